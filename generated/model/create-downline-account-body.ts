/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DownlineAccountPayload } from './downline-account-payload.ts';
import type { EncryptedPayload } from './encrypted-payload.ts';

/**
 * The body of `createDownlineAccount`, plain or encrypted.
 */
export type CreateDownlineAccountBody = DownlineAccountPayload | EncryptedPayload;
