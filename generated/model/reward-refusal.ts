/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RewardRefusalCode } from './reward-refusal-code.ts';

/**
 * A reward that was not given with the others.
 */
export interface RewardRefusal {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  rewardId: string;
  /**
     * What it is for, in the language of the request.
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  /** The error that it would be refused with by itself. */
  code: RewardRefusalCode;
}
