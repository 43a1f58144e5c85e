/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An article of the help centre. Its `id` is the hash that opens it on `/help`.
 */
export interface HelpItem {
  /**
     * Its id, unique over all categories and the same in every language.
     * @maxLength 40
     * @pattern ^[a-z][a-z0-9-]{0,39}$
     */
  id: string;
  /**
     * Its title.
     * @minLength 1
     * @maxLength 160
     */
  title: string;
  /**
     * HTML, cleaned by the server when it is stored and by the portal again before it is shown.
     * @maxLength 40000
     */
  content: string;
  /**
     * When it was last changed.
     * @maxLength 30
     */
  updatedAt: string;
}
