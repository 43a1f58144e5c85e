import { writeXlsxStream } from 'hucre/xlsx';
import type { ColumnKind } from '../list-columns.ts';
import { type FileColumn, type FileValue, zoneClock } from './file-columns.ts';

export type XlsxWords = {
  /** Names the sheet. */
  readonly title: string;
  /** Times are in it. */
  readonly zone: string;
  readonly currency: { readonly symbol: string; readonly decimals: number };
};

const DAY = 86_400_000;
/** The day of a sheet's first of January 1970. */
const EPOCH = 25_569;

/**
 * An XLSX file for people: amounts, shares, moments and days as numbers with a format that each program shows by its own
 * settings, all else as text. It is written while the rows arrive, in the memory of one page.
 */
export function xlsxStream<Row>(
  columns: readonly FileColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
  { title, zone, currency }: XlsxWords,
): ReadableStream<Uint8Array> {
  const formats = formatsOf(currency);
  const cellOf = cellWriter(zone);
  async function* rows() {
    for await (const page of pages) {
      yield* page.map((row, index) => columns.map((column) => cellOf(column.kind, column.valueOf(row, index))));
    }
  }
  return writeXlsxStream(rows(), {
    name: sheetName(title),
    freezePane: { rows: 1 },
    columns: columns.map(({ label, kind }) => {
      const format = formats[kind];
      return {
        header: kind === 'time' ? `${label} (${zoneName(zone)})` : label,
        width: kind === 'time' ? 24 : 16,
        ...(format !== undefined && { numFmt: format }),
      };
    }),
  });
}

function formatsOf({ symbol, decimals }: XlsxWords['currency']): Partial<Record<ColumnKind, string>> {
  const digits = decimals === 0 ? '' : `.${'0'.repeat(decimals)}`;
  // As `formatMoney` writes it: the symbol before the amount, after its sign.
  const sign = `"${symbol.replaceAll('"', '')}"`;
  const money = `${sign}#,##0${digits}`;
  // With optional digits alone Excel would end whole amounts with a point.
  const exact = decimals === 0 ? 'General' : `${money}${'#'.repeat(8 - decimals)}`;
  return {
    money,
    exact,
    percent: '0.00%',
    time: 'yyyy\\-mm\\-dd hh:mm:ss',
    day: 'yyyy\\-mm\\-dd',
  };
}

/** The value of a cell by the kind of its column; the numbers of moments and days are those of the zone's calendar. */
function cellWriter(zone: string): (kind: ColumnKind, value: FileValue) => FileValue {
  const clock = zoneClock(zone);
  return (kind, value) => {
    if (value === '') return null;
    if (kind === 'text' || typeof value !== 'string') return value;
    if (kind === 'time') return clock(Date.parse(value)) / DAY + EPOCH;
    if (kind === 'day') return Date.parse(value) / DAY + EPOCH;
    return Number(value);
  };
}

/** Without the signs that the name of a sheet must not have, and as long as it may be. */
function sheetName(title: string): string {
  return title.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31);
}

/** Zones that browsers still tell by the name that they had until the tz database renamed them. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
};

function zoneName(zone: string): string {
  return renamed[zone] ?? zone;
}
