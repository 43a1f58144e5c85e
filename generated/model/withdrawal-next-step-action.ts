/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is to be done.
 */
export type WithdrawalNextStepAction = typeof WithdrawalNextStepAction[keyof typeof WithdrawalNextStepAction];


export const WithdrawalNextStepAction = {
  review: 'review',
  approve: 'approve',
  pay: 'pay',
  confirm_received: 'confirm_received',
  answer_dispute: 'answer_dispute',
} as const;
