import type { TrackPoint } from '#generated/model/index.ts';
import { sliderKeys } from '#shared/validation/slider-keys.ts';

const FEWEST_POINTS = 4;
const SHORTEST = 120;
const LONGEST = 120_000;
/** The longest allowed step, as a share of the whole way. */
const LONGEST_LEAP = 0.6;
/** A hand starts and stops slowly: its speed must vary from the mean by at least this much. */
const MIN_VARIATION = 0.08;

/**
 * Whether a hand can have made a drag: it begins at rest, time only increases, it takes a while and many points, does
 * not leap, and changes speed. This stops simple programs; limits on attempts stop the others.
 */
export function isHandDrawn(track: readonly TrackPoint[]): boolean {
  const [first, last] = [track[0], track.at(-1)];
  if (first === undefined || last === undefined || track.length < FEWEST_POINTS) return false;
  if (first.x !== 0 || first.y !== 0 || first.t !== 0) return false;
  const steps = track.slice(1).map((point, index) => stepTo(point, track[index] ?? point));
  if (steps.some(({ time }) => time < 0)) return false;
  if (last.t < SHORTEST || last.t > LONGEST) return false;
  if (steps.some(({ way }) => Math.abs(way) > LONGEST_LEAP * Math.abs(last.x))) return false;
  if (isByKeys(track, steps)) return true;
  return variation(steps.filter(({ time }) => time > 0).map(({ way, time }) => way / time)) >= MIN_VARIATION;
}

const keySteps: ReadonlySet<number> = new Set([sliderKeys.step, sliderKeys.leap]);

function isByKeys(track: readonly TrackPoint[], steps: readonly { readonly way: number }[]): boolean {
  return track.every(({ y }) => y === 0) && steps.every(({ way }) => keySteps.has(Math.abs(way)));
}

function stepTo(point: TrackPoint, before: TrackPoint) {
  return { way: point.x - before.x, time: point.t - before.t };
}

/** The standard deviation as a share of the mean. */
function variation(speeds: readonly number[]): number {
  if (speeds.length === 0) return 0;
  const mean = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
  const spread = speeds.reduce((sum, speed) => sum + (speed - mean) ** 2, 0) / speeds.length;
  return mean === 0 ? 0 : Math.sqrt(spread) / Math.abs(mean);
}
