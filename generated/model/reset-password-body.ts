/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EncryptedPayload } from './encrypted-payload.ts';
import type { ResetPasswordPayload } from './reset-password-payload.ts';

/**
 * The body of `resetPassword`, plain or encrypted.
 */
export type ResetPasswordBody = ResetPasswordPayload | EncryptedPayload;
