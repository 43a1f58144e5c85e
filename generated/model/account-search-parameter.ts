/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Part of an account name or nickname, whatever the case and the accents.
 */
export type AccountSearchParameter = string;
