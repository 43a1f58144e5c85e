import { expect, test } from 'vitest';
import { axisOf } from './team-chart.tsx';

test.each([
  [92_000, [0, 25_000, 50_000, 75_000, 100_000]],
  [100_000, [0, 25_000, 50_000, 75_000, 100_000]],
  [100_001, [0, 50_000, 100_000, 150_000, 200_000]],
  [7, [0, 2, 4, 6, 8]],
  [0.3, [0, 0.1, 0.2, 0.3, 0.4]],
  [0, [0, 25, 50, 75, 100]],
  [-5, [0, 25, 50, 75, 100]],
])('AGENT-03 the axis of %d has round steps that reach it', (most, marks) => {
  const axis = axisOf(most, 4);
  expect(axis.map((mark) => Number(mark.toFixed(6)))).toEqual(marks);
});
