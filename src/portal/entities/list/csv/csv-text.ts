/** What a CSV file can hold in a cell. */
export type CsvValue = string | number | boolean | null | undefined;

/** What a spreadsheet would run as a formula, when it opens the file. */
const FORMULA = /^[=+\-@\t\r]/;
/** An amount or count, which is to stay a number; no formula can be written like this. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A line of a CSV file (RFC 4180), with its end. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/**
 * A value as a cell. Text that begins like a formula gets an apostrophe before it, so that no spreadsheet runs it: it may
 * come from somebody else, a nickname for example. Numbers stay numbers.
 */
function csvCell(value: CsvValue): string {
  if (typeof value === 'number') return String(value);
  const text = String(value ?? '');
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n\t]|^ | $/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
