/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The promotion that is meant.
 */
export interface PromotionIdPayload {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  promotionId: string;
}
