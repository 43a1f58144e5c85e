/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RafflePrize } from './raffle-prize.ts';

/**
 * A raffle, with its prizes and the tickets of the member.
 */
export interface Raffle {
  /**
     * The promotion.
     * @minLength 1
     * @maxLength 40
     */
  promotionId: string;
  /**
     * How a ticket is earned, in words.
     * @minLength 1
     * @maxLength 200
     */
  ticketRule: string;
  /**
     * Until when tickets can be drawn; null where no end is set.
     * @maxLength 30
     * @nullable
     */
  endsAt: string | null;
  /**
     * Tickets not drawn yet.
     * @minimum 0
     * @maximum 100000
     */
  openTickets: number;
  /**
     * Tickets drawn.
     * @minimum 0
     * @maximum 100000
     */
  drawnTickets: number;
  /**
     * The prizes, blank included, the rarest first.
     * @maxItems 100
     */
  prizes: RafflePrize[];
}
