/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who wrote: the member, an operator, or the help content that answers until an operator writes.
 */
export type ChatMessageAuthor = typeof ChatMessageAuthor[keyof typeof ChatMessageAuthor];


export const ChatMessageAuthor = {
  member: 'member',
  operator: 'operator',
  help: 'help',
} as const;
