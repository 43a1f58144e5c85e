/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetMemberPromotionParams = {
/**
 * The promotion.
 * @minLength 1
 * @maxLength 40
 */
id: string;
};
