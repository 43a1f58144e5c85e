/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The key whose hash began the sign-in, at least 24 random bytes in base64url; the text itself is hashed.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]{32,64}$
 */
export type BrowserKey = string;
