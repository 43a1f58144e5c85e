import { describe, expect, test, vi } from 'vitest';
import { arrangeRows, type GridRows, type GridView, slotsFor } from './arrange-rows.ts';
import { rowHeights } from './row-heights.ts';
import { type Row, RowSlot } from './row-slot.ts';

const HEIGHT = 100;
const ROWS_ON_SCREEN = 5;
const grid: GridRows = {
  rows: Array.from({ length: 60 }, () => []),
  comingRow: [],
  count: 60,
  heights: rowHeights(HEIGHT, 0, []),
  gap: 10,
  overscan: 2,
};

/** Slots with the ways to scroll them, row by row, and to look at what they show. */
function setUp() {
  const slots = Array.from({ length: slotsFor(ROWS_ON_SCREEN, grid.overscan) }, () => new RowSlot());
  const shown = new Map<number, Row>();
  for (const slot of slots) {
    const show = slot.show.bind(slot);
    vi.spyOn(slot, 'show').mockImplementation((row) => {
      shown.set(row.index, row);
      show(row);
    });
  }
  const look = (row: number, moving: Pick<GridView, 'isMoving' | 'isUpwards'>) => {
    shown.clear();
    const top = row * HEIGHT + 1;
    const before = slots.map(({ index }) => index);
    const last = arrangeRows(slots, grid, { top, bottom: top + 4 * HEIGHT, ...moving });
    const rows = slots.flatMap(({ index }) => (index === undefined ? [] : [index])).sort((a, b) => a - b);
    const came = rows.filter((index) => !before.includes(index));
    const now = new Map(shown);
    return { rows, came, last, row: (index: number) => now.get(index) };
  };
  return {
    rest: (row: number, isUpwards = false) => look(row, { isMoving: false, isUpwards }),
    down: (row: number) => look(row, { isMoving: true, isUpwards: false }),
    up: (row: number) => look(row, { isMoving: true, isUpwards: true }),
  };
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);

describe('the rows of a grid', () => {
  test('PERF-06 come in three at once, and before they are seen', () => {
    const { rest, down } = setUp();
    rest(0);
    for (let row = 1; row <= 40; row++) {
      const { rows, came, last } = down(row);
      expect([0, 3]).toContain(came.length);
      expect(came.every((index) => index > last + 1)).toBe(true);
      expect(rows).toEqual(expect.arrayContaining(range(row, last + 1)));
    }
  });

  test('come in as seldom and as early on the way up', () => {
    const { rest, up } = setUp();
    rest(50, true);
    const looks = range(0, 49).map((gone) => ({ top: 49 - gone, ...up(49 - gone) }));
    for (const { top, rows, came } of looks) {
      expect(came.every((index) => index < top - 1)).toBe(true);
      expect(rows).toEqual(expect.arrayContaining(range(Math.max(0, top - 1), top + 4)));
    }
    expect(looks.filter(({ came }) => came.length > 0).length).toBeLessThanOrEqual(50 / 3 + 1);
  });

  test('wait unseen until the next ones come in', () => {
    const { rest, down } = setUp();
    rest(0);
    const looks = range(1, 12).map((row) => down(row));
    const turns = looks.filter(({ came }) => came.length > 0);
    const [first, second] = turns;
    const [newest] = first?.came ?? [];
    if (!first || !second || newest === undefined) throw new Error('No rows came in');
    expect(first.row(newest)?.waits).toBe(true);
    const between = looks[looks.indexOf(first) + 1];
    expect(between?.row(newest)?.waits).toBe(true);
    expect(second.row(newest)?.waits).toBe(false);
  });

  test('do not wait while the page rests', () => {
    const { rest } = setUp();
    const { rows, row } = rest(20);
    expect(rows.map((index) => row(index)?.waits)).toEqual(rows.map(() => false));
  });

  test('stay where they are when a page that went up comes to rest', () => {
    const { up, rest } = setUp();
    rest(30);
    const moving = up(28);
    const resting = rest(28, true);
    expect(resting.rows).toEqual(moving.rows);
  });

  test('PERF-06 have their pictures fetched within 1.3 heights of the screen', () => {
    const { rest, down } = setUp();
    for (const { rows, row } of [rest(20), down(21)]) {
      const near = rows.filter((index) => row(index)?.nearness !== 'far');
      const [first = 0] = near;
      expect(near).toEqual(range(first, first + near.length - 1));
      expect([near.length, rows.length]).toEqual([ROWS_ON_SCREEN + 2 * grid.overscan, 13]);
    }
  });

  test('are all in the page where the list begins and ends', () => {
    const { rest } = setUp();
    const begin = rest(0).rows;
    expect([begin.at(0), begin.length]).toEqual([0, slotsFor(ROWS_ON_SCREEN, grid.overscan)]);
    expect(rest(56).rows.at(-1)).toBe(59);
  });
});
