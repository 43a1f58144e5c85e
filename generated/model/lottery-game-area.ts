/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The area, `VN` for the Vietnamese lottery; else null.
 * @nullable
 */
export type LotteryGameArea = typeof LotteryGameArea[keyof typeof LotteryGameArea] | null;


export const LotteryGameArea = {
  VN: 'VN',
} as const;
