/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The rewards that are claimed.
 */
export interface RewardIdsPayload {
  /**
     * Their ids, each once.
     * @minItems 1
     * @maxItems 100
     * @items.minLength 1
     * @items.maxLength 40
     */
  rewardIds: string[];
}
