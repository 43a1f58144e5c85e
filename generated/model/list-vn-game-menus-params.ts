/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';
import type { ListVnGameMenusLotteryType } from './list-vn-game-menus-lottery-type.ts';

export type ListVnGameMenusParams = {
/**
 * The kind of lottery, always `Lott`.
 */
lotteryType?: ListVnGameMenusLotteryType;
/**
 * The language of names; without it the header's.
 */
language?: Language;
};
