/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The id of an event. Later events mostly have higher ids, but no client may rely on it.
 * @maxLength 18
 * @pattern ^[0-9]{1,18}$
 */
export type EventId = string;
