/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PrizeRow } from './prize-row.ts';

/**
 * The result of a draw.
 */
export interface EnterDrawResultPayload {
  /**
     * Every row of the prize table in its order, every number with its digits.
     * @minItems 1
     * @maxItems 10
     */
  prizes: PrizeRow[];
}
