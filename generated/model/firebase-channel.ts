/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How Firebase has sent the code, where `smsChannel` is `firebase`.
 */
export type FirebaseChannel = typeof FirebaseChannel[keyof typeof FirebaseChannel];


export const FirebaseChannel = {
  sms: 'sms',
} as const;
