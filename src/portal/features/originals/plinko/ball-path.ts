/** A point in the board: `x` in gaps between pins from the middle, `y` in rows from the first row of pins. */
export interface BallPoint {
  readonly x: number;
  readonly y: number;
}

/** The bin that the ball ends in, counted from the left: as many as it stepped to the right. */
export const binOf = (steps: readonly string[]): number => steps.filter((step) => step === '1').length;

/** Where the ball meets each row of pins, and last its bin: half a gap to the side that each step says. */
export function ballStops(steps: readonly string[]): readonly BallPoint[] {
  const stops: BallPoint[] = [{ x: 0, y: 0 }];
  let x = 0;
  steps.forEach((step, row) => {
    x += step === '1' ? 0.5 : -0.5;
    stops.push({ x, y: row + 1 });
  });
  return stops;
}

/** The pins: three in the first row, and one more in each further one. */
export const pins = (rows: number): readonly BallPoint[] =>
  Array.from({ length: rows }, (_, y) =>
    Array.from({ length: y + 3 }, (_pin, pin) => ({ x: pin - (y + 2) / 2, y })),
  ).flat();

/** Points of each hop, so that straight lines between them look like a throw. */
const SAMPLES = 8;
/** How high the ball bounces off a pin, in rows. */
const BOUNCE = 0.34;
/** The ball falls in from above the first row. */
const ENTRY: BallPoint = { x: 0, y: -1.6 };

/** The fall at the share `t` of a hop down one row: the bounce lifts the ball, then it falls. */
function fallen(t: number): number {
  const up = 2 * BOUNCE + Math.sqrt(4 * BOUNCE ** 2 + 4 * BOUNCE);
  return -up * t + (1 + up) * t ** 2;
}

/** The way of the ball through all its stops, at even steps of time. */
export function ballPath(steps: readonly string[]): readonly BallPoint[] {
  const stops = ballStops(steps);
  const [first] = stops;
  const entry = samples((t) => ({ x: ENTRY.x, y: ENTRY.y + ((first?.y ?? 0) - ENTRY.y) * t ** 2 }));
  const hops = stops.slice(1).flatMap((to, index) => {
    const from = stops[index] ?? ENTRY;
    return samples((t) => ({ x: from.x + (to.x - from.x) * t, y: from.y + fallen(t) }));
  });
  return [ENTRY, ...entry, ...hops];
}

const samples = (at: (t: number) => BallPoint): readonly BallPoint[] =>
  Array.from({ length: SAMPLES }, (_, index) => at((index + 1) / SAMPLES));

const HOP_MS = 168;
const ENTRY_MS = 260;

/** The time of the whole fall, in ms. */
export const fallTime = (rows: number): number => ENTRY_MS + rows * HOP_MS;

/** The moments at which the ball meets the rows, and last its bin, in ms from the drop. */
export const meetingTimes = (rows: number): readonly number[] =>
  Array.from({ length: rows + 1 }, (_, row) => ENTRY_MS + row * HOP_MS);

/** The share of the fall at which each point of the path is reached. */
export function pathOffsets(rows: number): readonly number[] {
  const whole = fallTime(rows);
  return Array.from({ length: 1 + SAMPLES * (rows + 1) }, (_, index) => {
    const inEntry = Math.min(index, SAMPLES) / SAMPLES;
    const inHops = Math.max(0, index - SAMPLES) / SAMPLES;
    return (inEntry * ENTRY_MS + inHops * HOP_MS) / whole;
  });
}
