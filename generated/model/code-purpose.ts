/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a code is good for, and for nothing else.
 */
export type CodePurpose = typeof CodePurpose[keyof typeof CodePurpose];


export const CodePurpose = {
  bind_email: 'bind_email',
  bind_mobile: 'bind_mobile',
  reset_payment_password: 'reset_payment_password',
} as const;
