/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoginTicket } from './login-ticket.ts';

/**
 * The exchange of a login ticket.
 */
export interface TicketExchangePayload {
  ticket: LoginTicket;
}
