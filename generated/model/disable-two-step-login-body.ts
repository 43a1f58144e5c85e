/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EncryptedPayload } from './encrypted-payload.ts';
import type { TwoStepDisablePayload } from './two-step-disable-payload.ts';

/**
 * The body of `disableTwoStepLogin`, plain or encrypted.
 */
export type DisableTwoStepLoginBody = TwoStepDisablePayload | EncryptedPayload;
