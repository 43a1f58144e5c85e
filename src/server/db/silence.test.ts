import { expect, test, vi } from 'vitest';
import { isDatabaseAway } from '../shared/database-faults.ts';
import { silentProxy } from '../testing/silent-proxy.ts';
import { openPostgres } from './postgres.ts';
import { openTestDatabase } from './testing.ts';

test.skipIf(!process.env['TEST_DATABASE_URL'])(
  'connections that fall silent without a reset are replaced, those that listen too: calls are answered within 15 s',
  { timeout: 60_000 },
  async () => {
    const test = await openTestDatabase({ seeded: false });
    const url = new URL(test.url ?? '');
    const proxy = await silentProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    const told: unknown[] = [];
    const news = { away: (error: unknown) => told.push(error), back: () => told.push('back') };
    const db = openPostgres(url.href, { serving: { calls: 3, jobs: 1 }, news });
    const heard: string[] = [];
    const resumed = vi.fn();
    const stops = [
      await db.listen('test_silence', { heard: (payload) => heard.push(`one ${payload}`), resumed }),
      await db.listen('test_silence', { heard: (payload) => heard.push(`two ${payload}`), resumed: () => undefined }),
    ];
    const ask = () => db.query('test_ask', 'select 1 as one');
    // As many connections as the pool may have, and one for long work.
    await Promise.all([1, 2, 3].map(() => db.query('test_wait', 'select pg_sleep(0.2)')));
    await db.longWork.query('test_ask', 'select 1 as one');
    proxy.silence();
    const since = performance.now();
    const long = db.longWork.query('test_ask', 'select 1 as one').catch((error: unknown) => error);
    const first = await db
      .transaction((tx) => tx.query('test_ask', 'select 1 as one'))
      .catch((error: unknown) => error);
    expect(isDatabaseAway(first)).toBe(true);
    // One call may still be given a connection that is being closed.
    await vi.waitUntil(() => ask().catch(() => undefined));
    expect(await Promise.all([ask(), ask(), ask(), ask()])).toEqual(Array(4).fill([{ one: 1 }]));
    expect(isDatabaseAway(await long)).toBe(true);
    expect(await db.longWork.query('test_ask', 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(performance.now() - since).toBeLessThan(15_000);
    await vi.waitUntil(() => resumed.mock.calls.length > 0, { timeout: 20_000 });
    await test.query('test_notify', `select pg_notify('test_silence', 'again')`);
    await vi.waitUntil(() => heard.length === 2);
    expect(heard).toEqual(['one again', 'two again']);
    await vi.waitUntil(async () => (await ask()).length === 1 && told.includes('back'), { timeout: 10_000 });
    expect(told).toHaveLength(2);
    for (const stop of stops) await stop();
    await db.close();
    await proxy.close();
    await test.close();
  },
);

test.skipIf(!process.env['TEST_DATABASE_URL'])(
  'each statement of a call has a limit below that of a silent connection, and long work has that of a job',
  async () => {
    const test = await openTestDatabase({ seeded: false });
    const db = openPostgres(test.url ?? '', { serving: { calls: 1, jobs: 1 } });
    const limit = `select setting::int as ms from pg_settings where name = 'statement_timeout'`;
    expect(await db.query('test_limit', limit)).toEqual([{ ms: 8_000 }]);
    expect(await db.longWork.query('test_limit', limit)).toEqual([{ ms: 900_000 }]);
    await db.close();
    await test.close();
  },
);
