/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BindEmailPayload } from './bind-email-payload.ts';
import type { EncryptedPayload } from './encrypted-payload.ts';

/**
 * The body of `bindEmail`, plain or encrypted.
 */
export type BindEmailBody = BindEmailPayload | EncryptedPayload;
