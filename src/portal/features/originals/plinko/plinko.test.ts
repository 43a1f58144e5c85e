import { expect, test } from 'vitest';
import { ballPath, ballStops, binOf, fallTime, meetingTimes, pathOffsets, pins } from './plinko.tsx';

/** All ways of a ball through so many rows. */
const ways = (rows: number): string[][] =>
  Array.from({ length: 2 ** rows }, (_, way) => [...way.toString(2).padStart(rows, '0')]);

test('LOBBY-19 the ball goes half a gap to the side that each step says, and ends over the bin of its rights', () => {
  for (const rows of [8, 11]) {
    for (const steps of ways(rows)) {
      const stops = ballStops(steps);
      expect(stops).toHaveLength(rows + 1);
      for (const [row, step] of steps.entries()) {
        expect((stops[row + 1]?.x ?? 0) - (stops[row]?.x ?? 0)).toBe(step === '1' ? 0.5 : -0.5);
      }
      // Bins are a gap wide, and lie side by side around the middle.
      const rights = steps.join('').replaceAll('0', '').length;
      expect(binOf(steps)).toBe(rights);
      expect(stops.at(-1)).toEqual({ x: rights - rows / 2, y: rows });
    }
  }
});

test('the ball meets a pin in each row, and no two pins stand at one place', () => {
  for (const rows of [8, 16]) {
    const places = pins(rows).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(places.length);
    for (const steps of [ways(8)[0b10110010] ?? [], Array.from({ length: rows }, () => '1')]) {
      const met = ballStops(steps).slice(0, -1);
      expect(places).toEqual(expect.arrayContaining(met.map(({ x, y }) => `${x} ${y}`)));
    }
  }
});

test('the drawn path passes all stops in time, bounces, and never leaves the way between two stops', () => {
  const steps = [...'1011010010110010'];
  const path = ballPath(steps);
  const offsets = pathOffsets(steps.length);
  expect(offsets).toHaveLength(path.length);
  expect(offsets[0]).toBe(0);
  expect(offsets.at(-1)).toBeCloseTo(1, 12);
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
  for (const [row, stop] of ballStops(steps).entries()) {
    const time = meetingTimes(steps.length)[row] ?? -1;
    const index = offsets.findIndex((offset) => Math.abs(offset * fallTime(steps.length) - time) < 1e-6);
    expect(path[index]?.x).toBeCloseTo(stop.x, 9);
    expect(path[index]?.y).toBeCloseTo(stop.y, 9);
  }
  expect(path.some(({ y }, index) => y < (path[index - 1]?.y ?? y))).toBe(true);
  for (const [index, { x }] of path.entries()) expect(Math.abs(x - (path[index - 1]?.x ?? x))).toBeLessThan(0.5);
});
