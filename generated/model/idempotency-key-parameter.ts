/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the
 * first time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.
 */
export type IdempotencyKeyParameter = string;
