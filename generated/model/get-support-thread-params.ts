/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetSupportThreadParams = {
/**
 * The message before which to begin.
 * @minLength 1
 * @maxLength 40
 */
before?: string;
/**
 * The message after which to begin.
 * @minLength 1
 * @maxLength 40
 */
after?: string;
};
