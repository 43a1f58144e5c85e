/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The affiliate code of a link, unique on the site.
 * @maxLength 16
 * @pattern ^[A-Z0-9]{4,16}$
 */
export type LinkCode = string;
