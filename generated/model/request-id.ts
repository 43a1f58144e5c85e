/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The id of one exchange between browser and server.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]{8,64}$
 */
export type RequestId = string;
