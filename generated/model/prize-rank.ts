/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PrizeName } from './prize-name.ts';

/**
 * A row of a prize table.
 */
export interface PrizeRank {
  prize: PrizeName;
  /**
     * Numbers that are drawn for it.
     * @minimum 1
     * @maximum 20
     */
  count: number;
  /**
     * Digits of each.
     * @minimum 1
     * @maximum 6
     */
  digits: number;
}
