/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One of the three fields in which a registration carries the ticket of the slider check. Opaque.
 * @minLength 1
 * @maxLength 300
 */
export type GeetestField = string;
