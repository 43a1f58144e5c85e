/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ErrorEnvelope } from './error-envelope.ts';

/**
 * No valid session: without a token, with an unknown one (`unauthenticated`) or with one that has ended (`session_expired`).
 */
export type UnauthorizedResponse = ErrorEnvelope;
