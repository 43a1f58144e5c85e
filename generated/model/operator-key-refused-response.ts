/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ErrorEnvelope } from './error-envelope.ts';

/**
 * The operator key is missing or unknown.
 */
export type OperatorKeyRefusedResponse = ErrorEnvelope;
