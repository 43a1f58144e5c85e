import type { CsvValue } from './csv-text.ts';

/** A moment as the contract writes it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Whether a value is a moment. */
export function isMoment(value: CsvValue): value is string {
  return typeof value === 'string' && MOMENT.test(value);
}

/** Writes moments as spreadsheets read them, in the time of a zone: `2026-11-29 18:13:04`. Other values stay. */
export function momentWriter(zone: string): (value: CsvValue) => CsvValue {
  const two = '2-digit';
  // Swedish writes the year first.
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: zone, year: 'numeric', month: two, day: two, hour: two, minute: two, second: two },
  });
  return (value) => (isMoment(value) ? format.format(Date.parse(value)) : value);
}
