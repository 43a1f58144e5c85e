/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a limit of money is about: deposits, or the loss, which is stakes less payouts of settled real-money bets and
 * the stakes of open ones.
 */
export type MoneyLimitKind = typeof MoneyLimitKind[keyof typeof MoneyLimitKind];


export const MoneyLimitKind = {
  deposit: 'deposit',
  loss: 'loss',
} as const;
