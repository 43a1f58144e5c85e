/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The place of a game in the catalogue; unique.
 * @maxLength 12
 * @pattern ^[0-9]{1,12}$
 */
export type NodeId = string;
