import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowHeights } from './row-heights.ts';

describe('the heights of rows', () => {
  test('are alike but for those that are higher', () => {
    const heights = rowHeights(100, 20, [1, 3]);
    expect([0, 1, 2, 3, 4].map(heights.start)).toEqual([0, 100, 220, 320, 440]);
    expect([0, 1, 2, 3].map(heights.height)).toEqual([100, 120, 100, 120]);
  });

  test('above the grid is its first row', () => {
    expect(rowHeights(100, 20, []).rowAt(-350)).toBe(0);
  });

  test('each place of a row leads to it', () => {
    const rows = fc.uniqueArray(fc.nat(60), { maxLength: 40 }).map((all) => all.sort((a, b) => a - b));
    fc.assert(
      fc.property(rows, fc.nat(60), fc.double({ min: 0, max: 0.99, noNaN: true }), (higher, row, part) => {
        const heights = rowHeights(240, 20, higher);
        expect(heights.rowAt(heights.start(row) + part * heights.height(row))).toBe(row);
      }),
    );
  });
});
