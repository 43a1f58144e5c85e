import { Client } from 'pg';

/** Agents below one another: 1, 10, 100, 1,000 and the rest, in five levels. */
export const AGENTS = 10_000;
/** The number of the first agent, at the top; the others follow in the order of their levels. */
export const TOP = 5_000_000;

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
export function addAccounts(url: string, from: number, to: number): Promise<void> {
  return unchecked(url, [
    [MEMBERS, [from, to]],
    [LINES, [from]],
    [WALLETS, [from]],
  ]);
}

/** Gives every agent a real-time contract from a moment on, a fifth of a percent less on each level. */
export function addContracts(url: string, from: Date): Promise<void> {
  return unchecked(url, [[CONTRACTS, [from]]]);
}

/** Adds so many settled bets of all agents to the five minutes that begin at a moment. */
export function addBets(url: string, at: Date, count: number): Promise<void> {
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
