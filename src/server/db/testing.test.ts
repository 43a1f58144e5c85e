import { beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { openTestDatabase } from './testing.ts';

interface State {
  readonly table: string;
  readonly digest: string;
}

/** What all tables hold, where the sequences stand, and which objects there are. */
async function stateOf(db: Database): Promise<readonly State[]> {
  const tables = await db.query<{ name: string }>(
    'test_tables',
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as table, coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') as digest from public.${name} t`,
  );
  const sequences = `select 'sequences', string_agg(sequencename || ' ' || coalesce(last_value, 0), ' ' order by 1) from (
    select sequencename::text, last_value from pg_sequences where schemaname = 'public' order by 1) s`;
  const triggers = `select 'triggers', string_agg(tgname || tgenabled::text, ' ' order by tgname, tgrelid) from pg_trigger
    where not tgisinternal`;
  const schemas = `select 'schemas', string_agg(nspname, ' ' order by nspname) from pg_namespace
    where nspname !~ '^(pg|test)_'`;
  const functions = `select 'functions', md5(string_agg(oid || prosrc, ' ' order by oid)) from pg_proc
    where pronamespace = 'public'::regnamespace`;
  const session = `select 'session', current_setting('search_path') || count(*) from pg_class where relpersistence = 't'`;
  const state = await db.execute([...parts, sequences, triggers, schemas, functions, session].join(' union all '));
  // The statement has these two columns.
  return state.rows as State[];
}

/** The state of a new database. */
async function newState(seeded: boolean): Promise<readonly State[]> {
  const db = await openTestDatabase({ seeded });
  const state = await stateOf(db);
  await db.close();
  return state;
}

let seeded: readonly State[];
let migrated: readonly State[];
beforeAll(async () => {
  seeded = await newState(true);
  migrated = await newState(false);
});

test.each([
  [
    'rows and sequences',
    `insert into catalogue_version values (true, 7) on conflict (single) do update set version = 7;
    delete from favourites; update members set nickname = 'somebody'; delete from wins; select nextval('sessions_id_seq')`,
  ],
  ['a table', 'create table things (id bigint)'],
  ['a schema', 'create schema pgboss; create table pgboss.job (id bigint)'],
  ['a disabled trigger', 'alter table audit_log disable trigger user'],
  ['a column', 'alter table games add column colour text'],
  ['a function', `create or replace function post_entries() returns int language sql as 'select 1'`],
  ['settings and a temporary table', `set search_path to pg_catalog; create temporary table games (id bigint)`],
])('what a test file leaves behind is not in the database of the next: %s', async (_what, left) => {
  const db = await openTestDatabase();
  await db.execute(left);
  expect(await stateOf(db)).not.toEqual(seeded);
  await db.close();
  expect(await newState(true)).toEqual(seeded);
});

test('a database that is migrated only has nothing of one that was seeded', async () => {
  expect(migrated).not.toEqual(seeded);
  expect(await newState(true)).toEqual(seeded);
  expect(await newState(false)).toEqual(migrated);
});

test('two at the same time share nothing', async () => {
  const [one, other] = await Promise.all([openTestDatabase(), openTestDatabase({ seeded: false })]);
  await one.execute('delete from wins');
  expect(await other.query('test_members', 'select * from members')).toEqual([]);
  const wins = 'select count(*)::int as count from wins';
  expect(await one.query('test_wins', wins)).toEqual([{ count: 0 }]);
  await Promise.all([one.close(), other.close()]);
});

test('one that is closed does nothing to the next', async () => {
  const first = await openTestDatabase();
  await first.close();
  const next = await openTestDatabase();
  await expect(first.execute('delete from wins')).rejects.toThrow();
  await expect(first.transaction((tx) => tx.query('test_delete', 'delete from members'))).rejects.toThrow();
  const [row] = await next.query<{ count: number }>('test_count', 'select count(*)::int as count from wins');
  expect(row?.count).toBeGreaterThan(0);
  await next.close();
});

test('a transaction that nobody finished is undone', async () => {
  const db = await openTestDatabase();
  let begun: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  let goOn: () => void = () => undefined;
  const unfinished = db
    .transaction(async (tx) => {
      await tx.query('test_delete', `update members set nickname = 'unfinished'`);
      begun();
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await tx.query('test_more', 'select 1');
    })
    .catch((error: unknown) => error);
  await hasBegun;
  // On a server its connection would be waited for.
  if (db.kind === 'postgres') goOn();
  await db.close();
  const next = await newState(true);
  goOn();
  await unfinished;
  expect(next).toEqual(seeded);
});
