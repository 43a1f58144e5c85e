/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What it is; `refund` gives a stake back, as for a push.
 */
export type CreditPayloadKind = typeof CreditPayloadKind[keyof typeof CreditPayloadKind];


export const CreditPayloadKind = {
  win: 'win',
  jackpot: 'jackpot',
  free_round: 'free_round',
  refund: 'refund',
} as const;
