/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the player adds to the seed of the server, so that the server cannot choose the outcome.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type ClientSeed = string;
