/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetRaffleParams = {
/**
 * The raffle.
 * @minLength 1
 * @maxLength 40
 */
promotionId: string;
};
