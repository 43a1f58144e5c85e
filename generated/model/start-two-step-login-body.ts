/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EncryptedPayload } from './encrypted-payload.ts';
import type { TwoStepStartPayload } from './two-step-start-payload.ts';

/**
 * The body of `startTwoStepLogin`, plain or encrypted.
 */
export type StartTwoStepLoginBody = TwoStepStartPayload | EncryptedPayload;
