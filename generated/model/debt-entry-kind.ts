/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What changed a debt. `owed`: money was taken back that had been spent. `paid`: something that came into the main wallet
 * paid it, wholly or in part. `written_off`: an operator gave it up.
 */
export type DebtEntryKind = typeof DebtEntryKind[keyof typeof DebtEntryKind];


export const DebtEntryKind = {
  owed: 'owed',
  paid: 'paid',
  written_off: 'written_off',
} as const;
