/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Stands for one list of conflicting contracts in one state; it changes with either.
 * @maxLength 64
 * @pattern ^[0-9a-f]{64}$
 */
export type ConflictHash = string;
