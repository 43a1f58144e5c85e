/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BonusState } from './bonus-state.ts';
import type { Money } from './money.ts';
import type { RewardSource } from './reward-source.ts';
import type { WageringRules } from './wagering-rules.ts';

/**
 * Bonus money that was granted, with its wagering.
 */
export interface Bonus {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  bonusId: string;
  /**
     * What it was for.
     * @minLength 1
     * @maxLength 80
     */
  title: string;
  source: RewardSource;
  /**
     * The promotion, mission or ticket, where there is one; else null.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  sourceId: string | null;
  /** What was granted. */
  amount: Money;
  /** The bonus money of it that is left. */
  balance: Money;
  /** What has to be staked in all. */
  required: Money;
  /** What has counted so far, at most `required`. */
  counted: Money;
  /** What is left to stake, `required` less `counted`. */
  remaining: Money;
  wagering: WageringRules;
  state: BonusState;
  /**
     * When it was granted; stakes before that do not count.
     * @maxLength 30
     */
  grantedAt: string;
  /**
     * Until when the wagering can be done.
     * @maxLength 30
     */
  endsAt: string;
  /**
     * When it left `active`; null while it is.
     * @maxLength 30
     * @nullable
     */
  endedAt: string | null;
  /** What went to the main wallet when it was completed; null unless it was. */
  converted: Money | null;
  /** What was left of it and lost when it expired or was given up; null unless it did or was. */
  forfeited: Money | null;
}
