/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who sends the SMS code.
 */
export type RegisterSmsChannel = typeof RegisterSmsChannel[keyof typeof RegisterSmsChannel];


export const RegisterSmsChannel = {
  server: 'server',
  firebase: 'firebase',
} as const;
