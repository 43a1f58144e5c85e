/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who sends codes by SMS, the site's own server or Firebase.
 */
export type SmsChannel = typeof SmsChannel[keyof typeof SmsChannel];


export const SmsChannel = {
  server: 'server',
  firebase: 'firebase',
} as const;
