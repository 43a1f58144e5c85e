/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DrawId } from './draw-id.ts';
import type { DrawNumber } from './draw-number.ts';

/**
 * A draw of the board.
 */
export interface VietnamNumeroDraw {
  drawId: DrawId;
  /**
     * When it was drawn.
     * @maxLength 30
     */
  drawAt: string;
  /** The special prize. */
  special: DrawNumber;
  /**
     * The last two digits of every number in the order of the table, 27 in the North, 18 elsewhere.
     * @minItems 18
     * @maxItems 27
     * @items.maxLength 2
     * @items.pattern ^[0-9]{2}$
     */
  endings: string[];
}
