/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoginTicket } from './login-ticket.ts';

/**
 * A login ticket and its end.
 */
export interface SessionTicket {
  ticket: LoginTicket;
  /**
     * Until when it can be exchanged.
     * @maxLength 30
     */
  expiresAt: string;
}
