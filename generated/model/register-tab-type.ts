/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * By username or by mobile number.
 */
export type RegisterTabType = typeof RegisterTabType[keyof typeof RegisterTabType];


export const RegisterTabType = {
  username: 'username',
  mobile: 'mobile',
} as const;
