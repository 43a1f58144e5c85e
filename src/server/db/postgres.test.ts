import { expect, test } from 'vitest';
import { isDatabaseAway } from '../shared/database-faults.ts';
import { openPostgres } from './postgres.ts';
import { openTestDatabase } from './testing.ts';

test.skipIf(!process.env['TEST_DATABASE_URL'])(
  'a connection that breaks in a transaction fails that one alone',
  async () => {
    const db = await openTestDatabase({ seeded: false });
    await expect(
      db.transaction((tx) => tx.query('test_break', 'select pg_terminate_backend(pg_backend_pid())')),
    ).rejects.toThrow(/terminat/);
    expect(await db.query('test_after', 'select 1 as one')).toEqual([{ one: 1 }]);
    await db.close();
  },
);

test.skipIf(!process.env['TEST_DATABASE_URL'])(
  'of two transactions that wait for each other both are done, one of them a second time',
  async () => {
    const db = await openTestDatabase({ seeded: false });
    await db.execute('create table test_rows (id int primary key, value int not null)');
    await db.execute('insert into test_rows values (1, 0), (2, 0)');
    const [both, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let begun = 0;
    let tries = 0;
    const add = async (ids: readonly [number, number]) => {
      await db.transaction(async (tx) => {
        tries += 1;
        // The second try takes no row from the other one, which may still have to wake.
        if (tries > 2) await other.promise;
        const sql = 'update test_rows set value = value + 1 where id = $1';
        await tx.query('test_add', sql, [ids[0]]);
        begun += 1;
        if (begun === 2) both.resolve();
        await both.promise;
        await tx.query('test_add', sql, [ids[1]]);
      });
      other.resolve();
    };
    await Promise.all([add([1, 2]), add([2, 1])]);
    expect(tries).toBe(3);
    expect(await db.query('test_values', 'select value from test_rows')).toEqual([{ value: 2 }, { value: 2 }]);
    await db.close();
  },
);

test.skipIf(!process.env['TEST_DATABASE_URL'])(
  'a transaction that always conflicts fails after some tries',
  async () => {
    const db = await openTestDatabase({ seeded: false });
    let tries = 0;
    const fail = () =>
      db.transaction(async (tx) => {
        tries += 1;
        await tx.query('test_conflict', `do $$ begin raise exception 'no' using errcode = '40001'; end $$`);
      });
    await expect(fail()).rejects.toThrow('no');
    expect(tries).toBe(4);
    await db.close();
  },
);

test.skipIf(!process.env['TEST_DATABASE_URL'])(
  'a session behind a pooler keeps nothing for the next who has it, and each transaction has its limits',
  async () => {
    const test = await openTestDatabase({ seeded: false });
    const url = test.url ?? '';
    const db = openPostgres(url, { directUrl: url, serving: { calls: 1, jobs: 1 } });
    const KEPT = `
      select current_setting('statement_timeout') as limit, current_setting('jit') as jit,
        current_setting('idle_in_transaction_session_timeout') as idle,
        (select count(*)::int from pg_prepared_statements) as prepared`;
    for (const [pool, limit] of [
      [db, '8s'],
      [db.longWork, '15min'],
    ] as const) {
      const fresh = { limit: '0', jit: 'on', idle: '0', prepared: 0 };
      const limited = { limit, jit: 'off', idle: '10s', prepared: 0 };
      expect(await pool.query('test_kept', KEPT)).toEqual([fresh]);
      expect(await pool.transaction((tx) => tx.query('test_kept', KEPT))).toEqual([limited]);
      expect(await pool.query('test_kept', KEPT)).toEqual([fresh]);
    }
    await db.close();
    await test.close();
  },
);

test.skipIf(!process.env['TEST_DATABASE_URL'])('migrations and what listens go past the pooler', async () => {
  const test = await openTestDatabase({ seeded: false });
  // Nobody answers here.
  const db = openPostgres('postgres://portico@127.0.0.1:1/portico', { directUrl: test.url });
  await db.migrate();
  const heard = Promise.withResolvers<string>();
  const stop = await db.listen('test_past', { heard: heard.resolve, resumed: () => undefined });
  await test.query('test_notify', `select pg_notify('test_past', 'here')`);
  expect(await heard.promise).toBe('here');
  await stop();
  await db.close();
  await test.close();
});

test.skipIf(!process.env['TEST_DATABASE_URL'])(
  'new work is refused at once while those that wait get no turn, and taken again when they do',
  async () => {
    const test = await openTestDatabase({ seeded: false });
    let time = 0;
    const db = openPostgres(test.url ?? '', { serving: { calls: 16, jobs: 1, now: () => time } });
    const end = Promise.withResolvers<void>();
    let begun = 0;
    const all = Promise.withResolvers<void>();
    const held = Array.from({ length: 16 }, () =>
      db.transaction(async (tx) => {
        await tx.query('test_hold', 'select 1');
        begun += 1;
        if (begun === 16) all.resolve();
        await end.promise;
      }),
    );
    await all.promise;
    const ask = () => db.query('test_ask', 'select 1 as one');
    time = 100_000;
    const first = ask();
    time += 1_999;
    const second = ask();
    time += 1;
    const refused = await ask().catch((error: unknown) => error);
    expect(refused).toMatchObject({ message: 'all connections are busy' });
    expect(isDatabaseAway(refused)).toBe(true);
    await expect(db.transaction(async () => undefined)).rejects.toThrow('all connections are busy');
    await expect(db.orm.execute('select 1')).rejects.toThrow();
    end.resolve();
    await Promise.all(held);
    expect(await Promise.all([first, second, ask()])).toEqual([[{ one: 1 }], [{ one: 1 }], [{ one: 1 }]]);
    await db.close();
    await test.close();
  },
);
