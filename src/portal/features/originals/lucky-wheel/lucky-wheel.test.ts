import { expect, test } from 'vitest';
import { apart, edgeTimes, restAngle, SPIN_MS, segmentAt, spinAngles } from './lucky-wheel.tsx';

const sizes = [10, 20, 30, 40, 50];

/** The turned segment whose middle is nearest to the pointer at the top. */
function nearest(rotation: number, segments: number): number {
  const away = (segment: number) => {
    const angle = ((((segment * 360) / segments + rotation) % 360) + 540) % 360;
    return Math.abs(angle - 180);
  };
  const all = Array.from({ length: segments }, (_, segment) => segment);
  return all.reduce((best, segment) => (away(segment) < away(best) ? segment : best), 0);
}

test('LOBBY-19 the wheel rests with the drawn segment under the pointer, wherever in it', () => {
  for (const segments of sizes) {
    for (let segment = 0; segment < segments; segment++) {
      for (const lean of [0, 0.3, 0.5, 0.999999]) {
        const rest = restAngle(segment, segments, lean);
        expect(nearest(rest, segments)).toBe(segment);
        expect(segmentAt(rest, segments)).toBe(segment);
      }
    }
  }
});

test('a spin goes on from the last rest, turns one way, slows down, and ends at the next rest', () => {
  for (const [from, to] of [
    [0, 0],
    [350, 10],
    [10, 350],
    [123, 122],
  ] as const) {
    const angles = spinAngles(from, to, 60);
    expect(angles[0]).toBe(from);
    expect(((angles.at(-1) ?? 0) - to) % 360).toBeCloseTo(0, 6);
    const turns = angles.slice(1).map((angle, index) => angle - (angles[index] ?? 0));
    for (const [index, turn] of turns.entries()) {
      expect(turn).toBeGreaterThan(0);
      expect(turn).toBeLessThan(turns[index - 1] ?? Number.POSITIVE_INFINITY);
    }
    expect((angles.at(-1) ?? 0) - from).toBeGreaterThanOrEqual(5 * 360);
  }
});

test('the pointer is met once by each edge that passes it, at the moment of the passing', () => {
  for (const segments of sizes) {
    const [from, to] = [restAngle(3, segments, 0.2), restAngle(7, segments, 0.8)];
    const steps = 20_000;
    const shown = spinAngles(from, to, steps).map((angle) => segmentAt(angle, segments));
    const passings = shown.flatMap((segment, step) =>
      step > 0 && segment !== shown[step - 1] ? [(step * SPIN_MS) / steps] : [],
    );
    const times = edgeTimes(from, to, segments);
    expect(times).toHaveLength(passings.length);
    for (const [index, time] of times.entries()) expect(Math.abs(time - (passings[index] ?? -1))).toBeLessThan(1);
  }
});

test('edges that follow too soon are left out', () => {
  expect(apart([0, 10, 49, 50, 120, 130, 170], 50)).toEqual([0, 50, 120, 170]);
  expect(apart([], 50)).toEqual([]);
});
