/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BoundAccountPayload } from './bound-account-payload.ts';
import type { EncryptedPayload } from './encrypted-payload.ts';

/**
 * The body of `addBoundAccount`, plain or encrypted.
 */
export type AddBoundAccountBody = BoundAccountPayload | EncryptedPayload;
