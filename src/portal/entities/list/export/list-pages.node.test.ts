import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { csvText } from './csv.ts';
import type { FileColumn } from './file-columns.ts';
import { listPages } from './list-pages.ts';
import { xlsxStream } from './xlsx.ts';

type Row = { readonly account: string; readonly amount: string };

const columns: readonly FileColumn<Row>[] = [
  { name: 'account', label: 'Account', kind: 'text', valueOf: ({ account }) => account },
  { name: 'amount', label: 'Amount', kind: 'money', valueOf: ({ amount }) => amount },
];
const row = (number: number): Row => ({ account: `player${number}`, amount: `-${number}.00` });

/** Runs the garbage collector, which only a test may do. */
function collect(): void {
  setFlagsFromString('--expose-gc');
  const gc: () => void = runInNewContext('gc');
  gc();
}

describe('the pages of a list', () => {
  test('are told with the rows so far', async () => {
    const pages = [[row(1), row(2)], [row(3)]];
    const pageAt = async (page: number) => ({ content: pages[page - 1] ?? [], totalPages: 2, totalElements: 3 });
    const told: object[] = [];
    const shown = await Array.fromAsync(listPages(pageAt, (progress) => told.push(progress)));
    expect(shown).toEqual(pages);
    expect(told).toEqual([
      { rows: 2, count: 3 },
      { rows: 3, count: 3 },
    ]);
  });

  test('end where rows were removed meanwhile', async () => {
    const asked: number[] = [];
    const pageAt = async (page: number) => {
      asked.push(page);
      return { content: page < 3 ? [row(page)] : [], totalPages: 9, totalElements: 9 };
    };
    await Array.fromAsync(listPages(pageAt, () => undefined));
    expect(asked).toEqual([1, 2, 3]);
  });

  test('are requested only after the previous one was consumed', async () => {
    const asked: number[] = [];
    const pageAt = async (page: number) => {
      asked.push(page);
      return { content: [row(page)], totalPages: 3, totalElements: 3 };
    };
    await listPages(pageAt, () => undefined).next();
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toEqual([1]);
  });

  const words = { title: 'Team', zone: 'UTC', currency: { symbol: '$', decimals: 2 } };
  test.each([
    ['CSV', (pages: AsyncIterable<readonly Row[]>) => csvText(columns, pages, 'UTC')],
    ['XLSX', (pages: AsyncIterable<readonly Row[]>) => xlsxStream(columns, pages, words)],
  ])('of 100,000 rows need the memory of a few pages as %s', async (_format, file) => {
    const alive = new Set<WeakRef<object>>();
    let most = 0;
    let rows = 0;
    let written = 0;
    const pageAt = async (page: number) => {
      const content = Array.from({ length: 100 }, (_, index) => row((page - 1) * 100 + index));
      alive.add(new WeakRef(content));
      if (page % 100 === 0) {
        // A weak reference stays alive until the task that created it ends.
        await new Promise((resolve) => setImmediate(resolve));
        collect();
        for (const one of alive) if (one.deref() === undefined) alive.delete(one);
        most = Math.max(most, alive.size);
      }
      return { content, totalPages: 1_000, totalElements: 100_000 };
    };
    const pages = listPages(pageAt, (progress) => {
      rows = progress.rows;
    });
    for await (const part of file(pages)) written += part.length;
    expect(rows).toBe(100_000);
    expect(most).toBeLessThanOrEqual(3);
    expect(written).toBeGreaterThan(100_000);
  });
});
