/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';
import type { ListGameMenusDevice } from './list-game-menus-device.ts';
import type { ListGameMenusLotteryType } from './list-game-menus-lottery-type.ts';
import type { PrizeMode } from './prize-mode.ts';

export type ListGameMenusParams = {
/**
 * Games of this mode only.
 */
prizeMode?: PrizeMode;
/**
 * The kind of lottery, always `Lott`.
 */
lotteryType?: ListGameMenusLotteryType;
/**
 * The kind of device, always `WEB`.
 */
device?: ListGameMenusDevice;
/**
 * The language of names; without it the header's.
 */
language?: Language;
};
