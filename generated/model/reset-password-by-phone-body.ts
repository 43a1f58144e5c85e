/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EncryptedPayload } from './encrypted-payload.ts';
import type { PasswordByPhonePayload } from './password-by-phone-payload.ts';

/**
 * The body of `resetPasswordByPhone`, plain or encrypted.
 */
export type ResetPasswordByPhoneBody = PasswordByPhonePayload | EncryptedPayload;
