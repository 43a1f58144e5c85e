/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EncryptedPayload } from './encrypted-payload.ts';
import type { PaymentPasswordPayload } from './payment-password-payload.ts';

/**
 * The body of `setPaymentPassword`, plain or encrypted.
 */
export type SetPaymentPasswordBody = PaymentPasswordPayload | EncryptedPayload;
