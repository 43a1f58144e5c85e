/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DrawFigures } from './draw-figures.ts';
import type { Draw } from './draw.ts';
import type { OperatorDrawVersion } from './operator-draw-version.ts';
import type { PrizeRank } from './prize-rank.ts';

/**
 * A draw as the staff sees it.
 */
export interface OperatorDraw {
  draw: Draw;
  /**
     * The rows that a result has.
     * @maxItems 10
     */
  prizeTable: PrizeRank[];
  /**
     * Seconds for which its result has been overdue, 0 once it is entered.
     * @minimum 0
     * @maximum 100000000
     */
  lateSeconds: number;
  figures: DrawFigures;
  /**
     * The versions of the result, the first one first; the last one holds.
     * @maxItems 100
     */
  versions: OperatorDrawVersion[];
}
