/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { HelpCategory } from './help-category.ts';
import type { Language } from './language.ts';

/**
 * The help centre in one language.
 */
export interface HelpCenter {
  lang: Language;
  /**
     * The chapters, in the order in which they are shown.
     * @maxItems 50
     */
  categories: HelpCategory[];
}
