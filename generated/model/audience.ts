/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Accounts by id, every member of certain VIP ranks, every member.
 */
export type Audience = typeof Audience[keyof typeof Audience];


export const Audience = {
  members: 'members',
  ranks: 'ranks',
  all: 'all',
} as const;
