import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { TestClock } from 'pg-boss';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase, type TestDatabase } from '../db/testing.ts';
import { everyMinutes, type JobTable } from './job.ts';
import { openWithTestClock, testJobs } from './testing.ts';

// An embedded database allows a single process, so this test needs a server.
const onServer = process.env['TEST_DATABASE_URL'] !== undefined;
const MINUTE = 60_000;

interface TestData {
  readonly book: { readonly reference: string };
}

describe.runIf(onServer)('two processes on one database', () => {
  let db: TestDatabase;
  let sessions: Database[] = [];
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    db = await openTestDatabase();
    await db.execute('create table bookings (reference text not null, by text not null)');
    sessions = [openWithTestClock(db.url ?? ''), openWithTestClock(db.url ?? '')];
  });
  // Each test has its jobs on a clock of its own.
  afterEach(() => db.execute('drop schema pgboss cascade'));
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(sessions.map((session) => session.close()));
    await db.close();
  });

  const booked = async () => {
    const rows = await db.query<{ reference: string }>('test_booked', 'select reference from bookings order by 1');
    return rows.map(({ reference }) => reference);
  };
  const start = async (env: Readonly<Record<string, string>> = {}) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../testing/job-process.ts')], {
      env: { PATH: process.env['PATH'], DATABASE_URL: db.url, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const written: string[] = [];
    child.stdout.on('data', (chunk) => written.push(...String(chunk).trim().split('\n')));
    const says = (line: string) => expect.poll(() => written).toContain(line);
    await says('started');
    const stop = async (signal: 'SIGTERM' | 'SIGKILL') => {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    };
    return { says, stop };
  };

  test('a job of a timetable is run by one of them each time', async () => {
    const ran: string[] = [];
    const clock = new TestClock(Date.UTC(2026, 0, 5, 9, 31));
    const table: JobTable<Record<'often', null>> = {
      often: {
        timetable: everyMinutes(5),
        run: async (services) => {
          ran.push(new Date(services.clock()).toISOString().slice(0, 16));
        },
      },
    };
    // One after the other: each makes the table of the test's clock anew.
    const [one, other] = await Array.fromAsync(sessions, (session) => testJobs(session, table, clock));
    await one?.go(10 * 60);
    await other?.idle();
    expect(ran).toEqual(['2026-01-05T09:35', '2026-01-05T09:40']);
    await Promise.all([one?.stop(), other?.stop()]);
  });

  test('each job that is asked for is run once, and one that is killed in it again by the other', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    const clock = new TestClock(Date.now());
    const [session] = sessions;
    if (session === undefined) throw new Error('no session');
    const references = Array.from({ length: 60 }, (_, at) => `bk-${String(at).padStart(2, '0')}`);
    const ask = await testJobs<TestData>(session, { book: { run: async () => undefined } }, clock);
    await ask.stop();
    await db.transaction(async (tx) => {
      for (const reference of references) await ask.send(tx, 'book', { reference });
    });
    await expect.poll(booked).toEqual(references);
    await Promise.all([one.stop('SIGTERM'), other.stop('SIGTERM')]);
    expect(await booked()).toEqual(references);

    const hanging = await start({ HANGS: 'yes' });
    await db.transaction((tx) => ask.send(tx, 'book', { reference: 'bk-killed' }));
    await hanging.says('bk-killed');
    await hanging.stop('SIGKILL');
    expect(await booked()).toEqual(references);
    const table: JobTable<TestData> = {
      book: {
        run: (_services, { reference }, work) =>
          work((tx) => tx.query('test_book', "insert into bookings values ($1, 'later')", [reference])).then(),
      },
    };
    const later = await testJobs<TestData>(session, table, new TestClock(Date.now()));
    // Half a minute passes before a heartbeat counts as missing, and a check runs every minute.
    await later.go((4 * MINUTE) / 1_000);
    expect(await booked()).toEqual([...references, 'bk-killed']);
    await later.stop();
  });
});
