/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DigitRow } from './digit-row.ts';
import type { Draw } from './draw.ts';

/**
 * The prize table of a Vietnamese draw.
 */
export interface PrizeTable {
  draw: Draw;
  /**
     * The last two digits of every number in the order of the table; empty until the result is known.
     * @maxItems 30
     * @items.maxLength 2
     * @items.pattern ^[0-9]{2}$
     */
  endings: string[];
  /**
     * The endings by their first digit (đầu), `0` to `9`; empty until the result is known.
     * @maxItems 10
     */
  heads: DigitRow[];
  /**
     * The endings by their last digit (đuôi), `0` to `9`; empty until the result is known.
     * @maxItems 10
     */
  tails: DigitRow[];
}
