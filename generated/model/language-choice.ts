/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';

/**
 * The language of the account.
 */
export interface LanguageChoice {
  language: Language;
}
