import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listTransactionHistoryDefaults } from '../../generated/server/defaults.ts';
import type { Database, Parameter, Queries } from '../../src/server/db/database.ts';
import { openPostgres } from '../../src/server/db/postgres.ts';
import { TEST_NOW } from '../../src/server/db/testing.ts';
import { FIND_SESSION, hashToken } from '../../src/server/domain/identity/session/session.ts';
import { post } from '../../src/server/domain/money/wallet/post.ts';
import { listLedger } from '../../src/server/domain/payments/ledger/list-ledger.ts';
import { DAY, logIn, sessionWith, testServices } from '../../src/server/domain/testing.ts';
import { startPostgres } from '../../src/tools/postgres.ts';
import { FIRST_MEMBER, fillBooks, MEMBERS, makeBooks } from './ledger-books.ts';
import { CLIENTS, pgbench, SECONDS } from './pgbench.ts';
import { peakMb, root } from './processes.ts';
import { type Figure, median } from './result.ts';

const part = 'ledger';

/**
 * Measures the ledger with ten million entries on PostgreSQL: a member's balance and pages, and `npm run reconcile`. It
 * compares posting with pgbench on the same statements.
 */
export async function ledger(say: (line: string) => void): Promise<Figure[]> {
  const postgres = await startPostgres();
  try {
    await makeBooks(postgres.url);
    const small = await reconciled(postgres.url);
    await fillBooks(postgres.url, say);
    const db = openPostgres(postgres.url);
    try {
      say('ledger, reading');
      const reading = await read(db);
      say('ledger, reconcile');
      const large = await reconciled(postgres.url);
      return [
        ...reading,
        { part, name: 'reconcile, 10 million entries', value: large.seconds, unit: 's' },
        { part, name: 'reconcile, peak memory', value: large.peakMb, unit: 'MB' },
        {
          part,
          name: 'reconcile, peak memory to that of the demo',
          value: large.peakMb / small.peakMb,
          unit: 'x',
          target: ['<=', 1.5],
        },
        ...(await comparePosting(db, postgres.url, say)),
      ];
    } finally {
      await db.close();
    }
  } finally {
    await postgres.stop();
  }
}

const ROUNDS = 3;

/** Postings a second at 16 clients, ours and those of pgbench with the same statements, in turn. */
async function comparePosting(db: Database, url: string, say: (line: string) => void): Promise<Figure[]> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    say(`ledger, posting ${round}/${ROUNDS}`);
    ours.push(await postRepeatedly(db, round));
    const bare = await pgbench(url);
    if (bare !== undefined) theirs.push(bare);
  }
  const rate: Figure = { part, name: 'posting at 16 clients', value: median(ours), unit: '/s' };
  if (theirs.length < ROUNDS) {
    say('ledger, there is no pgbench to compare with');
    return [rate];
  }
  const ratio = median(ours.map((one, round) => one / (theirs[round] ?? Number.NaN)));
  return [
    rate,
    { part, name: 'the same by pgbench -M prepared', value: median(theirs), unit: '/s' },
    { part, name: 'posting to pgbench', value: ratio, unit: 'x', target: ['>=', 0.6] },
  ];
}

async function postRepeatedly(db: Database, round: number): Promise<number> {
  const begin = performance.now();
  const end = begin + SECONDS * 1000;
  let posted = 0;
  const client = async (number: number) => {
    for (let n = 0; performance.now() < end; n++) {
      const memberId = FIRST_MEMBER + (((n * CLIENTS + number) * 7919) % MEMBERS);
      await db.transaction((tx) =>
        post(tx, {
          key: `bench:${round}:${number}:${n}`,
          kind: 'adjustment',
          reason: { kind: 'operator', id: 'bench' },
          at: new Date(TEST_NOW),
          currency: 'USD',
          entries: [
            { house: 'house', amount: '-1.00' },
            { memberId, purpose: 'main', amount: '1.00' },
          ],
        }),
      );
      posted++;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  return posted / ((performance.now() - begin) / 1000);
}

const TIMES = 30;

/** The median times of the balance and two pages of a member's ledger, and the sequential scans in their plans. */
async function read(db: Database): Promise<Figure[]> {
  const asked = new Map<string, readonly Parameter[]>();
  const query: Queries['query'] = (name, text, values = []) => {
    asked.set(text, values);
    return db.query(name, text, values);
  };
  const services = await testServices(db);
  const { token } = await logIn(services, 'benchplayer');
  const { memberId } = await sessionWith(services, token);
  const range = { from: new Date(TEST_NOW - 91 * DAY).toISOString() };
  const all = { ...listTransactionHistoryDefaults, ...range };
  const page = (pageNo: number) =>
    listLedger({ ...services, db: { ...db, query } }, memberId, { ...all, pageNo }, 'EN');
  const { totalPages, totalElements } = await page(1);
  const balance = await timed(() => query('session_by_token', FIND_SESSION, [[hashToken(token)]]));
  const first = await timed(() => page(1));
  const last = await timed(() => page(totalPages));
  return [
    { part, name: 'balance', value: balance, unit: 'ms' },
    { part, name: `first page of 92 days (${totalElements} entries)`, value: first, unit: 'ms' },
    { part, name: 'last page of 92 days', value: last, unit: 'ms' },
    { part, name: 'sequential scans of the ledger', value: await scans(db, asked), unit: '', target: ['<=', 0] },
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const begin = performance.now();
    await work();
    times.push(performance.now() - begin);
  }
  return median(times);
}

async function scans(db: Database, asked: ReadonlyMap<string, readonly Parameter[]>): Promise<number> {
  const plans = await Promise.all(
    [...asked].map(([text, values], at) =>
      db.query<{ 'QUERY PLAN': string }>(`bench_plan_${at}`, `explain ${text}`, values),
    ),
  );
  const lines = plans.flat().map((line) => line['QUERY PLAN']);
  return lines.filter((line) => /Seq Scan on (entries|transactions|accounts|wallets)\b/.test(line)).length;
}

/** Runs `npm run reconcile`, which must find nothing. */
async function reconciled(url: string): Promise<{ readonly seconds: number; readonly peakMb: number }> {
  const begin = performance.now();
  const child = spawn('node', [join(root, 'src/tools/reconcile.ts')], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  let peak = 0;
  while (child.exitCode === null) {
    peak = Math.max(peak, await peakMb(child.pid ?? 0));
    await Promise.race([ended, pause(100)]);
  }
  if (child.exitCode !== 0) throw new Error('reconcile found differences');
  return { seconds: (performance.now() - begin) / 1000, peakMb: peak };
}
