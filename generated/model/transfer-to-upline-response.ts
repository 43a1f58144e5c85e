/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MemberTransfer } from './member-transfer.ts';

/**
 * The answer of `transferToUpline`.
 */
export interface TransferToUplineResponse {
  /** Always true. */
  success: true;
  value: MemberTransfer;
}
