/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ErrorEnvelope } from './error-envelope.ts';

/**
 * The server failed; nothing was changed.
 */
export type SystemErrorResponse = ErrorEnvelope;
