import { ROWS } from '#shared/games/reels.ts';

/** The symbols of `count` places of a strip from a stop on, downwards; the first follows the last. */
export const stripFrom = <Symbol>(strip: readonly Symbol[], stop: number, count: number): readonly Symbol[] =>
  Array.from({ length: count }, (_, place) => strip[(stop + place) % strip.length]).filter(
    (symbol) => symbol !== undefined,
  );

/** The fewest symbols that pass on the first reel, and how many more on each further one. */
const PASSING = 16;
const PASSING_MORE = 7;

/** How many symbols pass on a reel from one stop to the next. The reel runs downwards, against the numbering of stops. */
export function spinLength(from: number, to: number, length: number, reel: number): number {
  const least = PASSING + PASSING_MORE * reel;
  const straight = (((from - to) % length) + length) % length;
  return straight + Math.max(0, Math.ceil((least - straight) / length)) * length;
}

/**
 * What passes the window of a reel, from top to bottom. It begins with the window of the next stop and ends with that
 * of the present one.
 */
export const spinColumn = <Symbol>(
  strip: readonly Symbol[],
  from: number,
  to: number,
  reel: number,
): readonly Symbol[] => stripFrom(strip, to, spinLength(from, to, strip.length, reel) + ROWS);

const FIRST_STOP_MS = 900;
const NEXT_STOP_MS = 360;

/** The moment at which a reel stops, in ms. */
export const stopTime = (reel: number): number => FIRST_STOP_MS + NEXT_STOP_MS * reel;
