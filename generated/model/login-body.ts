/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EncryptedPayload } from './encrypted-payload.ts';
import type { LoginPayload } from './login-payload.ts';

/**
 * The body of `login`, plain or encrypted.
 */
export type LoginBody = LoginPayload | EncryptedPayload;
