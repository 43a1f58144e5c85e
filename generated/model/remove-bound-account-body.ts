/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EncryptedPayload } from './encrypted-payload.ts';
import type { RemoveAccountPayload } from './remove-account-payload.ts';

/**
 * The body of `removeBoundAccount`, plain or encrypted.
 */
export type RemoveBoundAccountBody = RemoveAccountPayload | EncryptedPayload;
