/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PrizeRow } from './prize-row.ts';

/**
 * One version of a result. It never changes; a correction is another one.
 */
export interface DrawVersion {
  /**
     * Its number, 1 the first.
     * @minimum 1
     * @maximum 1000
     */
  version: number;
  /**
     * When it was entered or drawn.
     * @maxLength 30
     */
  enteredAt: string;
  /**
     * The rows of the prize table in their order.
     * @minItems 1
     * @maxItems 10
     */
  prizes: PrizeRow[];
  /**
     * Why it replaced the one before it, null for the first.
     * @maxLength 300
     * @nullable
     */
  reason: string | null;
}
