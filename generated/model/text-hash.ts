/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The SHA-256 of the text in UTF-8, in hexadecimal.
 * @maxLength 64
 * @pattern ^[0-9a-f]{64}$
 */
export type TextHash = string;
