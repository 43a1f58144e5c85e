/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListGameMenusLotteryType = typeof ListGameMenusLotteryType[keyof typeof ListGameMenusLotteryType];


export const ListGameMenusLotteryType = {
  Lott: 'Lott',
} as const;
