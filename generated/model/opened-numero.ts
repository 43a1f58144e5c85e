/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DrawId } from './draw-id.ts';
import type { PrizeRow } from './prize-row.ts';

/**
 * The numbers of a draw that is over.
 */
export interface OpenedNumero {
  drawId: DrawId;
  /**
     * What the draw is called on the page.
     * @maxLength 16
     * @pattern ^[0-9-]{1,16}$
     */
  issueNo: string;
  /**
     * When it was drawn.
     * @maxLength 30
     */
  drawAt: string;
  /**
     * The version of the result.
     * @minimum 1
     * @maximum 1000
     */
  version: number;
  /**
     * The rows of the prize table in their order.
     * @minItems 1
     * @maxItems 10
     */
  prizes: PrizeRow[];
}
