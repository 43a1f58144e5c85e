import type { SliderDrag } from '../../../../generated/client/model/index.ts';

type Track = SliderDrag['track'];

/** The most points that the contract takes. */
const MOST_POINTS = 500;
/** Beyond this no backend looks: the bounds of the contract. */
const FAR = 1000;
const LONG_MS = 300_000;

/** What a drag was, in pixels of the picture: begun at the given moment, added to with each move. */
export class SliderTrack {
  readonly #startedAt: number;
  #points: Track = [{ x: 0, y: 0, t: 0 }];

  constructor(startedAt: number) {
    this.#startedAt = startedAt;
  }

  add(x: number, y: number, at: number): void {
    // A long drag keeps its shape with half of its points.
    if (this.#points.length === MOST_POINTS) this.#points = this.#points.filter((_, index) => index % 2 === 0);
    const t = Math.max(this.#points.at(-1)?.t ?? 0, Math.min(Math.round(at - this.#startedAt), LONG_MS));
    this.#points.push({ x: within(x), y: within(y), t });
  }

  /** At least two points, whatever was added. */
  points(): Track {
    const [first] = this.#points;
    return first && this.#points.length === 1 ? [first, first] : this.#points;
  }
}

function within(distance: number): number {
  return Math.max(-FAR, Math.min(Math.round(distance), FAR));
}
