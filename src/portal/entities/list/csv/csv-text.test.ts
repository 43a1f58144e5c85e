import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine } from './csv-text.ts';

describe('a line of a CSV file', () => {
  test('quotes special characters, and ends as RFC 4180 says', () => {
    expect(csvLine(['plain', 'a, b', 'say "hi"', 'two\nlines', null, undefined, 7, true])).toBe(
      'plain,"a, b","say ""hi""","two\nlines",,,7,true\r\n',
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
