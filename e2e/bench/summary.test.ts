import { expect, test } from 'vitest';
import type { Figure } from './result.ts';
import { type DatedFigure, summary } from './summary.ts';

const figure = (changes: Partial<DatedFigure>): DatedFigure => ({
  part: 'lighthouse',
  name: 'LCP',
  value: 1,
  unit: 'x',
  date: '2026-11-24',
  ...changes,
});

function onPages(target: Figure['target'], values: Readonly<Record<string, number>>): readonly DatedFigure[] {
  return Object.entries(values).map(([of, value]) =>
    figure({ value, row: { table: 'mobile', of }, ...(target && { target }) }),
  );
}

/** The line of a table with one figure. */
const line = (figures: readonly DatedFigure[]) => summary(figures).split('\n')[2];

test('a figure of the whole portal has one line with its target and its day', () => {
  expect(line([figure({ part: 'lobby', name: 'pictures', value: 646, unit: 'ms', target: ['<=', 700] })])).toBe(
    '| lobby | pictures | 646 ms | <= 700 | yes | 2026-11-24 |',
  );
});

test('a figure of many pages has one line with the worst page and the four named pages', () => {
  const values = { '/vip': 0.5, '/index': 0.7, '/chat': 1.3, '/rng': 0.8 };
  expect(line(onPages(['<=', 1.25], values))).toBe(
    '| lighthouse | mobile: LCP | worst 1.300 x (/chat), /index 0.700 x, /rng 0.800 x | <= 1.25 | **no** | 2026-11-24 |',
  );
  expect(line(onPages(['>=', 95], { '/login': 99, '/chat': 98 }))).toContain('worst 98.0 x (/chat), /login 99.0 x |');
  expect(line(onPages(undefined, { '/login': 100, '/chat': 100 }))).toContain('| 100 x on every page |');
});
