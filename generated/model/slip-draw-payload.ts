/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DrawId } from './draw-id.ts';

/**
 * A draw that the slip is for.
 */
export interface SlipDrawPayload {
  drawId: DrawId;
  /**
     * Times every line of the slip in this draw, for a chase that raises its stake; otherwise 1.
     * @minimum 1
     * @maximum 100000
     */
  multiple: number;
}
