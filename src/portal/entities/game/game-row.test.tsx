// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { tileRowHeight, useTileColumns } from './game-row.tsx';

/** Answers media queries for a window of the given width. */
function setWidth(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/^\(width >= (\d+)px\)$/.exec(query)?.[1]),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

describe('the grid of tiles', () => {
  test.each([
    [320, 3],
    [639, 3],
    [640, 6],
    [1279, 6],
    [1280, 7],
  ])('LOBBY-07 at %i px it has %i columns, which a page of 42 fills completely', (width, columns) => {
    setWidth(width);
    expect(renderHook(useTileColumns).result.current).toBe(columns);
    expect(42 % columns).toBe(0);
  });

  test('the height of a row is that of its pictures, the provider and the gap', () => {
    // Seven tiles of 150 px with six gaps of 14: pictures of 200 px.
    expect(tileRowHeight(7 * 150 + 6 * 14, 7, false)).toBe(200 + 24 + 18);
    expect(tileRowHeight(7 * 150 + 6 * 14, 7, true)).toBe(200 + 24 + 20 + 18);
    // Three tiles of 120 px with two gaps of 10: pictures of 160 px.
    expect(tileRowHeight(3 * 120 + 2 * 10, 3, false)).toBe(160 + 24 + 14);
  });
});
