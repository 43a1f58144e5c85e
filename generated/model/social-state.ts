/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The state that the provider has returned.
 * @minLength 1
 * @maxLength 128
 */
export type SocialState = string;
