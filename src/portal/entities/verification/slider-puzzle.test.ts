import { expect, test } from 'vitest';
import { SliderTrack } from './slider-puzzle.tsx';

test('SMS-13 a track starts at rest and continues in whole pixels and milliseconds', () => {
  const track = new SliderTrack(1000);
  track.add(10.4, -1.6, 1033.7);
  track.add(196, 1, 1611);
  expect(track.points()).toEqual([
    { x: 0, y: 0, t: 0 },
    { x: 10, y: -2, t: 34 },
    { x: 196, y: 1, t: 611 },
  ]);
});

test('a long track keeps its end and the limits of the contract', () => {
  const track = new SliderTrack(0);
  for (let step = 1; step <= 5000; step++) track.add(step, 0, step * 100);
  const points = track.points();
  expect(points.length).toBeLessThanOrEqual(500);
  expect(points[0]).toEqual({ x: 0, y: 0, t: 0 });
  expect(points.at(-1)).toEqual({ x: 1000, y: 0, t: 300_000 });
});

test('time never runs backwards, even if the clock does', () => {
  const track = new SliderTrack(0);
  track.add(1, 0, 50);
  track.add(2, 0, 20);
  expect(track.points().map(({ t }) => t)).toEqual([0, 50, 50]);
});
