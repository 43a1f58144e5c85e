/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The host of the portal's page, with its port if it has one.
 * @minLength 1
 * @maxLength 255
 * @pattern ^[A-Za-z0-9.:\[\]_-]+$
 */
export type PageHost = string;
