/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The ticket that is drawn.
 */
export interface RaffleClaimPayload {
  /**
     * The raffle.
     * @minLength 1
     * @maxLength 40
     */
  promotionId: string;
  /**
     * The ticket.
     * @minLength 1
     * @maxLength 40
     */
  ticketId: string;
}
