/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The name of an account that an agent makes. The site's own rule for `username` may be narrower.
 * @maxLength 16
 * @pattern ^[a-z][a-z0-9_]{3,15}$
 */
export type AccountName = string;
