/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why a payment is no deposit's. `no_deposit`: it names none that there is. `second_payment`: the deposit that it names
 * has its money. `deposit_failed`: an operator had failed that deposit. `other_amount`: a provider reports more or less
 * than the deposit asks for. `other_currency`: it is in another currency. `refused`: an operator failed the deposit that
 * it had paid.
 */
export type UnmatchedCause = typeof UnmatchedCause[keyof typeof UnmatchedCause];


export const UnmatchedCause = {
  no_deposit: 'no_deposit',
  second_payment: 'second_payment',
  deposit_failed: 'deposit_failed',
  other_amount: 'other_amount',
  other_currency: 'other_currency',
  refused: 'refused',
} as const;
