/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MemberInfo } from './member-info.ts';

/**
 * The answer of `getMemberInfo`.
 */
export interface GetMemberInfoResponse {
  /** Always true. */
  success: true;
  value: MemberInfo;
}
