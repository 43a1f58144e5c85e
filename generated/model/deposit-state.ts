/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known
 * from the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from
 * `pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late
 * or after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a
 * chargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.
 */
export type DepositState = typeof DepositState[keyof typeof DepositState];


export const DepositState = {
  pending: 'pending',
  paid: 'paid',
  credited: 'credited',
  failed: 'failed',
  expired: 'expired',
  reversed: 'reversed',
} as const;
