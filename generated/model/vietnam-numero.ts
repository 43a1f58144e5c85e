/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LotteryGameCode } from './lottery-game-code.ts';
import type { NumeroFigure } from './numero-figure.ts';
import type { VietnamNumeroDraw } from './vietnam-numero-draw.ts';

/**
 * The board of a Vietnamese game. Its figures are history; they say nothing about a draw to come.
 */
export interface VietnamNumero {
  gameCode: LotteryGameCode;
  /**
     * Draws on the board, fewer than asked for where the game has no more.
     * @minimum 0
     * @maximum 100
     */
  count: number;
  /**
     * The oldest draw's time, null on an empty board.
     * @maxLength 30
     * @nullable
     */
  from: string | null;
  /**
     * The newest draw's time, null on an empty board.
     * @maxLength 30
     * @nullable
     */
  to: string | null;
  /**
     * The draws, the newest first. Void draws are missing.
     * @maxItems 100
     */
  draws: VietnamNumeroDraw[];
  /**
     * One figure for each of the 100 endings, 00 to 99.
     * @maxItems 100
     */
  figures: NumeroFigure[];
  /**
     * The ten that came most often, then the smaller gap, then the lower number.
     * @maxItems 10
     * @items.maxLength 2
     * @items.pattern ^[0-9]{2}$
     */
  hot: string[];
  /**
     * The ten with the longest gap, then the fewer hits, then the lower number.
     * @maxItems 10
     * @items.maxLength 2
     * @items.pattern ^[0-9]{2}$
     */
  cold: string[];
}
