/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrencyCode } from './currency-code.ts';
import type { Money } from './money.ts';
import type { PointValue } from './point-value.ts';

/**
 * The rules of points on this site.
 */
export interface PointsConfig {
  /** The valid turnover that earns one point. What is left over is carried to the next bet. */
  turnoverPerPoint: Money;
  pointValue: PointValue;
  /**
     * The fewest points of a conversion.
     * @minimum 1
     * @maximum 1000000000
     */
  convertMin: number;
  /**
     * Points are converted in multiples of this.
     * @minimum 1
     * @maximum 1000000000
     */
  convertStep: number;
  /**
     * The most points that a member converts in a day, null where there is no such limit.
     * @minimum 1
     * @maximum 1000000000
     * @nullable
     */
  convertMaxPerDay: number | null;
  currency: CurrencyCode;
}
