/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TrackPoint } from './track-point.ts';

/**
 * A puzzle solved by dragging the piece. The last point is where it was let go.
 */
export interface SliderDrag {
  /** By dragging. */
  method: 'drag';
  /**
     * Which puzzle.
     * @minLength 1
     * @maxLength 64
     */
  challengeId: string;
  /**
     * The drag, in order of time; the first point is 0, 0, 0.
     * @minItems 2
     * @maxItems 500
     */
  track: TrackPoint[];
}
