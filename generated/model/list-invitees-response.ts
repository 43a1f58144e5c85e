/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { InviteePage } from './invitee-page.ts';

/**
 * The answer of `listInvitees`.
 */
export interface ListInviteesResponse {
  /** Always true. */
  success: true;
  value: InviteePage;
}
