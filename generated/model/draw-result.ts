/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PrizeRow } from './prize-row.ts';

/**
 * What was drawn.
 */
export interface DrawResult {
  /**
     * 1, and one more with each correction.
     * @minimum 1
     * @maximum 1000
     */
  version: number;
  /**
     * When this version became known.
     * @maxLength 30
     */
  enteredAt: string;
  /**
     * The rows of the prize table in their order.
     * @minItems 1
     * @maxItems 10
     */
  prizes: PrizeRow[];
}
