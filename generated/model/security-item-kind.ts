/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A part of the safety of an account.
 */
export type SecurityItemKind = typeof SecurityItemKind[keyof typeof SecurityItemKind];


export const SecurityItemKind = {
  login_password: 'login_password',
  payment_password: 'payment_password',
  email: 'email',
  mobile: 'mobile',
  bound_account: 'bound_account',
  two_step_login: 'two_step_login',
} as const;
