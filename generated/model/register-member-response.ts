/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccountSession } from './account-session.ts';

/**
 * The answer of `registerMember`.
 */
export interface RegisterMemberResponse {
  /** Always true. */
  success: true;
  value: AccountSession;
}
