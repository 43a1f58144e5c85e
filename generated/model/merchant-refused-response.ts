/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ErrorEnvelope } from './error-envelope.ts';

/**
 * This backend does not serve that brand.
 */
export type MerchantRefusedResponse = ErrorEnvelope;
