/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ErrorEnvelope } from './error-envelope.ts';

/**
 * The body is not of the content type that the operation names.
 */
export type UnsupportedMediaTypeResponse = ErrorEnvelope;
