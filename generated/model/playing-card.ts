/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A card, its rank (`T` is ten) and suit: spades, hearts, diamonds, clubs.
 * @maxLength 2
 * @pattern ^[A23456789TJQK][SHDC]$
 */
export type PlayingCard = string;
