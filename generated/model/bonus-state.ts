/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `active -> completed | expired | cancelled`; nothing leaves the last three. `completed`: the wagering is done and
 * what was left went to the main wallet. `expired`: its time ended first and what was left is forfeited. `cancelled`:
 * the member gave it up.
 */
export type BonusState = typeof BonusState[keyof typeof BonusState];


export const BonusState = {
  active: 'active',
  completed: 'completed',
  expired: 'expired',
  cancelled: 'cancelled',
} as const;
