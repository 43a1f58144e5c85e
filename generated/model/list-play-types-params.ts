/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';
import type { PlayTypeCode } from './play-type-code.ts';

export type ListPlayTypesParams = {
/**
 * This one only, as the query of the page names it.
 */
playType?: PlayTypeCode;
/**
 * The language of names; without it the header's.
 */
language?: Language;
};
