/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A SHA-256 value, or the 32 bytes of a seed, in lower-case hexadecimal.
 * @maxLength 64
 * @pattern ^[0-9a-f]{64}$
 */
export type Sha256 = string;
