/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a message is about.
 */
export type MessageCategory = typeof MessageCategory[keyof typeof MessageCategory];


export const MessageCategory = {
  account: 'account',
  money: 'money',
  promotion: 'promotion',
  reward: 'reward',
  game: 'game',
  service: 'service',
  team: 'team',
} as const;
