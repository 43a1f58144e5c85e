import { Client } from 'pg';
import { listTeamDefaults } from '../../generated/server/defaults.ts';
import type { Database } from '../../src/server/db/database.ts';
import { openPostgres } from '../../src/server/db/postgres.ts';
import { listTeam } from '../../src/server/domain/affiliates/agent/list-team.ts';
import { settleWindow } from '../../src/server/domain/affiliates/contracts/settlement/settle-windows.ts';
import { MINUTE, testServices } from '../../src/server/domain/testing.ts';
import { seedDatabase } from '../../src/server/testing/seed-database.ts';
import { startPostgres } from '../../src/tools/postgres.ts';
import { type Figure, median } from './result.ts';

const part = 'contracts';
const [BETS, TEAM] = [1_000_000, 100_000];
const START = Date.parse('2026-01-05T10:00:00Z');
const SEARCHES = 5;

/**
 * A real-time window of 10,000 agents in five levels on PostgreSQL. It runs with a tenth of the bets and with all,
 * after one that is not measured. Then a search among 100,000 members of a team.
 */
export async function contracts(say: (line: string) => void, count = BETS): Promise<Figure[]> {
  const postgres = await startPostgres();
  const db = openPostgres(postgres.url);
  try {
    await db.migrate();
    await seedDatabase(db);
    say(`contracts, ${AGENTS} agents`);
    await addAccounts(postgres.url, 0, AGENTS);
    await addContracts(postgres.url, new Date(START));
    const counts = [Math.ceil(count / 10), Math.ceil((count * 3) / 10), count];
    const run = async (at: number, bets: number) => {
      const from = START + at * 5 * MINUTE;
      say(`contracts, ${bets} bets`);
      // This analyzes the tables too, as autovacuum does, so each window has plans for what the last one wrote.
      await addBets(postgres.url, new Date(from), bets);
      return { bets, seconds: await settle(db, from) };
    };
    // The first one fills caches, and its tables of bills are empty: it is compared with nothing.
    await run(0, counts[0] ?? count);
    const windows = [];
    for (const [at, bets] of counts.entries()) windows.push(await run(at + 1, bets));
    say(`contracts, ${TEAM} members`);
    await addAccounts(postgres.url, AGENTS, TEAM);
    const [short = 0, , long = 0] = windows.map(({ seconds }) => seconds);
    return [
      ...windows.map(({ bets, seconds }, at): Figure => {
        const name = `${AGENTS.toLocaleString('en')} agents, a real-time window with ${bets.toLocaleString('en')} bets`;
        return { part, name, value: seconds, unit: 's', ...(at === 2 ? { target: ['<=', 10] } : {}) };
      }),
      { part, name: 'time of ten times the bets', value: long / short, unit: 'x', target: ['<=', 12] },
      {
        part,
        name: `a search among ${TEAM.toLocaleString('en')} members of a team`,
        unit: 's',
        value: await search(db),
        target: ['<=', 2],
      },
    ];
  } finally {
    await db.close();
    await postgres.stop();
  }
}

/** Agents below one another: 1, 10, 100, 1,000 and the rest, in five levels. */
const AGENTS = 10_000;
/** The number of the first agent, at the top; the others follow in the order of their levels. */
const TOP = 5_000_000;

const MEMBERS = `
  insert into members (id, account, nickname, type, member_access, upline_id, password_changed_at, created_at)
  overriding system value
  select ${TOP} + n, 'line_' || n, 'Line ' || n, case when n = 0 then 1 when n < ${AGENTS} then 2 else 0 end, true,
    case when n > 0 then ${TOP} + (n - 1) % ${AGENTS} / 10 end, '2025-10-01Z', '2025-10-01Z'
  from generate_series($1::int, $2::int - 1) n`;
const LINES = `
  insert into team_lines (ancestor_id, descendant_id, depth)
  with recursive line as (
    select id as ancestor, id as descendant, 0 as depth, upline_id from members where id >= ${TOP} + $1
    union all
    select up.id, line.descendant, line.depth + 1, up.upline_id from line join members up on up.id = line.upline_id
  )
  select ancestor, descendant, depth from line`;
const WALLETS = `
  with kept as (
    insert into accounts (kind, member_id, currency) select 'main', id, 'USD' from members where id >= ${TOP} + $1
    returning id, member_id
  )
  insert into wallets (member_id, kind, account_id, currency) select member_id, 'main', id, 'USD' from kept`;
const CONTRACTS = `
  with kept as (
    insert into contracts (kind, upline_id, downline_id, state, terms, rate, version, effective_from, created_at,
      updated_at)
    select 'realtime', m.upline_id, m.id, 'valid', jsonb_build_object('activeMinimum', '1.00', 'carryOver', null, 'tiers',
      jsonb_build_array(jsonb_build_object('turnover', '0.00', 'activeDownlines', 1, 'loss', null, 'rate', d.rate))),
      d.rate, 2, $1, $1, $1
    from members m, lateral (
      select 120 - 20 * count(*)::int as rate from team_lines where descendant_id = m.id) d
    where m.id >= ${TOP} and m.id < ${TOP} + ${AGENTS}
    returning id, downline_id
  )
  insert into contract_versions (contract_id, version, action, state, by_id, at, text, text_language, text_hash)
  select id, 2, 'sign', 'valid', downline_id, $1, 'words', 'EN', repeat('0', 64) from kept`;
// Settlement reads no more of a bet than this.
const SETTLEMENTS = `
  insert into bet_settlements (bet_id, member_id, category, bets, stake, payout, valid_turnover, turnover, settled_at)
  select 'line-' || $2 || '-' || n, ${TOP} + n % ${AGENTS}, 'RNG', 1, 10, 9, 10, 10,
    $1::timestamptz + n % 300000 * interval '1 millisecond'
  from generate_series(1, $3::int) n`;

/** Adds the accounts from one place on to another; agents come first, players below them. */
function addAccounts(url: string, from: number, to: number): Promise<void> {
  return unchecked(url, [
    [MEMBERS, [from, to]],
    [LINES, [from]],
    [WALLETS, [from]],
  ]);
}

/** Gives every agent a real-time contract from a moment on, a fifth of a percent less on each level. */
function addContracts(url: string, from: Date): Promise<void> {
  return unchecked(url, [[CONTRACTS, [from]]]);
}

/** Adds so many settled bets of all agents to the five minutes that begin at a moment. */
function addBets(url: string, at: Date, count: number): Promise<void> {
  return unchecked(url, [[SETTLEMENTS, [at, at.toISOString(), count]]]);
}

/** Runs statements without triggers and foreign keys, which are not measured. */
async function unchecked(url: string, statements: readonly (readonly [string, readonly unknown[]])[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const [text, values] of statements) await client.query(text, [...values]);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** The seconds in which the five minutes from a moment on are settled; each agent must get a bill. */
async function settle(db: Database, from: number): Promise<number> {
  const services = { ...(await testServices(db)), clock: () => from + 5 * MINUTE };
  const window = { from, to: from + 5 * MINUTE };
  const begin = performance.now();
  await db.transaction((tx) => settleWindow(services, tx, { kind: 'realtime', window }));
  const seconds = (performance.now() - begin) / 1000;
  const [kept] = await db.query<{ bills: number }>(
    'bench_bills',
    'select count(*)::int as bills from contract_bills where window_from = $1 and downline_id >= $2',
    [new Date(from), TOP],
  );
  if (kept?.bills !== AGENTS) throw new Error(`${kept?.bills} bills instead of ${AGENTS}`);
  return seconds;
}

/** The median of the seconds in which one member is found, with the figures of today and the totals. */
async function search(db: Database): Promise<number> {
  const services = await testServices(db);
  const agent = { memberId: TOP, type: 1 as const };
  const times = [];
  for (let n = 0; n < SEARCHES; n += 1) {
    const wanted = `line_${AGENTS + 4_321 + n * 11_111}`;
    const begin = performance.now();
    const { content } = await listTeam(services, agent, { ...listTeamDefaults, search: wanted });
    times.push((performance.now() - begin) / 1000);
    if (content[0]?.member.account !== wanted) throw new Error(`${wanted} was not found`);
  }
  return median(times);
}
