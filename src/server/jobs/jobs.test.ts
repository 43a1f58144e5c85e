import { TestClock } from 'pg-boss';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { TEST_NOW } from '../db/testing.ts';
import { daily, everyMinutes, type JobTable } from './job.ts';
import { openJobDatabase, testJobs } from './testing.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** 16:31 in Vietnam, the brand's time zone. */
const START = TEST_NOW + MINUTE;

interface TestData {
  readonly often: null;
  readonly nightly: null;
  readonly expiry: { readonly deposit: string };
  readonly booking: { readonly reference: string };
}

let db: Database;
let ran: string[] = [];
let moments: number[] = [];
let clock: TestClock;
let started = 0;
let beforeBooking: () => Promise<unknown> = async () => undefined;
let fails: (name: string) => boolean = () => false;
let jobs: Awaited<ReturnType<typeof testJobs<TestData>>>;

const note = (name: string) => async (services: { clock: () => number }) => {
  moments.push(services.clock());
  ran.push(`${name} ${new Date(services.clock()).toISOString().slice(0, 16)}`);
  if (fails(name)) throw new Error('the bank is away');
};
const table: JobTable<TestData> = {
  often: { timetable: everyMinutes(5), run: note('often') },
  nightly: { timetable: daily('02:00'), run: note('nightly') },
  expiry: { run: async ({ clock: now }, { deposit }) => note(deposit)({ clock: now }) },
  booking: {
    run: async (_, { reference }, once) => {
      started += 1;
      await beforeBooking();
      await once((tx) => tx.query('test_book', 'insert into bookings values ($1)', [reference]));
      if (fails(reference)) throw new Error('after the transaction');
    },
  },
};

beforeAll(async () => {
  db = await openJobDatabase();
  await db.query('bookings', 'create table bookings (reference text not null)');
});
afterAll(() => db.close());
beforeEach(async () => {
  ran = [];
  moments = [];
  fails = () => false;
  started = 0;
  beforeBooking = async () => undefined;
  clock = new TestClock(START);
  jobs = await testJobs(db, table, clock);
  // Each worker polls when it starts: what a test asks for must come after that.
  await jobs.go(0);
});
afterEach(async () => {
  await jobs.stop();
  await db.execute('drop schema pgboss cascade; truncate bookings');
});

const send = <Name extends keyof TestData>(name: Name, data: TestData[Name], at?: Date) =>
  db.transaction((tx) => jobs.send(tx, name, data, at));

const names = (begin: string) => ran.filter((line) => line.startsWith(begin));
const messages = (text: string) => jobs.logged.filter(({ msg }) => msg === text);

describe('a timetable', () => {
  test('asks for a run at each of its times, once', async () => {
    await jobs.go(10 * 60);
    expect(ran).toEqual(['often 2026-01-05T09:35', 'often 2026-01-05T09:40']);
  });

  test('CONTRACT-09 is one of the brand: 02:00 is that of its zone', async () => {
    await jobs.runDueJobs(Date.UTC(2026, 0, 5, 18, 59));
    expect(names('nightly')).toEqual([]);
    await jobs.runDueJobs(Date.UTC(2026, 0, 5, 19, 0));
    expect(names('nightly')).toEqual(['nightly 2026-01-05T19:00']);
  });

  test('that was missed is made up for once where the job says so, and else left out', async () => {
    await jobs.runDueJobs(START + 3 * DAY);
    expect(ran).toEqual(['nightly 2026-01-08T09:31']);
  });

  test('of a job that is gone asks for nothing', async () => {
    await jobs.stop();
    jobs = await testJobs<TestData>(db, { ...table, nightly: { run: note('nightly') } }, clock);
    await jobs.runDueJobs(Date.UTC(2026, 0, 5, 19, 0));
    expect(names('nightly')).toEqual([]);
  });
});

describe('a job that is asked for', () => {
  test('runs at its instant and not before, with what it needs to know', async () => {
    await send('expiry', { deposit: 'dep-1' }, new Date(START + HOUR));
    await send('expiry', { deposit: 'dep-2' });
    await jobs.runDueJobs(START + HOUR - MINUTE);
    expect(names('dep')).toEqual(['dep-2 2026-01-05T10:30']);
    await jobs.runDueJobs(START + HOUR);
    expect(names('dep')).toEqual(['dep-2 2026-01-05T10:30', 'dep-1 2026-01-05T10:31']);
  });

  test('is not run when the transaction that asked for it is rolled back', async () => {
    const undone = db.transaction(async (tx) => {
      await jobs.send(tx, 'expiry', { deposit: 'dep-3' });
      throw new Error('no money');
    });
    await expect(undone).rejects.toThrow('no money');
    await jobs.go(60);
    expect(names('dep-3')).toEqual([]);
  });

  test('runs with many others as soon as they are due', async () => {
    for (let i = 100; i < 125; i++) await send('expiry', { deposit: `dep-${i}` });
    await jobs.go(10);
    expect(names('dep')).toHaveLength(25);
  });
});

describe('a job that fails', () => {
  test('is tried again after longer and longer pauses, and is done when it works', async () => {
    fails = (name) => name === 'dep-4' && names(name).length < 4;
    await send('expiry', { deposit: 'dep-4' });
    // Before the first time of the schedules.
    await jobs.go(3 * 60);
    expect(names('dep-4')).toHaveLength(4);
    const pauses = moments.slice(1).map((moment, at) => moment - (moments[at] ?? 0));
    expect(pauses[2]).toBeGreaterThan(pauses[0] ?? 0);
    expect(messages('job failed')).toHaveLength(3);
    expect(messages('job failed')[0]).toMatchObject({ job: 'expiry', attempt: 1 });
    await jobs.go(10 * 60);
    expect(names('dep-4')).toHaveLength(4);
    expect(await jobs.metrics()).toMatch(/job_duration_seconds_count\{job="expiry",outcome="failed"\} 3/);
    expect(await jobs.metrics()).toMatch(/job_duration_seconds_count\{job="expiry",outcome="done"\} 1/);
  });

  test('at every attempt is a dead letter, which is logged, counted and kept', async () => {
    fails = (name) => name === 'dep-5';
    await send('expiry', { deposit: 'dep-5' });
    await jobs.go(15 * 60);
    expect(names('dep-5')).toHaveLength(6);
    expect(messages('job failed for good')).toEqual([
      expect.objectContaining({
        job: 'expiry',
        attempts: 6,
        error: expect.objectContaining({ message: 'the bank is away' }),
      }),
    ]);
    expect(await jobs.metrics()).toContain('job_dead_letters_total{job="expiry"} 1');
    const history = await db.query<{ state: string; data: unknown }>(
      'test_history',
      "select state::text, data from pgboss.job where name = 'expiry'",
    );
    expect(history).toEqual([{ state: 'failed', data: { deposit: 'dep-5' } }]);
  });
});

describe('the transaction of a job', () => {
  const booked = () => db.query('test_booked', 'select reference from bookings');

  test('is the end of it: what fails afterwards does not run it again', async () => {
    fails = (name) => name === 'bk-1';
    await send('booking', { reference: 'bk-1' });
    await jobs.go(5 * 60);
    expect(await booked()).toEqual([{ reference: 'bk-1' }]);
    expect(messages('job failed')).toHaveLength(1);
  });

  test('is undone when another process has taken the job over', async () => {
    await send('booking', { reference: 'bk-2' });
    // As the maintenance does for a process without a heartbeat.
    beforeBooking = () => db.execute("update pgboss.job set state = 'retry' where name = 'booking'");
    await jobs.go(10);
    expect(await booked()).toEqual([]);
    beforeBooking = async () => undefined;
    await jobs.go(60);
    expect(await booked()).toEqual([{ reference: 'bk-2' }]);
  });
});

test('a stop waits for what runs and takes nothing more', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  beforeBooking = () => held;
  await send('booking', { reference: 'bk-3' });
  void clock.tick(6_000);
  await expect.poll(() => started).toBe(1);
  await send('booking', { reference: 'bk-4' });
  const stopped = jobs.stop();
  release();
  await stopped;
  expect(await db.query('test_booked', 'select reference from bookings')).toEqual([{ reference: 'bk-3' }]);
});
