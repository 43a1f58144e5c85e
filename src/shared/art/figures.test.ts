import { expect, test } from 'vitest';
import { cardArt } from './card-art.ts';
import { figures } from './figures.ts';
import { motifRefs } from './motif-book.ts';

const strokesOf = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, data]) => data);

test('draws each of the ten figures with its own strokes', () => {
  const ten = strokesOf(figures('0123456789', 0, 0, 10, '#000'));
  expect(ten).toHaveLength(10);
  expect(new Set(ten).size).toBe(10);
  expect(strokesOf(figures('73', 0, 0, 10, '#000'))).toEqual([ten[7], ten[3]]);
});

test('centres the figures on the point for any number of digits', () => {
  const offsets = (digits: string) =>
    [...figures(digits, 20, 30, 10, '#000').matchAll(/translate\((\S+) (\S+)\)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
  // A figure is six wide and ten high.
  expect(offsets('7')).toEqual([[17, 25]]);
  const [first, second] = offsets('42');
  expect(((first?.[0] ?? 0) + (second?.[0] ?? 0) + 6) / 2).toBeCloseTo(20);
});

test('no motif needs a font except the initials', () => {
  const lettered = motifRefs().filter((motif) => cardArt({ id: 'x', hue: 20, motif, text: 'A' }).includes('<text'));
  expect(lettered).toEqual(['mono']);
});
