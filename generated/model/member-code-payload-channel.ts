/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How it is sent.
 */
export type MemberCodePayloadChannel = typeof MemberCodePayloadChannel[keyof typeof MemberCodePayloadChannel];


export const MemberCodePayloadChannel = {
  sms: 'sms',
  email: 'email',
} as const;
