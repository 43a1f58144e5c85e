/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';
import type { ListPopularGamesDevice } from './list-popular-games-device.ts';
import type { PrizeMode } from './prize-mode.ts';

export type ListPopularGamesParams = {
/**
 * The most games to answer.
 * @minimum 1
 * @maximum 100
 */
count?: number;
/**
 * Games of this mode only.
 */
prizeMode?: PrizeMode;
/**
 * The kind of device, always `WEB`.
 */
device?: ListPopularGamesDevice;
/**
 * The language of names; without it the header's.
 */
language?: Language;
};
