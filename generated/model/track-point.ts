/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where the piece was at a moment of the drag.
 */
export interface TrackPoint {
  /**
     * Pixels to the right of the start, in the background's own size.
     * @minimum -1000
     * @maximum 1000
     */
  x: number;
  /**
     * Pixels below the start; the piece itself stays at its height.
     * @minimum -1000
     * @maximum 1000
     */
  y: number;
  /**
     * Milliseconds since the start.
     * @minimum 0
     * @maximum 300000
     */
  t: number;
}
