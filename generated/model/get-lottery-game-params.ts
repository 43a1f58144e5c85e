/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';

export type GetLotteryGameParams = {
/**
 * The language of names; without it the header's.
 */
language?: Language;
};
