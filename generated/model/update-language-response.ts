/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LanguageChoice } from './language-choice.ts';

/**
 * The answer of `updateLanguage`.
 */
export interface UpdateLanguageResponse {
  /** Always true. */
  success: true;
  value: LanguageChoice;
}
