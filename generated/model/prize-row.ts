/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DrawNumber } from './draw-number.ts';
import type { PrizeName } from './prize-name.ts';

/**
 * The numbers of one prize.
 */
export interface PrizeRow {
  prize: PrizeName;
  /**
     * Its numbers in the order of drawing.
     * @minItems 1
     * @maxItems 20
     */
  numbers: DrawNumber[];
}
