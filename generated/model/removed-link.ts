/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A link that is no more.
 */
export interface RemovedLink {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  linkId: string;
  /**
     * When it was removed.
     * @maxLength 30
     */
  removedAt: string;
}
