/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `open -> claimable` when the target is reached, `claimable -> claimed`; `expired` from `open` or `claimable` when it
 * ends.
 */
export type MissionState = typeof MissionState[keyof typeof MissionState];


export const MissionState = {
  open: 'open',
  claimable: 'claimable',
  claimed: 'claimed',
  expired: 'expired',
} as const;
