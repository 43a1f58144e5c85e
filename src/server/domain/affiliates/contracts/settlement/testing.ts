import type { ContractKind, ContractTerms } from '#generated/model/index.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { contracts, contractVersions } from '#server/db/schema/contracts.ts';
import { members } from '#server/db/schema/members.ts';
import { openWallet } from '#server/domain/money/wallet/open-wallet.ts';
import { HOUR, MINUTE } from '#server/domain/testing.ts';

/** Adds an agent below another, or at the top, with an empty wallet. Returns its id. */
export async function addAgent(db: Database, account: string, uplineId: number | null): Promise<number> {
  const at = new Date(0);
  const [row] = await db.orm
    .insert(members)
    .values({
      account,
      nickname: account,
      type: uplineId === null ? 1 : 2,
      memberAccess: true,
      uplineId,
      passwordChangedAt: at,
      createdAt: at,
    })
    .returning({ id: members.id });
  if (row === undefined) throw new Error('an agent was not stored');
  await openWallet(db, row.id, 'USD');
  return row.id;
}

/** Adds a signed contract that pays from a moment on, and until another where one is given. */
export async function addContract(
  db: Database,
  given: {
    readonly kind: ContractKind;
    readonly uplineId: number | null;
    readonly downlineId: number;
    readonly terms: ContractTerms;
    readonly from: number;
    readonly to?: number | undefined;
  },
): Promise<number> {
  const { kind, uplineId, downlineId, terms, from, to } = given;
  const at = new Date(from);
  const state = to === undefined ? 'valid' : 'terminated';
  const rate = terms.tiers.at(-1)?.rate ?? 1;
  const [row] = await db.orm
    .insert(contracts)
    .values({
      kind,
      uplineId,
      downlineId,
      terms,
      rate,
      state,
      version: 2,
      effectiveFrom: at,
      effectiveTo: to === undefined ? null : new Date(to),
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: contracts.id });
  if (row === undefined) throw new Error('a contract was not stored');
  const words = { text: 'words', textLanguage: 'EN', textHash: '0'.repeat(64) } as const;
  await db.orm.insert(contractVersions).values([
    { contractId: row.id, version: 1, action: 'propose', state: 'requested', byId: uplineId, at, ...words },
    { contractId: row.id, version: 2, action: 'sign', state: 'valid', byId: downlineId, at, ...words },
  ]);
  return row.id;
}

const terms: ContractTerms = {
  tiers: [{ turnover: '0.00', activeDownlines: 0, loss: null, rate: 100 }],
  activeMinimum: '1.00',
  carryOver: null,
};
let lines = 0;

/** Agents with hourly salaries of 1.00 %; each has a bet of these stakes in the first hour from a moment. */
export async function agentsFrom(db: Database, moment: number, stakes: readonly string[]): Promise<number[]> {
  lines += 1;
  await settledUntil(db, 'hourly', moment);
  const agents: number[] = [];
  for (const [n, stake] of stakes.entries()) {
    const agent = await addAgent(db, `budget_${lines}_${n}`, null);
    await addContract(db, {
      kind: 'hourly',
      uplineId: null,
      downlineId: agent,
      terms,
      from: moment,
      to: moment + HOUR,
    });
    const bet = { betId: `budget-${lines}-${n}`, memberId: agent, stake, payout: '0.00', turnover: stake };
    await addSettlements(db, [{ ...bet, at: moment + MINUTE }]);
    agents.push(agent);
  }
  return agents;
}

/** State, net, paid and what the ledger has, by contract. */
export async function billsOf(db: Database, agents: readonly number[]): Promise<string[]> {
  const rows = await db.query<{ told: string }>(
    'test_budget_bills',
    `select concat_ws(' ', state, net::numeric(20, 2), paid::numeric(20, 2),
       (select coalesce(sum(e.amount), 0)::numeric(20, 2) from transactions t join entries e on e.transaction_id = t.id
        join accounts a on a.id = e.account_id
        where t.reason_kind = 'bill' and t.reason_id = concat('bl-', b.id) and a.member_id = b.downline_id)) as told
     from contract_bills b where downline_id = any($1) order by contract_id`,
    [agents],
  );
  return rows.map(({ told }) => told);
}

/** Makes the settlements of a kind go on from a moment, wherever earlier tests have come. */
export async function settledUntil(db: Database, kind: ContractKind, moment: number): Promise<void> {
  await db.transaction(async (tx) => {
    // Nobody but a test forgets what is settled.
    await tx.query('test_forgetting', 'alter table contract_settlements disable trigger user');
    await tx.query('test_forget', 'delete from contract_settlements where kind = $1', [kind]);
    await tx.query('test_forgotten', 'alter table contract_settlements enable trigger user');
    await tx.query(
      'test_settled_until',
      'insert into contract_settlements (kind, window_from, window_to, settled_at) values ($1, $2, $3, $3)',
      [kind, new Date(moment - 1), new Date(moment)],
    );
  });
}

const BET = `
  insert into bets (id, member_id, vendor_code, category, game_name, round_id, state, summary, stake, payout,
    valid_turnover, placed_at, moved_at, settled_at, ended_at)
  values ($1, $2, 'NOR', 'RNG', 'Dragon Coil', $1, 'lost', '', $3, 0, 0, $4, $4, $4, $4) on conflict (id) do nothing`;
const SETTLEMENT = `
  insert into bet_settlements (bet_id, member_id, category, bets, stake, payout, valid_turnover, turnover, settled_at,
    corrects)
  values ($1, $2, 'RNG', $3, $4, $5, $9, $6, $7, $8)`;

/** What a settlement of a bet added; a second one for the same bet is a correction. */
export interface TestSettlement {
  readonly betId: string;
  readonly memberId: number;
  readonly stake: string;
  readonly payout: string;
  readonly turnover: string;
  /** Without it the turnover. */
  readonly validTurnover?: string;
  readonly at: number;
  readonly correction?: boolean;
}

/** Stores settlements, and the bets that they are of. */
export function addSettlements(db: Database, added: readonly TestSettlement[]): Promise<void> {
  return db.transaction(async (tx) => {
    for (const { betId, memberId, stake, payout, turnover, at, correction = false, ...more } of added) {
      const settledAt = new Date(at);
      if (!correction) await tx.query('test_bet', BET, [betId, memberId, stake, settledAt]);
      const valid = more.validTurnover ?? turnover;
      const values = [betId, memberId, correction ? 0 : 1, stake, payout, turnover, settledAt, correction, valid];
      await tx.query('test_settlement', SETTLEMENT, values);
    }
  });
}

interface Bill {
  readonly contractId: number;
  readonly windowFrom: string;
  readonly windowTo: string;
  readonly turnover: string;
  readonly active: number;
  readonly gross: string;
  readonly downlineGross: string;
  readonly adjustment: string;
  readonly carriedIn: string;
  readonly carriedOut: string;
  readonly gap: string;
  readonly net: string;
  readonly state: string;
}

/** The bills of a contract, with amounts of at most eight decimals shortened, in the order of their windows. */
export async function billsOfContract(db: Pick<Database, 'query'>, contractId: number): Promise<Bill[]> {
  const rows = await db.query<Record<string, unknown>>(
    'test_bills',
    `select contract_id as "contractId", window_from as "windowFrom", window_to as "windowTo", turnover,
       active_downlines as active, gross, downline_gross as "downlineGross", adjustment, carried_in as "carriedIn",
       carried_out as "carriedOut", gap, net, state
     from contract_bills where contract_id = $1 order by window_from`,
    [contractId],
  );
  const short = (value: unknown) =>
    value instanceof Date
      ? value.toISOString()
      : typeof value === 'string' && /^-?\d+\.\d{8}$/.test(value)
        ? value.replace(/0{1,6}$/, '')
        : value;
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([k, v]) => [k, short(v)])) as unknown as Bill);
}

export class Killed extends Error {}

/** A database whose connection dies after so many statements inside of transactions. */
export function killedAfter(of: Database, statements: number): Database {
  let left = statements;
  return {
    ...of,
    transaction: (work) =>
      of.transaction((tx) => {
        const query: Queries['query'] = (...asked) => {
          left -= 1;
          if (left < 0) throw new Killed();
          return tx.query(...asked);
        };
        return work({ ...tx, query });
      }),
  };
}
