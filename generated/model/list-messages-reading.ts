/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListMessagesReading = typeof ListMessagesReading[keyof typeof ListMessagesReading];


export const ListMessagesReading = {
  all: 'all',
  unread: 'unread',
  read: 'read',
} as const;
