import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import type { FileColumn, FileValue } from './file-columns.ts';
import { type XlsxWords, xlsxStream } from './xlsx.ts';

const kinds = ['text', 'money', 'exact', 'number', 'percent', 'time', 'day'] as const;
type Row = Partial<Record<(typeof kinds)[number], FileValue>>;

const columns = kinds.map(
  (kind): FileColumn<Row> => ({ name: kind, label: `The ${kind}`, kind, valueOf: (row) => row[kind] ?? null }),
);
const words: XlsxWords = { title: 'Bets: all', zone: 'Asia/Saigon', currency: { symbol: '$', decimals: 2 } };

/** The cells of a file with their formats. */
async function sheetOf(rows: readonly Row[], change: Partial<XlsxWords> = {}) {
  async function* pages() {
    yield* rows.map((row) => [row]);
  }
  const bytes = await new Response(xlsxStream(columns, pages(), { ...words, ...change })).arrayBuffer();
  const book = await readXlsx(new Uint8Array(bytes), { readStyles: true });
  return book.sheets[0] ?? expect.fail('no sheet');
}

describe('an XLSX file', () => {
  test('MEMBER-22 has amounts, shares, moments and days as numbers, and ids and formulas as text', async () => {
    const sheet = await sheetOf([
      {
        text: '=1+1',
        money: '-1865.48',
        exact: '0.243',
        number: 7,
        percent: 0.0055,
        time: '2026-07-31T17:04:05.678Z',
        day: '2026-07-31',
      },
      { text: '0019001000345', money: '', exact: null },
    ]);
    expect(sheet.name).toBe('Bets  all');
    expect(sheet.rows[0]).toEqual([
      'The text',
      'The money',
      'The exact',
      'The number',
      'The percent',
      // The tz database has the zone's own name, browsers the old one.
      'The time (Asia/Ho_Chi_Minh)',
      'The day',
    ]);
    // Moments in the time of the zone: the reader takes the numbers for UTC.
    expect(sheet.rows[1]).toEqual([
      '=1+1',
      -1865.48,
      0.243,
      7,
      0.0055,
      new Date('2026-08-01T00:04:05.000Z'),
      new Date('2026-07-31T00:00:00.000Z'),
    ]);
    expect(sheet.rows[2]?.slice(0, 3)).toEqual(['0019001000345', null, null]);
  });

  test.each([
    [{ symbol: '$', decimals: 2 }, '"$"#,##0.00', '"$"#,##0.00######'],
    [{ symbol: '₫', decimals: 0 }, '"₫"#,##0', 'General'],
  ])('MEMBER-22 formats amounts in the currency %j', async (currency, money, exact) => {
    const sheet = await sheetOf([{ money: '1.00', exact: '1.00' }], { currency });
    const formatOf = (cell: string) => sheet.cells?.get(cell)?.style?.numFmt;
    expect([formatOf('1,1'), formatOf('1,2')]).toEqual([money, exact]);
  });

  test('MEMBER-22 fails with the page that failed', async () => {
    async function* pages(): AsyncGenerator<readonly Row[]> {
      yield [{ text: 'one' }];
      throw new Error('cancelled');
    }
    await expect(new Response(xlsxStream(columns, pages(), words)).blob()).rejects.toThrow('cancelled');
  });
});
