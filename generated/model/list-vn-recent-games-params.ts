/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';

export type ListVnRecentGamesParams = {
/**
 * The most games to answer.
 * @minimum 1
 * @maximum 100
 */
count?: number;
/**
 * The language of names; without it the header's.
 */
language?: Language;
};
