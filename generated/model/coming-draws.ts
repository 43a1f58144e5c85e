/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Draw } from './draw.ts';

/**
 * The draws that bets can be placed on.
 */
export interface ComingDraws {
  /**
     * The server's clock, by which bets close.
     * @maxLength 30
     */
  serverTime: string;
  /**
     * Open and scheduled draws, the next one first.
     * @maxItems 100
     */
  content: Draw[];
}
