/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApplicationImage } from './application-image.ts';
import type { ApplicationState } from './application-state.ts';
import type { ReviewedMember } from './reviewed-member.ts';
import type { RewardValue } from './reward-value.ts';
import type { WageringRules } from './wagering-rules.ts';

/**
 * An application with everything that its decision needs.
 */
export interface ApplicationReview {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  applicationId: string;
  /**
     * The promotion.
     * @minLength 1
     * @maxLength 40
     */
  promotionId: string;
  /**
     * Its title.
     * @minLength 1
     * @maxLength 80
     */
  promotionTitle: string;
  member: ReviewedMember;
  state: ApplicationState;
  /**
     * Pictures that came with it.
     * @minimum 1
     * @maximum 3
     */
  imageCount: number;
  /**
     * When it was filed.
     * @maxLength 30
     */
  filedAt: string;
  /**
     * The operator who took it up; null until one does.
     * @minLength 1
     * @maxLength 64
     * @nullable
     */
  reviewer: string | null;
  /**
     * What the member wrote, plain text.
     * @maxLength 140
     */
  remark: string;
  /**
     * The pictures.
     * @maxItems 3
     */
  images: ApplicationImage[];
  reward: RewardValue;
  /** What has to be staked before it can be withdrawn; null, and nothing. */
  wagering: WageringRules | null;
  /**
     * When it was taken up; null until then.
     * @maxLength 30
     * @nullable
     */
  takenAt: string | null;
  /**
     * When it was decided; null until then.
     * @maxLength 30
     * @nullable
     */
  decidedAt: string | null;
  /**
     * The bonus that was granted, where it is bonus money; else null.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  bonusId: string | null;
  /**
     * Why it was rejected, for the member; null unless it was.
     * @minLength 1
     * @maxLength 300
     * @nullable
     */
  reason: string | null;
  /**
     * The note for other operators; null where there is none.
     * @minLength 1
     * @maxLength 500
     * @nullable
     */
  note: string | null;
}
