/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ErrorEnvelope } from './error-envelope.ts';

/**
 * Too many requests; `Retry-After` tells how long to wait.
 */
export type TooManyRequestsResponse = ErrorEnvelope;
