/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ErrorEnvelope } from './error-envelope.ts';

/**
 * The vendor key is missing or unknown.
 */
export type VendorKeyRefusedResponse = ErrorEnvelope;
