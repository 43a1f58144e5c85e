/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ErrorEnvelope } from './error-envelope.ts';

/**
 * The thing is no longer in the state that this needs, or the same `Idempotency-Key` was sent before with another body; nothing was changed.
 */
export type StateOrKeyConflictResponse = ErrorEnvelope;
