/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { HelpItem } from './help-item.ts';

/**
 * A chapter of the help centre.
 */
export interface HelpCategory {
  /**
     * Its id, the same in every language.
     * @maxLength 40
     * @pattern ^[a-z][a-z0-9-]{0,39}$
     */
  id: string;
  /**
     * Its title.
     * @minLength 1
     * @maxLength 80
     */
  title: string;
  /**
     * Its articles, in the order in which they are shown.
     * @maxItems 100
     */
  items: HelpItem[];
}
