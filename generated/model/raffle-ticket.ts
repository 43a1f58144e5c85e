/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RaffleChance } from './raffle-chance.ts';
import type { RaffleEvidence } from './raffle-evidence.ts';
import type { RafflePrize } from './raffle-prize.ts';
import type { RewardCredit } from './reward-credit.ts';
import type { TicketState } from './ticket-state.ts';

/**
 * A ticket of the member.
 */
export interface RaffleTicket {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  ticketId: string;
  /**
     * The raffle.
     * @minLength 1
     * @maxLength 40
     */
  promotionId: string;
  state: TicketState;
  /**
     * What it was earned by.
     * @minLength 1
     * @maxLength 120
     */
  reason: string;
  /**
     * The SHA-256 of the seed that draws it, told from the moment it is earned.
     * @minLength 64
     * @maxLength 64
     * @pattern ^[0-9a-f]{64}$
     */
  commitment: string;
  /**
     * The chances that it draws by, fixed and told when it is earned, in the order of their parts; what an operator changes
     * later does not touch them. Null for tickets from before chances were fixed.
     * @minItems 1
     * @maxItems 100
     * @nullable
     */
  chances: RaffleChance[] | null;
  /**
     * The SHA-256 of `chances` as text, a line `<prizeId>:<chance>` each, joined by line feeds; told from the moment it is earned. Null without them.
     * @minLength 64
     * @maxLength 64
     * @nullable
     * @pattern ^[0-9a-f]{64}$
     */
  chancesHash: string | null;
  /**
     * When it was earned.
     * @maxLength 30
     */
  earnedAt: string;
  /**
     * Until when it can be drawn; null where no end is set.
     * @maxLength 30
     * @nullable
     */
  expiresAt: string | null;
  /**
     * When it was drawn; null until then.
     * @maxLength 30
     * @nullable
     */
  drawnAt: string | null;
  /** What it drew; null while it is open. */
  prize: RafflePrize | null;
  /** What was given for the prize; null for a blank. */
  credit: RewardCredit | null;
  /** How it was drawn; null until then, and where it was drawn before evidence was kept. */
  evidence: RaffleEvidence | null;
}
