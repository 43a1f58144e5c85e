/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why a bet counted as it did: in full; in part, by the share of its category or of the stake that was at risk; not at
 * all because its category does not count, the stake was above the largest one, bets covered opposing outcomes of one
 * draw or round, it was void or a push, it was placed before the grant or after the end, or nothing was left to stake.
 */
export type WageringReason = typeof WageringReason[keyof typeof WageringReason];


export const WageringReason = {
  counted_in_full: 'counted_in_full',
  counted_in_part: 'counted_in_part',
  category_excluded: 'category_excluded',
  stake_too_high: 'stake_too_high',
  opposing_bets: 'opposing_bets',
  void_or_push: 'void_or_push',
  placed_before: 'placed_before',
  placed_after: 'placed_after',
  completed_before: 'completed_before',
} as const;
