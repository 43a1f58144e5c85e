/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What it is. The page, and the call that tells it, go by this.
 */
export type LedgerReferenceType = typeof LedgerReferenceType[keyof typeof LedgerReferenceType];


export const LedgerReferenceType = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  wallet_transfer: 'wallet_transfer',
  member_transfer: 'member_transfer',
  vault: 'vault',
  bet: 'bet',
  promotion: 'promotion',
  bonus: 'bonus',
  points: 'points',
  bill: 'bill',
  debt: 'debt',
  operator: 'operator',
} as const;
