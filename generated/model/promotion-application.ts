/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApplicationState } from './application-state.ts';

/**
 * An application of the member for a promotion.
 */
export interface PromotionApplication {
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
  state: ApplicationState;
  /**
     * What the member wrote.
     * @maxLength 140
     */
  remark: string;
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
     * When it was decided; null until then.
     * @maxLength 30
     * @nullable
     */
  decidedAt: string | null;
  /**
     * Why it was rejected, for the member; null unless it was.
     * @minLength 1
     * @maxLength 300
     * @nullable
     */
  reason: string | null;
}
