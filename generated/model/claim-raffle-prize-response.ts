/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RaffleTicket } from './raffle-ticket.ts';

/**
 * The answer of `claimRafflePrize`.
 */
export interface ClaimRafflePrizeResponse {
  /** Always true. */
  success: true;
  value: RaffleTicket;
}
