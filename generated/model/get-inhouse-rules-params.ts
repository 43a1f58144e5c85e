/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';

export type GetInhouseRulesParams = {
/**
 * The version; without it the one that holds now.
 * @minimum 1
 * @maximum 100000
 */
version?: number;
/**
 * The language of names; without it the header's.
 */
language?: Language;
};
