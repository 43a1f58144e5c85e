/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What `launchGame` is given.
 */
export type LotteryGameLaunchMode = typeof LotteryGameLaunchMode[keyof typeof LotteryGameLaunchMode];


export const LotteryGameLaunchMode = {
  LOTT: 'LOTT',
} as const;
