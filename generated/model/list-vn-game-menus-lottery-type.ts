/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListVnGameMenusLotteryType = typeof ListVnGameMenusLotteryType[keyof typeof ListVnGameMenusLotteryType];


export const ListVnGameMenusLotteryType = {
  Lott: 'Lott',
} as const;
