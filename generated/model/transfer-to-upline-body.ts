/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EncryptedPayload } from './encrypted-payload.ts';
import type { UplineTransferPayload } from './upline-transfer-payload.ts';

/**
 * The body of `transferToUpline`, plain or encrypted.
 */
export type TransferToUplineBody = UplineTransferPayload | EncryptedPayload;
