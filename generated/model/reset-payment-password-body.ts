/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EncryptedPayload } from './encrypted-payload.ts';
import type { ResetPaymentPasswordPayload } from './reset-payment-password-payload.ts';

/**
 * The body of `resetPaymentPassword`, plain or encrypted.
 */
export type ResetPaymentPasswordBody = ResetPaymentPasswordPayload | EncryptedPayload;
