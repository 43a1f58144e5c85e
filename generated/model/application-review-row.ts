/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApplicationState } from './application-state.ts';
import type { ReviewedMember } from './reviewed-member.ts';

/**
 * An application as a line of the review list.
 */
export interface ApplicationReviewRow {
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
}
