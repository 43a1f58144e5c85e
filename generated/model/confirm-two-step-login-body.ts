/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EncryptedPayload } from './encrypted-payload.ts';
import type { TwoStepConfirmPayload } from './two-step-confirm-payload.ts';

/**
 * The body of `confirmTwoStepLogin`, plain or encrypted.
 */
export type ConfirmTwoStepLoginBody = TwoStepConfirmPayload | EncryptedPayload;
