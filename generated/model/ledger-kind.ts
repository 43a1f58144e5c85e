/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why money moved. `withdrawal` takes what is held, and gives it back as a positive amount; `transfer_*` are between
 * wallets or members, or to and from the vault; `bet` and `prize` stakes and payouts, `refund` stakes given back; `salary` and `dividend` income
 * by contract; `points` converted points; `debt` what came in and paid a debt; `adjustment` an act of the operator.
 */
export type LedgerKind = typeof LedgerKind[keyof typeof LedgerKind];


export const LedgerKind = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  transfer_in: 'transfer_in',
  transfer_out: 'transfer_out',
  bet: 'bet',
  prize: 'prize',
  refund: 'refund',
  promotion: 'promotion',
  rebate: 'rebate',
  salary: 'salary',
  dividend: 'dividend',
  points: 'points',
  fee: 'fee',
  debt: 'debt',
  adjustment: 'adjustment',
} as const;
