import { describe, expect, test } from 'vitest';
import { tileColumns, tileRowHeight } from './tile-grid.ts';

describe('the grid of tiles', () => {
  test.each([
    [320, 3],
    [639, 3],
    [640, 6],
    [1279, 6],
    [1280, 7],
  ])('at %i px it has %i columns, of which a page of 42 fills whole rows', (viewportWidth, columns) => {
    expect(tileColumns(viewportWidth)).toBe(columns);
    expect(42 % columns).toBe(0);
  });

  test('a row is as high as its pictures, the provider and the gap', () => {
    // Seven tiles of 150 px with six gaps of 14: pictures of 200 px.
    expect(tileRowHeight(7 * 150 + 6 * 14, 1440, false)).toBe(200 + 24 + 18);
    expect(tileRowHeight(7 * 150 + 6 * 14, 1440, true)).toBe(200 + 24 + 20 + 18);
  });
});
