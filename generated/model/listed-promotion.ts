/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApplyMode } from './apply-mode.ts';
import type { Money } from './money.ts';
import type { PromotionCategory } from './promotion-category.ts';
import type { PromotionState } from './promotion-state.ts';
import type { RewardValue } from './reward-value.ts';
import type { WageringRules } from './wagering-rules.ts';

/**
 * A promotion as a card of the list, in the language of the request.
 */
export interface ListedPromotion {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  id: string;
  category: PromotionCategory;
  /**
     * Its title.
     * @minLength 1
     * @maxLength 80
     */
  title: string;
  /**
     * A sentence about it.
     * @minLength 1
     * @maxLength 200
     */
  summary: string;
  /**
     * Its picture.
     * @maxLength 2048
     */
  picture: string;
  /**
     * When it begins.
     * @maxLength 30
     */
  startsAt: string;
  /**
     * When it ends, not included; null, and it stays until the brand ends it.
     * @maxLength 30
     * @nullable
     */
  endsAt: string | null;
  state: PromotionState;
  applyMode: ApplyMode;
  reward: RewardValue;
  /** What has to be staked before the reward can be withdrawn; null, and nothing. */
  wagering: WageringRules | null;
  /** The deposit that it takes, null where it takes none. */
  minDeposit: Money | null;
}
