/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetPromotionParams = {
/**
 * The promotion.
 * @minLength 1
 * @maxLength 40
 */
id: string;
};
