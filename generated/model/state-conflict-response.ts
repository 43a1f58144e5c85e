/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ErrorEnvelope } from './error-envelope.ts';

/**
 * The thing is no longer in the state, or of the version, that this needs; nothing was changed.
 */
export type StateConflictResponse = ErrorEnvelope;
