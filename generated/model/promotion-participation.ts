/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { PromotionApplication } from './promotion-application.ts';
import type { PromotionProgress } from './promotion-progress.ts';
import type { PromotionState } from './promotion-state.ts';

/**
 * How the member of the session stands with a promotion.
 */
export interface PromotionParticipation {
  /**
     * The promotion.
     * @minLength 1
     * @maxLength 40
     */
  promotionId: string;
  state: PromotionState;
  /**
     * When this state began for the member, null where the member did nothing.
     * @maxLength 30
     * @nullable
     */
  changedAt: string | null;
  /** Whether the member may join or apply now. */
  eligible: boolean;
  /**
     * Why not, in words; null where the member may.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  ineligibleReason: string | null;
  /**
     * When the member joined; null where it has not.
     * @maxLength 30
     * @nullable
     */
  joinedAt: string | null;
  /** The condition, where there is one and the member has joined; else null. */
  progress: PromotionProgress | null;
  /** The latest application, where the mode is `apply`; else null. */
  application: PromotionApplication | null;
  /**
     * The reward that waits or was claimed. The reward centre lists the same reward. Null where there is none.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  rewardId: string | null;
  /** What waits to be claimed, where it is money; else null. */
  claimAmount: Money | null;
  /**
     * Until when it waits; null where nothing does or no time is set.
     * @maxLength 30
     * @nullable
     */
  claimUntil: string | null;
  /**
     * The bonus that came of it; null where none did.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  bonusId: string | null;
  /**
     * Tickets not drawn yet, where the mode is `raffle`.
     * @minimum 0
     * @maximum 100000
     */
  openTickets: number;
}
