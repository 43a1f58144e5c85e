/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SessionTicket } from './session-ticket.ts';

/**
 * The answer of `createSessionTicket`.
 */
export interface CreateSessionTicketResponse {
  /** Always true. */
  success: true;
  value: SessionTicket;
}
