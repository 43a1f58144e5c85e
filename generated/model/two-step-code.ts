/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The second step of a login: a code of the authenticator app, or a recovery code.
 * @minLength 6
 * @maxLength 9
 * @pattern ^([0-9]{6}|[A-Z2-9]{4}-[A-Z2-9]{4})$
 */
export type TwoStepCode = string;
