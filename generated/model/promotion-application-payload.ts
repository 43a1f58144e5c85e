/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An application for a promotion, as a form with files.
 */
export interface PromotionApplicationPayload {
  /**
     * The promotion.
     * @minLength 1
     * @maxLength 40
     */
  promotionId: string;
  /**
     * What the member says to it, plain text.
     * @maxLength 140
     */
  remark?: string;
  /**
     * The pictures, each a part of its own with this name.
     * @minItems 1
     * @maxItems 3
     */
  images: (Blob | File)[];
}
