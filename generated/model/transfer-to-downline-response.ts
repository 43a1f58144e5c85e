/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MemberTransfer } from './member-transfer.ts';

/**
 * The answer of `transferToDownline`.
 */
export interface TransferToDownlineResponse {
  /** Always true. */
  success: true;
  value: MemberTransfer;
}
