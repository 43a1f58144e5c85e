/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MemberIcon } from './member-icon.ts';

/**
 * The answer of `getMemberIcon`.
 */
export interface GetMemberIconResponse {
  /** Always true. */
  success: true;
  value: MemberIcon;
}
