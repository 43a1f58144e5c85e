/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RaffleTicket } from './raffle-ticket.ts';

/**
 * A page of tickets.
 */
export interface RaffleTicketPage {
  /**
     * The tickets of the page, the newest first.
     * @maxItems 100
     */
  content: RaffleTicket[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 1000000
     */
  totalPages: number;
  /**
     * Entries in all.
     * @minimum 0
     * @maximum 100000000
     */
  totalElements: number;
}
