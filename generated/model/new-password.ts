/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The new password, as typed. The site's password rule holds.
 * @minLength 1
 * @maxLength 256
 */
export type NewPassword = string;
