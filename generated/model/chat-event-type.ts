/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the event is about.
 */
export type ChatEventType = typeof ChatEventType[keyof typeof ChatEventType];


export const ChatEventType = {
  chat: 'chat',
} as const;
