/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';

/**
 * The language that the member chose.
 */
export interface LanguagePayload {
  language: Language;
}
