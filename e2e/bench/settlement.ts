import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { openPostgres } from '../../src/server/db/postgres.ts';
import { TEST_NOW } from '../../src/server/db/testing.ts';
import { addMembers } from '../../src/server/domain/testing.ts';
import { seedDatabase } from '../../src/server/testing/seed-database.ts';
import { startPostgres } from '../../src/tools/postgres.ts';
import { peakMb } from './processes.ts';
import type { Figure } from './result.ts';

const part = 'settlement';
const [FEW, MANY] = [100_000, 1_000_000];

/**
 * Measures the settlement of a draw with many bets on PostgreSQL: its time, and the memory of the process. That must
 * not grow with the bets. The time to insert as many entries of the ledger stands beside it. Bets, records and winners
 * take half of the time, the postings take the other half.
 */
export async function settlement(say: (line: string) => void): Promise<Figure[]> {
  const postgres = await startPostgres();
  try {
    say('settlement, members');
    await makeBettors(postgres.url, MANY / BETS_EACH);
    const few = await measure(postgres.url, { drawId: 'VN_NORTH-20260105', day: '2026-01-05', count: FEW }, say);
    const many = await measure(postgres.url, { drawId: 'VN_NORTH-20260106', day: '2026-01-06', count: MANY }, say);
    return [
      ...figuresOf(FEW, few),
      ...figuresOf(MANY, many),
      {
        part,
        name: 'time of ten times the bets',
        value: many.seconds / few.seconds,
        unit: 'x',
        target: ['<=', 12],
      },
      {
        part,
        name: 'peak memory of ten times the bets',
        value: many.memory / few.memory,
        unit: 'x',
        target: ['<=', 1.2],
      },
    ];
  } finally {
    await postgres.stop();
  }
}

/** Bets of each member on a draw. */
const BETS_EACH = 100;

const IDS = `select id from members where account like 'bench%' order by id`;
const DRAW = `
  insert into lottery_draws (id, game_code, state, issue_no, station, opens_at, closes_at, draw_at)
  values ($1, 'VN_NORTH', 'planned', $1, 'HN', $2::timestamptz - interval '1 day', $2::timestamptz - interval '15 minutes', $2)`;
// Bets in turn on all prizes, the special prize and its last digit; 24, 1 and 10 of 100 win.
const BETS = `
  with given as (
    select n, 'bench-' || $1 || '-' || n as id, m.id as member_id, n % 3 as kind, (n * 37 + m.id) % 100 as two
    from generate_series(1, $2::int) n join unnest($3::bigint[]) with ordinality m (id, nr)
      on m.nr = 1 + (n - 1) / ${BETS_EACH}
  ), placed as (
    insert into bets (id, member_id, vendor_code, category, game_name, state, summary, stake, placed_at, moved_at)
    select id, member_id, 'TCG_SEA', 'LOTT', 'VN North', 'open', '', case kind when 0 then 0.27 else 0.01 end, $4, $4
    from given
  )
  insert into lottery_bets (bet_id, member_id, game_code, draw_id, place, play_type, picks, combinations, lines, unit,
    multiple, draw_multiple, stake, odds, hit_probability, return_to_player, max_payout_per_line, max_payout, placed_at)
  select id, member_id, 'VN_NORTH', $1, n, case kind when 0 then 'LO_2' when 1 then 'DE' else 'DUOI' end,
    jsonb_build_array(jsonb_build_array(case kind when 2 then right(two::text, 1) else lpad(two::text, 2, '0') end)), 1,
    case kind when 0 then 27 else 1 end, 0.01, 1, 1, case kind when 0 then 0.27 else 0.01 end,
    case kind when 0 then '99.00' when 1 then '98.00' else '9.70' end, '0', 9700, 1000, 1000, $4
  from given`;

/** Makes the demo database on a PostgreSQL server, and so many members in it. */
async function makeBettors(url: string, count: number): Promise<void> {
  const db = openPostgres(url);
  try {
    await db.migrate();
    await seedDatabase(db);
    await addMembers(
      db,
      Array.from({ length: count }, (_, n) => ({ account: `bench${n + 1}`, password: '' })),
    );
    await db.query('bench_external', `update lottery_rules set drawn_here = false where game_code = 'VN_NORTH'`);
  } finally {
    await db.close();
  }
}

/**
 * Adds a draw of VN North with so many bets on it. Triggers and foreign keys are off meanwhile, and no stake is posted:
 * only the settlement is measured.
 */
async function fillDraw(url: string, drawId: string, drawAt: Date, count: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(IDS);
    await client.query('set session_replication_role = replica');
    await client.query(DRAW, [drawId, drawAt]);
    await client.query(BETS, [drawId, count, rows.map(({ id }) => id), new Date(TEST_NOW)]);
    await client.query('set session_replication_role = origin');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const PLAIN = `
  with kept as (
    insert into transactions (kind, reference, reason_kind, reason_id, booked_at)
    select 'adjustment', 'plain:' || $1 || ':' || n, 'operator', 'plain-' || n, $2 from generate_series(1, $3::int) n
    returning id
  ), owners as (
    select account_id, row_number() over (order by account_id) - 1 as nr from wallets
    where member_id = any($4::bigint[]) and kind = 'main'
  ), house as (select id as account_id from accounts where kind = 'plain' and member_id is null)
  insert into entries (transaction_id, account_id, amount, booked_at)
  select kept.id, o.account_id, 0.01, $2 from kept join owners o on o.nr = kept.id % cardinality($4::bigint[])
  union all
  select kept.id, house.account_id, -0.01, $2 from kept cross join house`;

/** The seconds in which PostgreSQL inserts so many entries of the ledger in one statement, with their triggers. */
async function insertEntries(url: string, label: string, count: number): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(IDS);
    await client.query("insert into accounts (kind, currency) values ('plain', 'USD') on conflict do nothing");
    // The planner cannot know how many rows the statement makes: nested loops took 46 s for 100,000 entries.
    await client.query('set enable_nestloop = off');
    const begin = performance.now();
    const ids = rows.map(({ id }) => id);
    const { rowCount } = await client.query(PLAIN, [label, new Date(TEST_NOW), count / 2, ids]);
    if (rowCount !== count) throw new Error(`${rowCount} entries instead of ${count}`);
    return (performance.now() - begin) / 1000;
  } finally {
    await client.end();
  }
}

interface Draw {
  readonly drawId: string;
  readonly day: string;
  readonly count: number;
}

interface Measured {
  readonly seconds: number;
  /** Peak, MB. */
  readonly memory: number;
  /** The seconds in which as many entries are inserted. */
  readonly entries: number;
}

async function measure(url: string, { drawId, day, count }: Draw, say: (line: string) => void): Promise<Measured> {
  const drawAt = `${day}T11:15:00Z`;
  say(`settlement, ${count} bets`);
  await fillDraw(url, drawId, new Date(drawAt), count);
  say(`settlement, ${count} entries`);
  const entries = await insertEntries(url, drawId, count);
  say(`settlement, settling ${count} bets`);
  const settled = await settle(url, drawId, drawAt);
  if (settled.bets !== count) throw new Error(`${settled.bets} bets were settled instead of ${count}`);
  return { ...settled, entries };
}

async function settle(url: string, drawId: string, drawAt: string) {
  const child = spawn('node', [join(import.meta.dirname, 'settle-a-draw.ts'), url, drawId, drawAt], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [ended, printed] = [once(child, 'exit'), text(child.stdout)];
  let memory = 0;
  while (child.exitCode === null) {
    memory = Math.max(memory, await peakMb(child.pid ?? 0));
    await Promise.race([ended, pause(100)]);
  }
  if (child.exitCode !== 0) throw new Error('the draw was not settled');
  // The program above wrote it.
  const { seconds, bets } = JSON.parse(await printed) as { readonly seconds: number; readonly bets: number };
  return { seconds, bets, memory };
}

function figuresOf(count: number, { seconds, memory, entries }: Measured): Figure[] {
  const of = `${count.toLocaleString('en')} bets`;
  return [
    { part, name: `${of} on a draw, settled`, value: seconds, unit: 's' },
    { part, name: `${of}, as many entries inserted`, value: entries, unit: 's' },
    { part, name: `${of}, settled to inserted`, value: seconds / entries, unit: 'x', target: ['<=', 3] },
    { part, name: `${of}, peak memory of the process`, value: memory, unit: 'MB' },
  ];
}
