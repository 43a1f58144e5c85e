/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ErrorEnvelope } from './error-envelope.ts';

/**
 * The site is under maintenance or cannot answer now.
 */
export type UnavailableResponse = ErrorEnvelope;
