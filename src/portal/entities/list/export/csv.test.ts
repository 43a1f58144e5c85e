import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine, csvText } from './csv.ts';
import type { FileColumn } from './file-columns.ts';

describe('a line of a CSV file', () => {
  test('quotes special characters, and ends as RFC 4180 says', () => {
    expect(csvLine(['plain', 'a, b', 'say "hi"', 'two\nlines', null, 7, true])).toBe(
      'plain,"a, b","say ""hi""","two\nlines",,7,true\r\n',
    );
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://x.example","y")', '"\'=HYPERLINK(""http://x.example"",""y"")"'],
    ['+84912345678', "'+84912345678"],
    ['-2+3', "'-2+3"],
    ['-', "'-"],
    ['--1', "'--1"],
    ['-1e5', "'-1e5"],
    ['-1,000', '"\'-1,000"'],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    ['\n=1', '"\'\n=1"'],
    ['＝1+1', "'＝1+1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
  ])('neutralises what a spreadsheet would run: %j', (value, cell) => {
    expect(csvLine([value])).toBe(`${cell}\r\n`);
  });

  test.each(['-15.00', '-1', '0.00', '12480.50', '-0.00000001'])('keeps %s a number', (amount) => {
    expect(csvLine([amount, Number(amount)])).toBe(`${amount},${Number(amount)}\r\n`);
  });

  test('holds any text: only a number starts like a formula, and the text can be read back', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (values) => {
        const cells = parse(csvLine(values));
        // Only text that starts like a formula gets an apostrophe, so a typed one stays.
        expect(cells.map((cell, index) => (isFormula(values[index] ?? '') ? cell.slice(1) : cell))).toEqual(values);
        for (const cell of cells) expect(/^[=+\-@\t\r\n＝＋－＠]/.test(cell) && Number.isNaN(Number(cell))).toBe(false);
      }),
    );
  });
});

function isFormula(text: string): boolean {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
}

/** Parses one line as RFC 4180 says. */
function parse(line: string): string[] {
  const cells = [...`,${line.replace(/\r\n$/, '')}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)];
  return cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}

type Row = { readonly at: string | null; readonly day: string; readonly amount: string | null; readonly share: number };

const columns: readonly FileColumn<Row>[] = [
  { name: 'at', label: 'Thời gian', kind: 'time', valueOf: ({ at }) => at },
  { name: 'day', label: 'Ngày', kind: 'day', valueOf: ({ day }) => day },
  { name: 'amount', label: 'Số tiền', kind: 'money', valueOf: ({ amount }) => amount },
  { name: 'rate', label: 'Tỷ lệ', kind: 'percent', valueOf: ({ share }) => share },
  { name: 'note', label: 'Ghi chú', kind: 'text', valueOf: () => 'at 2026-01-05T09:31:00Z' },
];

async function linesIn(zone: string, rows: readonly Row[]): Promise<string[]> {
  async function* pages() {
    yield* rows.map((row) => [row]);
  }
  let text = '';
  for await (const part of csvText(columns, pages(), zone)) text += part;
  return text.split('\r\n');
}

describe('a CSV file', () => {
  const row: Row = { at: null, day: '2026-07-31', amount: '-0.243', share: 0.0055 };
  const rest = ',2026-07-31,-0.243,0.0055,at 2026-01-05T09:31:00Z';

  test('MEMBER-22 has names that no language changes, points, and each moment with the offset of its day', async () => {
    const rows = [row, { ...row, at: '2026-07-31T17:04:05.678Z' }, { ...row, at: '2026-12-31T18:00:00Z' }];
    expect(await linesIn('Asia/Ho_Chi_Minh', rows)).toEqual([
      'at,day,amount,rate,note',
      rest,
      `2026-08-01T00:04:05+07:00${rest}`,
      `2027-01-01T01:00:00+07:00${rest}`,
      '',
    ]);
    // In summer an hour more.
    expect((await linesIn('Europe/London', rows)).slice(2, 4)).toEqual([
      `2026-07-31T18:04:05+01:00${rest}`,
      `2026-12-31T18:00:00+00:00${rest}`,
    ]);
  });

  test.each(['America/St_Johns', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
    'MEMBER-22 tells the same moments in %s',
    async (zone) => {
      const at = ['2026-03-08T07:30:00.000Z', '2026-11-01T08:59:59.000Z', '1969-12-31T23:59:59.000Z'];
      const lines = await linesIn(
        zone,
        at.map((one) => ({ ...row, at: one })),
      );
      expect(lines.slice(1, -1).map((line) => new Date(line.split(',')[0] ?? '').toISOString())).toEqual(at);
    },
  );
});
