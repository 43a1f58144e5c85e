/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The page, from 1.
 */
export type PageNoParameter = number;
