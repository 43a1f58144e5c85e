/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EncryptedPayload } from './encrypted-payload.ts';
import type { MobileRegisterPayload } from './mobile-register-payload.ts';

/**
 * The body of `registerMemberByMobile`, plain or encrypted.
 */
export type RegisterMemberByMobileBody = MobileRegisterPayload | EncryptedPayload;
