/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccountSession } from './account-session.ts';

/**
 * The answer of `exchangeSessionTicket`.
 */
export interface ExchangeSessionTicketResponse {
  /** Always true. */
  success: true;
  value: AccountSession;
}
