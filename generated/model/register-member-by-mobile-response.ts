/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccountSession } from './account-session.ts';

/**
 * The answer of `registerMemberByMobile`.
 */
export interface RegisterMemberByMobileResponse {
  /** Always true. */
  success: true;
  value: AccountSession;
}
