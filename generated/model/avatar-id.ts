/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The id of an avatar of the gallery; `own` is the picture drawn from the account itself.
 * @maxLength 32
 * @pattern ^[a-z0-9-]{1,32}$
 */
export type AvatarId = string;
