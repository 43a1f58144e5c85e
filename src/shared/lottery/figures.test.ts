import { expect, test } from 'vitest';
import { coldest, figuresOf, gapRows, hottest } from './figures.ts';

const digits = '0123456789'.split('');

/** Draws without a pattern, the same in every run. */
function drawsOf(count: number, places: number): string[][] {
  let state = 12_345;
  const digit = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return String(Math.floor(state / 65_536) % 10);
  };
  return Array.from({ length: count }, () => Array.from({ length: places }, digit));
}

test('LOTTERY-11 figures count a short history that a hand can count', () => {
  // The newest draw is 7 7 1.
  const draws = [
    ['7', '7', '1'],
    ['2', '3', '4'],
    ['1', '5', '5'],
    ['2', '7', '9'],
  ];
  const of = (number: string) => figuresOf(digits, draws).find((figure) => figure.number === number);
  expect(of('7')).toEqual({ number: '7', hits: 3, draws: 2, gap: 0, longestGap: 2 });
  expect(of('1')).toEqual({ number: '1', hits: 2, draws: 2, gap: 0, longestGap: 1 });
  expect(of('2')).toEqual({ number: '2', hits: 2, draws: 2, gap: 1, longestGap: 1 });
  expect(of('5')).toEqual({ number: '5', hits: 2, draws: 1, gap: 2, longestGap: 2 });
  expect(of('0')).toEqual({ number: '0', hits: 0, draws: 0, gap: 4, longestGap: 4 });
});

test('LOTTERY-11 figures of a hundred draws are those of a walk from draw to draw', () => {
  const draws = drawsOf(100, 5);
  for (const { number, ...told } of figuresOf(digits, draws)) {
    let [hits, came, waited, longest] = [0, 0, 0, 0];
    // The oldest draw first, as a player sees them.
    for (let at = draws.length - 1; at >= 0; at -= 1) {
      const times = (draws[at] ?? []).join('').split(number).length - 1;
      hits += times;
      came += times > 0 ? 1 : 0;
      waited = times > 0 ? 0 : waited + 1;
      longest = Math.max(longest, waited);
    }
    expect(told).toEqual({ hits, draws: came, gap: waited, longestGap: longest });
  }
});

test('nothing is drawn yet: every figure is 0', () => {
  expect(figuresOf(['00'], [])).toEqual([{ number: '00', hits: 0, draws: 0, gap: 0, longestGap: 0 }]);
  expect(gapRows(['00'], [])).toEqual([]);
});

test('LOTTERY-11 hot numbers came most often, cold ones longest ago, and equal ones keep their order', () => {
  const figure = (number: string, hits: number, gap: number) => ({ number, hits, gap, draws: hits, longestGap: gap });
  const figures = [figure('0', 3, 4), figure('1', 5, 2), figure('2', 5, 0), figure('3', 3, 4), figure('4', 1, 4)];
  expect(hottest(figures, 3)).toEqual(['2', '1', '0']);
  expect(coldest(figures, 4)).toEqual(['4', '0', '3', '1']);
});

test('LOTTERY-11 each row of gaps is the newest gap of the draws up to it', () => {
  const draws = drawsOf(40, 3);
  const rows = gapRows(digits, draws);
  expect(rows).toHaveLength(40);
  for (const [at, row] of rows.entries()) {
    expect(row).toEqual(figuresOf(digits, draws.slice(at)).map(({ gap }) => gap));
  }
});
