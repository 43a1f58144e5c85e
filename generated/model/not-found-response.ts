/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ErrorEnvelope } from './error-envelope.ts';

/**
 * There is no such thing, or it is not the caller's.
 */
export type NotFoundResponse = ErrorEnvelope;
