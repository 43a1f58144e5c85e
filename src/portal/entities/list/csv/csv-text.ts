/** A value of a CSV cell. */
export type CsvValue = string | number | boolean | null | undefined;

/** Text that a spreadsheet would run as a formula, or would after it has narrowed the first sign. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** An amount or count, which stays a number; no formula has this form. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A line of a CSV file (RFC 4180), with its line break. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/** A value as a cell. Text like a formula gets an apostrophe, because others enter it as a nickname. */
function csvCell(value: CsvValue): string {
  if (typeof value === 'number') return String(value);
  const text = String(value ?? '');
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n\t]|^ | $/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
