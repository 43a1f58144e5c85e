/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MemberTransferTerms } from './member-transfer-terms.ts';

/**
 * The answer of `getMemberTransferTerms`.
 */
export interface GetMemberTransferTermsResponse {
  /** Always true. */
  success: true;
  value: MemberTransferTerms;
}
