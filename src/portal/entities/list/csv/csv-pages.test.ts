import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { csvPages } from './csv-pages.ts';

type Row = { readonly account: string; readonly amount: string };

const columns = [
  { label: 'Account', valueOf: ({ account }: Row) => account },
  { label: 'Amount', valueOf: ({ amount }: Row) => amount },
];
const row = (number: number): Row => ({ account: `player${number}`, amount: `-${number}.00` });

/** Runs the garbage collector, which only a test may do. */
function collect(): void {
  setFlagsFromString('--expose-gc');
  const gc: () => void = runInNewContext('gc');
  gc();
}

describe('the pages of a CSV file', () => {
  test('form one text: a byte order mark, the labels once, a line for each row', async () => {
    const pages = [[row(1), row(2)], [row(3)]];
    const parts = [];
    const pageAt = async (page: number) => ({ content: pages[page - 1] ?? [], totalPages: 2, totalElements: 3 });
    for await (const part of csvPages(columns, pageAt, 'UTC')) {
      parts.push(part);
    }
    expect(parts.map(({ text }) => text).join('')).toBe(
      '\uFEFFAccount,Amount\r\nplayer1,-1.00\r\nplayer2,-2.00\r\nplayer3,-3.00\r\n',
    );
    expect(parts.map(({ rows, count }) => [rows, count])).toEqual([
      [2, 3],
      [3, 3],
    ]);
  });

  test('of an empty list contain the labels', async () => {
    const parts = csvPages(columns, async () => ({ content: [], totalPages: 0, totalElements: 0 }), 'UTC');
    expect((await parts.next()).value?.text).toBe('\uFEFFAccount,Amount\r\n');
    expect((await parts.next()).done).toBe(true);
  });

  test('tell moments as spreadsheets read them, in the zone that their label names', async () => {
    const times = [
      { label: 'Time', valueOf: ({ at }: { at: string | null }) => at },
      { label: 'Note', valueOf: () => 'at 2026-01-05T09:31:00Z' },
    ];
    const content = [{ at: null }, { at: '2026-07-31T17:04:05.678Z' }, { at: '2026-12-31T18:00:00Z' }];
    const textIn = async (zone: string) =>
      (
        await csvPages(times, async () => ({ content, totalPages: 1, totalElements: 3 }), zone).next()
      ).value?.text.split('\r\n');
    const note = 'at 2026-01-05T09:31:00Z';
    expect(await textIn('Asia/Ho_Chi_Minh')).toEqual([
      '\uFEFFTime (Asia/Ho_Chi_Minh),Note',
      `,${note}`,
      `2026-08-01 00:04:05,${note}`,
      `2027-01-01 01:00:00,${note}`,
      '',
    ]);
    // In summer an hour more.
    expect((await textIn('Europe/London'))?.slice(2, 4)).toEqual([
      `2026-07-31 18:04:05,${note}`,
      `2026-12-31 18:00:00,${note}`,
    ]);
  });

  test('end where rows were removed meanwhile', async () => {
    const asked: number[] = [];
    const parts = csvPages(
      columns,
      async (page) => {
        asked.push(page);
        return { content: page < 3 ? [row(page)] : [], totalPages: 9, totalElements: 9 };
      },
      'UTC',
    );
    for await (const _part of parts);
    expect(asked).toEqual([1, 2, 3]);
  });

  test('are requested only after the previous one was consumed', async () => {
    const asked: number[] = [];
    const parts = csvPages(
      columns,
      async (page) => {
        asked.push(page);
        return { content: [row(page)], totalPages: 3, totalElements: 3 };
      },
      'UTC',
    );
    await parts.next();
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toEqual([1]);
  });

  test('of 100,000 rows need the memory of one page', async () => {
    const alive = new Set<WeakRef<object>>();
    let most = 0;
    let longest = 0;
    let lines = 0;
    const parts = csvPages(
      columns,
      async (page) => {
        const content = Array.from({ length: 100 }, (_, index) => row((page - 1) * 100 + index));
        alive.add(new WeakRef(content));
        return { content, totalPages: 1_000, totalElements: 100_000 };
      },
      'UTC',
    );
    for await (const { text, rows } of parts) {
      lines += text.split('\r\n').length - 1;
      longest = Math.max(longest, text.length);
      if (rows % 10_000 !== 0) continue;
      // A weak reference stays alive until the task that created it ends.
      await new Promise((resolve) => setImmediate(resolve));
      collect();
      for (const page of alive) if (page.deref() === undefined) alive.delete(page);
      most = Math.max(most, alive.size);
    }
    expect(lines).toBe(100_001);
    expect(most).toBeLessThanOrEqual(2);
    expect(longest).toBeLessThan(100 * 40);
  });
});
