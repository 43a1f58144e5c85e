import type { SliderDrag } from '#generated/model/index.ts';
import {
  solveSliderBodyOneTrackItemTMax,
  solveSliderBodyOneTrackItemXMax,
  solveSliderBodyOneTrackMax,
} from '#generated/zod/verification/verification.ts';

type Track = SliderDrag['track'];

/** How far a point may lie from the start, in either direction. */
const FAR = solveSliderBodyOneTrackItemXMax;

/** A recorded drag, in pixels of the picture. It starts at the given time; each move adds a point. */
export class SliderTrack {
  readonly #startedAt: number;
  #points: Track = [{ x: 0, y: 0, t: 0 }];

  constructor(startedAt: number) {
    this.#startedAt = startedAt;
  }

  add(x: number, y: number, at: number): void {
    // A long drag keeps its shape with half of its points.
    if (this.#points.length === solveSliderBodyOneTrackMax)
      this.#points = this.#points.filter((_, index) => index % 2 === 0);
    const t = Math.max(
      this.#points.at(-1)?.t ?? 0,
      Math.min(Math.round(at - this.#startedAt), solveSliderBodyOneTrackItemTMax),
    );
    this.#points.push({ x: within(x), y: within(y), t });
  }

  /** The track, with at least two points. */
  points(): Track {
    const [first] = this.#points;
    return first && this.#points.length === 1 ? [first, first] : this.#points;
  }
}

function within(distance: number): number {
  return Math.max(-FAR, Math.min(Math.round(distance), FAR));
}
