/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EncryptedPayload } from './encrypted-payload.ts';
import type { WithdrawalPayload } from './withdrawal-payload.ts';

/**
 * The body of `createWithdrawal`, plain or encrypted.
 */
export type CreateWithdrawalBody = WithdrawalPayload | EncryptedPayload;
