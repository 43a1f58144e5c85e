/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a message of operators is about.
 */
export type SentMessageCategory = typeof SentMessageCategory[keyof typeof SentMessageCategory];


export const SentMessageCategory = {
  account: 'account',
  money: 'money',
  promotion: 'promotion',
  reward: 'reward',
  game: 'game',
  service: 'service',
} as const;
