/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A lottery game.
 * @maxLength 30
 * @pattern ^[A-Z0-9_]{2,30}$
 */
export type LotteryGameCode = string;
