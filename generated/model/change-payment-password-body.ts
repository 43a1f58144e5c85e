/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChangePaymentPasswordPayload } from './change-payment-password-payload.ts';
import type { EncryptedPayload } from './encrypted-payload.ts';

/**
 * The body of `changePaymentPassword`, plain or encrypted.
 */
export type ChangePaymentPasswordBody = ChangePaymentPasswordPayload | EncryptedPayload;
