/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How Firebase has sent the code, where `smsChannel` is `firebase`.
 */
export type FirebaseChannel = 'sms';
