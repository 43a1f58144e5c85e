/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BindMobilePayload } from './bind-mobile-payload.ts';
import type { EncryptedPayload } from './encrypted-payload.ts';

/**
 * The body of `bindMobile`, plain or encrypted.
 */
export type BindMobileBody = BindMobilePayload | EncryptedPayload;
