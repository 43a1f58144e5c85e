/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ErrorEnvelope } from './error-envelope.ts';

/**
 * The body is larger than the server accepts.
 */
export type PayloadTooLargeResponse = ErrorEnvelope;
