/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * Points that became money.
 */
export interface PointConversion {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  conversionId: string;
  /**
     * The points.
     * @minimum 1
     * @maximum 1000000000
     */
  points: number;
  /** What they became, in the main wallet. */
  amount: Money;
  /**
     * Points that are left.
     * @minimum 0
     * @maximum 1000000000000
     */
  pointsAfter: number;
  /**
     * When.
     * @maxLength 30
     */
  convertedAt: string;
}
