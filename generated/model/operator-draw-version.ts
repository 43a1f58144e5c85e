/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PrizeRow } from './prize-row.ts';

/**
 * A version of a result, with who entered it.
 */
export interface OperatorDrawVersion {
  /**
     * Its number, 1 the first.
     * @minimum 1
     * @maximum 1000
     */
  version: number;
  /**
     * When it was entered.
     * @maxLength 30
     */
  enteredAt: string;
  /**
     * The operator, or `system` for a built-in draw.
     * @minLength 1
     * @maxLength 64
     */
  enteredBy: string;
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
