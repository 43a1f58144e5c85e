/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How one logs in, by username and password or by a code sent to a mobile number.
 */
export type LoginType = typeof LoginType[keyof typeof LoginType];


export const LoginType = {
  username: 'username',
  sms: 'sms',
} as const;
