/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetPermissionParams = {
/**
 * The host of the page that asks, with its port if it has one.
 * @minLength 1
 * @maxLength 255
 * @pattern ^[A-Za-z0-9.:\[\]_-]+$
 */
url?: string;
};
