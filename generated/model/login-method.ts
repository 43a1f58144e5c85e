/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How somebody logged in. `ticket` is a login ticket of the merchant, `registration` the login that follows it.
 */
export type LoginMethod = typeof LoginMethod[keyof typeof LoginMethod];


export const LoginMethod = {
  username: 'username',
  sms: 'sms',
  google: 'google',
  facebook: 'facebook',
  ticket: 'ticket',
  registration: 'registration',
} as const;
