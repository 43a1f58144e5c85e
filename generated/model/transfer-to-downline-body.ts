/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DownlineTransferPayload } from './downline-transfer-payload.ts';
import type { EncryptedPayload } from './encrypted-payload.ts';

/**
 * The body of `transferToDownline`, plain or encrypted.
 */
export type TransferToDownlineBody = DownlineTransferPayload | EncryptedPayload;
