import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { addDays, momentOn } from '#shared/time/zone.ts';
import { type List, orderBy, paged, piece, type Sort } from './paging.ts';

interface Row {
  readonly id: number;
  readonly kind: string;
  readonly cents: number;
}

// Few different values, so that most rows tie in every sort order.
const rows: readonly Row[] = Array.from({ length: 97 }, (_, at) => ({
  id: at + 1,
  kind: ['bet', 'prize', "o'clock", 'x or true'][at % 4] ?? '',
  cents: ((at * 7) % 5) - 2,
}));

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase({ seeded: false });
  await db.query(
    't',
    'create table things (id bigint primary key, kind text not null, amount numeric(24, 8) not null)',
  );
  for (const { id, kind, cents } of rows)
    await db.query('i', 'insert into things values ($1, $2, $3::numeric / 100)', [id, kind, cents]);
  await db.query('m', 'create table moments (id bigint generated always as identity, at timestamptz(3) not null)');
});
afterAll(() => db.close());

const columns = { id: sql`t.id`, kind: sql`t.kind`, amount: sql`t.amount` };
type Column = keyof typeof columns;

const list = (filters: readonly (SQL | undefined)[], sort: Sort<Column> = 'id'): List<'sum' | 'highest'> => ({
  name: 'test_things',
  from: sql`things t`,
  where: filters,
  order: orderBy(columns, sort, sql`t.id`),
  columns: sql`t.id, t.kind, (t.amount * 100)::int as cents`,
  totals: { sum: sql`coalesce(sum(t.amount), 0)`, highest: sql`max(t.id)` },
});

type Totals = Record<'sum' | 'highest', unknown>;
const read = (wanted: List<'sum' | 'highest'>, pageNo: number, pageSize: number) =>
  paged<Row, Totals>(db, wanted, { pageNo, pageSize });

describe('a database list', () => {
  const sorts = fc.constantFrom<Sort<Column>>('id', '-id', 'kind', '-kind', 'amount', '-amount');
  const kinds = fc.option(fc.constantFrom(...rows.slice(0, 4).map(({ kind }) => kind), 'none'), { nil: undefined });

  test('has disjoint, complete and ordered pages, and totals over all of them', () =>
    fc.assert(
      fc.asyncProperty(sorts, kinds, fc.integer({ min: 1, max: 100 }), async (sort, kind, pageSize) => {
        const found = rows.filter((row) => kind === undefined || row.kind === kind);
        const wanted = list([kind === undefined ? undefined : sql`t.kind = ${kind}`], sort);
        const pages = [await read(wanted, 1, pageSize)];
        while (pages.length < (pages[0]?.totalPages ?? 0)) pages.push(await read(wanted, pages.length + 1, pageSize));
        const content = pages.flatMap((page) => page.content);
        expect(content).toEqual(found.toSorted(inOrder(sort)));
        for (const page of [...pages, await read(wanted, pages.length + 1, pageSize)]) {
          expect(page).toMatchObject({
            totalPages: Math.ceil(found.length / pageSize),
            totalElements: found.length,
            totals: { highest: found.at(-1)?.id ?? null },
          });
          const cents = found.reduce((sum, row) => sum + row.cents, 0);
          expect(Math.round(Number(page.totals.sum) * 100)).toBe(cents);
        }
        expect((await read(wanted, pages.length + 1, pageSize)).content).toEqual([]);
      }),
      { numRuns: 40 },
    ));

  test('returns money as the text of the database', async () => {
    const { totals } = await read(list([sql`t.kind = 'bet'`]), 1, 1);
    expect(totals.sum).toMatch(/^-?\d+\.\d{8}$/);
  });

  test('treats typed text as a value only', async () => {
    for (const typed of ["'; drop table things; --", 'x or true', '$1', '%', '\\']) {
      const page = await read(list([sql`t.kind = ${typed}`]), 1, 10);
      expect(page.totalElements).toBe(rows.filter(({ kind }) => kind === typed).length);
    }
  });

  test('joins filters by `and`, also filters with an `or`', async () => {
    const page = await read(list([sql`t.kind = 'bet' or t.kind = 'prize'`, sql`t.id <= 4`]), 1, 10);
    expect(page.content.map(({ id }) => id)).toEqual([1, 2]);
  });

  test('reads page-only columns for the rows of the page alone', async () => {
    const join = { alias: 't', tables: sql`cross join lateral (select t.id * 2 as twice) d` };
    const wanted = { ...list([], '-id'), columns: sql`t.id, d.twice`, join };
    expect((await paged(db, wanted, { pageNo: 2, pageSize: 2 })).content).toEqual([
      { id: 95, twice: 190 },
      { id: 94, twice: 188 },
    ]);
  });

  test('takes one statement', async () => {
    let asked = 0;
    const query: typeof db.query = (...statement) => {
      asked += 1;
      return db.query(...statement);
    };
    await paged({ ...db, query }, list([]), { pageNo: 1, pageSize: 10 });
    expect(asked).toBe(1);
  });
});

test('a list is sorted only by its declared columns', () => {
  const nonsense: string[] = ['name', '-', '', '--id', 'id; drop table things', 'constructor'];
  for (const sort of nonsense)
    expect(() => orderBy(columns, sort as Sort<Column>, sql`t.id`)).toThrow('validation_failed');
});

test('hand-written SQL takes its values by number', async () => {
  const where = [piece('t.id >= $2 and t.id < $1 and $1::bigint > $2', 7, 5)];
  expect((await read(list(where), 1, 10)).content.map(({ id }) => id)).toEqual([5, 6]);
});

test.each(['Asia/Ho_Chi_Minh', 'Europe/Berlin', 'America/St_Johns', 'Africa/Cairo'])(
  'days of %s are half-open and cover everything, also at clock changes',
  async (zone) => {
    await db.query('moments_none', 'truncate moments');
    const hour = 3_600_000;
    // Each half hour around the changes, and the moment before it: this includes every midnight of these zones.
    const parts = [Date.UTC(2026, 2, 1), Date.UTC(2026, 9, 20)];
    const halves = Array.from({ length: 2 * 24 * 64 }, (_, at) => (at * hour) / 2);
    const moments = parts.flatMap((first) => halves.map((half) => first + half));
    const pair = moments.flatMap((moment) => [new Date(moment - 1).toISOString(), new Date(moment).toISOString()]);
    await db.query('moments_add', 'insert into moments (at) select unnest($1::text[])::timestamptz', [pair]);
    // The calendar of the database is the second computation.
    const counts = await db.query<{ day: string; count: number }>(
      'moments_by_day',
      'select (at at time zone $1)::date::text as day, count(*) from moments group by 1 order by 1',
      [zone],
    );
    const counted = new Map(counts.map(({ day, count }) => [day, count]));
    // The first and the last day of a part are incomplete.
    const begins = [
      { year: 2026, month: 3, day: 2 },
      { year: 2026, month: 10, day: 21 },
    ];
    for (const day of begins.flatMap((first) => Array.from({ length: 60 }, (_, at) => addDays(first, at)))) {
      const [from, to] = [momentOn(day, zone), momentOn(addDays(day, 1), zone)].map((moment) => new Date(moment));
      const where = [sql`m.at >= ${from} and m.at < ${to}`];
      const moment = { name: 'test_moments', from: sql`moments m`, order: sql`m.id`, columns: sql`m.id` };
      const { totalElements } = await paged(db, { ...moment, where }, { pageNo: 1, pageSize: 1 });
      const name = `${day.year}-${String(day.month).padStart(2, '0')}-${String(day.day).padStart(2, '0')}`;
      expect([name, totalElements]).toEqual([name, counted.get(name)]);
    }
  },
  60_000,
);

function inOrder(sort: Sort<Column>) {
  const name = sort.replace('-', '');
  const key = (row: Row) => ({ id: row.id, kind: row.kind, amount: row.cents })[name] ?? 0;
  const sign = sort.startsWith('-') ? -1 : 1;
  return (a: Row, b: Row) => sign * (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.id - b.id);
}
