/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EncryptedPayload } from './encrypted-payload.ts';
import type { RegisterPayload } from './register-payload.ts';

/**
 * The body of `registerMember`, plain or encrypted.
 */
export type RegisterMemberBody = RegisterPayload | EncryptedPayload;
