/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PrizeRow } from './prize-row.ts';

/**
 * The right result of a draw that was settled by a wrong one.
 */
export interface CorrectDrawResultPayload {
  /**
     * The version that holds now. Another one is 409 `conflict`.
     * @minimum 1
     * @maximum 1000
     */
  replacesVersion: number;
  /**
     * Every row of the prize table in its order, every number with its digits.
     * @minItems 1
     * @maxItems 10
     */
  prizes: PrizeRow[];
  /**
     * Why, for the audit log and the players.
     * @minLength 3
     * @maxLength 300
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  reason: string;
}
