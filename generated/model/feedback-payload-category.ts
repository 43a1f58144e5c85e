/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What it is about.
 */
export type FeedbackPayloadCategory = typeof FeedbackPayloadCategory[keyof typeof FeedbackPayloadCategory];


export const FeedbackPayloadCategory = {
  account: 'account',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  game: 'game',
  promotion: 'promotion',
  suggestion: 'suggestion',
  other: 'other',
} as const;
