/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ErrorEnvelope } from './error-envelope.ts';

/**
 * The same `Idempotency-Key` was sent before with another body.
 */
export type ConflictResponse = ErrorEnvelope;
