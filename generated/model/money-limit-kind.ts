/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a limit of money is about: deposits, or the loss, which is stakes less payouts of the real-money bets settled in
 * the period, the stakes of all open ones, and what was transferred to vendors with wallets of their own in the period
 * and has not come back.
 */
export type MoneyLimitKind = typeof MoneyLimitKind[keyof typeof MoneyLimitKind];


export const MoneyLimitKind = {
  deposit: 'deposit',
  loss: 'loss',
} as const;
