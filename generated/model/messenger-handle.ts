/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The name or number at a messenger.
 * @minLength 1
 * @maxLength 64
 */
export type MessengerHandle = string;
