/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TeamMessageReceipt } from './team-message-receipt.ts';

/**
 * The answer of `sendTeamMessage`.
 */
export interface SendTeamMessageResponse {
  /** Always true. */
  success: true;
  value: TeamMessageReceipt;
}
