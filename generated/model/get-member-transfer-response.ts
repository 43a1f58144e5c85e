/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MemberTransfer } from './member-transfer.ts';

/**
 * The answer of `getMemberTransfer`.
 */
export interface GetMemberTransferResponse {
  /** Always true. */
  success: true;
  value: MemberTransfer;
}
