/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RaffleTicketPage } from './raffle-ticket-page.ts';

/**
 * The answer of `listRaffleTickets`.
 */
export interface ListRaffleTicketsResponse {
  /** Always true. */
  success: true;
  value: RaffleTicketPage;
}
