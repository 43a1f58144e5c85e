/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PickOption } from './pick-option.ts';

/**
 * A row of the picker.
 */
export interface PickRow {
  /**
     * Its name.
     * @minLength 1
     * @maxLength 40
     */
  label: string;
  /**
     * The lowest number, zero-padded as every number of the row; null where `options` holds.
     * @maxLength 4
     * @nullable
     * @pattern ^[0-9]{1,4}$
     */
  from: string | null;
  /**
     * The highest number; null where `options` holds.
     * @maxLength 4
     * @nullable
     * @pattern ^[0-9]{1,4}$
     */
  to: string | null;
  /**
     * The choices of a row that has no numbers.
     * @maxItems 100
     */
  options: PickOption[];
  /**
     * The fewest picks.
     * @minimum 1
     * @maximum 10000
     */
  minPicks: number;
  /**
     * The most picks.
     * @minimum 1
     * @maximum 10000
     */
  maxPicks: number;
}
