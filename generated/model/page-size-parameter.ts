/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Entries on a page.
 */
export type PageSizeParameter = number;
