/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ErrorEnvelope } from './error-envelope.ts';

/**
 * The brand is not served here, or the place may not visit it. Trial accounts may call this.
 */
export type VisitorForbiddenResponse = ErrorEnvelope;
