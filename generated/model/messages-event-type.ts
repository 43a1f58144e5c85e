/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the event is about.
 */
export type MessagesEventType = typeof MessagesEventType[keyof typeof MessagesEventType];


export const MessagesEventType = {
  messages: 'messages',
} as const;
