/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The id of a member.
 * @maxLength 20
 * @pattern ^[0-9]{1,20}$
 */
export type MemberId = string;
