/** Whole turns of a spin, before the part that leads to the segment. */
const TURNS = 5;
/** How far from its middle a segment may stop, as a share of its width. */
const SPREAD = 0.36;
/** How fast the wheel loses its speed. */
const DRAG = 3.4;

/** The time of a spin, in ms. */
export const SPIN_MS = 4600;

/** Degrees between 0 and 360. */
const wrapped = (degrees: number): number => ((degrees % 360) + 360) % 360;

/**
 * The rotation (degrees, clockwise) that brings a segment under the pointer at the top. Before it turns, segment 0 is
 * in the middle of the top; the others follow clockwise. `lean` from 0 to 1 is the place within the segment.
 */
export function restAngle(segment: number, segments: number, lean: number): number {
  const width = 360 / segments;
  return wrapped(-segment * width + (2 * lean - 1) * SPREAD * width);
}

/** The segment under the pointer after a rotation. */
export function segmentAt(rotation: number, segments: number): number {
  const width = 360 / segments;
  return Math.floor(wrapped(-rotation + width / 2) / width) % segments;
}

/** How far a spin turns the wheel from one rest to the next, in degrees. */
const spinDistance = (from: number, to: number): number => TURNS * 360 + wrapped(to - from);

/** The share of the distance that is done at a share of the time. */
const done = (time: number): number => 1 - (1 - time) ** DRAG;

/** The rotation at even steps of time, from the first rest to the next. */
export function spinAngles(from: number, to: number, steps: number): readonly number[] {
  const distance = spinDistance(from, to);
  return Array.from({ length: steps + 1 }, (_, step) => from + distance * done(step / steps));
}

/** The moments (ms) at which an edge between two segments passes the pointer. */
export function edgeTimes(from: number, to: number, segments: number): readonly number[] {
  const width = 360 / segments;
  const distance = spinDistance(from, to);
  const first = (Math.floor(from / width - 0.5) + 1.5) * width;
  const count = Math.max(0, Math.floor((from + distance - first) / width) + 1);
  return Array.from({ length: count }, (_, edge) => {
    const share = (first + edge * width - from) / distance;
    return SPIN_MS * (1 - (1 - share) ** (1 / DRAG));
  });
}

/** Those of the moments that are far enough apart to be seen and heard. */
export function apart(times: readonly number[], least: number): readonly number[] {
  const kept: number[] = [];
  for (const time of times) if (time - (kept.at(-1) ?? -least) >= least) kept.push(time);
  return kept;
}
