/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';
import type { PrizeMode } from './prize-mode.ts';

export type ListLotteryGamesParams = {
/**
 * Games of this mode only.
 */
prizeMode?: PrizeMode;
/**
 * Games of this group only.
 * @maxLength 20
 * @pattern ^[A-Z0-9_]{1,20}$
 */
gameGroupCode?: string;
/**
 * The language of names; without it the header's.
 */
language?: Language;
};
