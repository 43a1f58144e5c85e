import type { Database } from '#server/db/database.ts';
import type { TestSettlement } from '../testing.ts';
import { type Agent, uplineIn } from './slow-walk.ts';

/** A tree of random agents as it is stored: their ids begin where those of the tree before end. */
export interface StoredTree {
  readonly agents: readonly Agent[];
  /** Of the first agent, who is the top. */
  readonly firstId: number;
  /** When each agent's contract ends, in milliseconds since 1970; null where it has none. */
  readonly ends: readonly (number | null)[];
}

export const idIn = ({ firstId }: StoredTree, agent: Agent) => firstId + agent.id - 1;

// Triggers make the closure table. An upline comes before its downlines.
const MEMBERS = `
  insert into members (id, account, nickname, type, member_access, upline_id, password_changed_at, created_at)
  overriding system value
  select id, 'tree_' || id, 'Tree', case when upline is null then 1 else 2 end, true, upline, '2025-01-01Z', '2025-01-01Z'
  from jsonb_to_recordset($1::jsonb) m (id bigint, upline bigint) order by id`;
const WALLETS = `
  with kept as (
    insert into accounts (kind, member_id, currency)
    select 'main', id, 'USD' from jsonb_to_recordset($1::jsonb) m (id bigint) returning id, member_id
  )
  insert into wallets (member_id, kind, account_id, currency) select member_id, 'main', id, 'USD' from kept`;
const CONTRACTS = `
  with kept as (
    insert into contracts (id, kind, upline_id, downline_id, state, terms, rate, version, effective_from, effective_to,
      created_at, updated_at)
    select id, 'hourly', upline, id, 'terminated', terms, 1, 2, $2, "to", $2, $2
    from jsonb_to_recordset($1::jsonb) c (id bigint, upline bigint, terms jsonb, "to" timestamptz) where terms <> 'null'
    returning id
  )
  insert into contract_versions (contract_id, version, action, state, by_id, at, text, text_language, text_hash)
  select id, 2, 'sign', 'valid', id, $2, 'words', 'EN', repeat('0', 64) from kept`;

const COUNTED_AFTER = 500;

/** Stores trees with hourly contracts from a moment on; the contract of an agent has the agent's id. */
export async function storeTrees(db: Database, trees: readonly StoredTree[], from: Date): Promise<void> {
  const rows = trees.flatMap((tree) =>
    tree.agents.map((agent, at) => {
      const upline = uplineIn(tree.agents, agent);
      const to = tree.ends[at] ?? null;
      return {
        id: idIn(tree, agent),
        upline: upline === undefined ? null : idIn(tree, upline),
        terms: agent.terms,
        to: to === null ? null : new Date(to),
      };
    }),
  );
  const stored = JSON.stringify(rows);
  // The triggers keep their first plans, which read all of the closure table, until its size is counted.
  await db.query('test_tree_members', MEMBERS, [JSON.stringify(rows.slice(0, COUNTED_AFTER))]);
  await db.execute('analyze members, team_lines');
  await db.query('test_tree_members', MEMBERS, [JSON.stringify(rows.slice(COUNTED_AFTER))]);
  await db.query('test_tree_wallets', WALLETS, [stored]);
  await db.query('test_tree_contracts', CONTRACTS, [stored, from]);
}

const BETS = `
  insert into bets (id, member_id, vendor_code, category, game_name, round_id, state, summary, stake, payout,
    valid_turnover, placed_at, moved_at, settled_at, ended_at)
  select "betId", "memberId", 'NOR', 'RNG', 'Dragon Coil', "betId", 'lost', '', stake, 0, 0, at, at, at, at
  from jsonb_to_recordset($1::jsonb) b ("betId" text, "memberId" bigint, stake numeric, at timestamptz, correction boolean)
  where correction is not true`;
const SETTLEMENTS = `
  insert into bet_settlements (bet_id, member_id, category, bets, stake, payout, valid_turnover, turnover, settled_at,
    corrects)
  select "betId", "memberId", 'RNG', case when correction then 0 else 1 end, stake, payout, turnover, turnover, at,
    coalesce(correction, false)
  from jsonb_to_recordset($1::jsonb) b ("betId" text, "memberId" bigint, stake numeric, payout numeric, turnover numeric,
    at timestamptz, correction boolean)`;

/** Stores many settlements, and the bets that they are of, in two statements. */
export async function storeSettlements(db: Database, added: readonly TestSettlement[]): Promise<void> {
  const stored = JSON.stringify(added.map((one) => ({ ...one, at: new Date(one.at) })));
  await db.query('test_tree_bets', BETS, [stored]);
  await db.query('test_tree_settlements', SETTLEMENTS, [stored]);
}
