/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ErrorEnvelope } from './error-envelope.ts';

/**
 * The caller is known, or its place is, and may not do this.
 */
export type ForbiddenResponse = ErrorEnvelope;
