/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The messages that are meant.
 */
export interface MessageIdsPayload {
  /**
     * Their ids, each once.
     * @minItems 1
     * @maxItems 100
     * @items.minLength 1
     * @items.maxLength 40
     */
  messageIds: string[];
}
