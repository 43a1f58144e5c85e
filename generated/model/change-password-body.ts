/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChangePasswordPayload } from './change-password-payload.ts';
import type { EncryptedPayload } from './encrypted-payload.ts';

/**
 * The body of `changePassword`, plain or encrypted.
 */
export type ChangePasswordBody = ChangePasswordPayload | EncryptedPayload;
