import { afterAll, beforeAll, expect, test } from 'vitest';
import { BillState, ContractKind, ContractState } from '#generated/model/index.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase, TEST_BRAND, TEST_NOW } from '../db/testing.ts';
import { reconcile } from '../domain/money/wallet/reconcile.ts';
import { DAY, HOUR } from '../domain/testing.ts';
import { seedDemo } from './seed.ts';

const [AGENT01, AGENT02] = [1_000_002, 1_000_003];
/** Vietnam has no summer time. */
const OFFSET = 7 * HOUR;

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase({ seeded: false });
  const team = { timeZone: 'Asia/Ho_Chi_Minh' };
  await seedDemo(db, { clock: () => TEST_NOW, brand: TEST_BRAND, history: true, team });
});
afterAll(() => db.close());

interface Moved {
  readonly member: number;
  readonly at: Date;
  readonly turnover: number;
  readonly result: number;
}

interface Bill {
  readonly member: number;
  readonly kind: string;
  readonly from: Date;
  readonly to: Date;
  readonly issued: Date;
  readonly turnover: number;
  readonly gross: number;
  readonly net: number;
  readonly paid: number;
  readonly active: number;
}

let moved: Moved[] = [];
let bills: Bill[] = [];
let uplines = new Map<number, number | null>();
beforeAll(async () => {
  moved = await db.query<Moved>(
    'test_seed_moved',
    `select member_id as member, settled_at as at, (valid_turnover * 100)::int as turnover,
       ((payout - stake) * 100)::int as result from bet_settlements
     union all
     select w.member_id, e.booked_at, 0, (e.amount * 100)::int
     from entries e join wallets w on w.account_id = e.account_id and w.kind = 'main'
     join transactions t on t.id = e.transaction_id where t.kind in ('rebate', 'promotion', 'points', 'fee')`,
  );
  bills = await db.query<Bill>(
    'test_seed_bills',
    `select downline_id as member, kind, window_from as "from", window_to as "to", issued_at as issued,
       (turnover * 100)::int as turnover, (gross * 100)::int as gross, (net * 100)::int as net, (paid * 100)::int as paid, active_downlines as active
     from contract_bills order by window_from, downline_id`,
  );
  const rows = await db.query<{ id: number; upline: number | null }>(
    'test_seed_uplines',
    'select id, upline_id as upline from members',
  );
  uplines = new Map(rows.map(({ id, upline }) => [id, upline]));
});

/** The team's valid turnover and loss in cents, rebates and the like counted, and the members who staked enough. */
function figures(agent: number, from: number, to: number, minimum: number) {
  const isBelow = (member: number | null | undefined): boolean =>
    member === agent || (member != null && isBelow(uplines.get(member)));
  const own = moved.filter(({ member, at }) => at.getTime() >= from && at.getTime() < to && isBelow(member));
  const byMember = new Map<number, number>();
  for (const { member, turnover } of own) byMember.set(member, (byMember.get(member) ?? 0) + turnover);
  return {
    turnover: own.reduce((total, { turnover }) => total + turnover, 0),
    loss: -own.reduce((total, { result }) => total + result, 0),
    active: [...byMember.values()].filter((turnover) => turnover >= minimum).length,
  };
}

test('the salaries of the last ten days are those of the seeded bets, paid at two in the morning', () => {
  const today = Math.floor((TEST_NOW + OFFSET) / DAY) * DAY - OFFSET;
  const expected = Array.from({ length: 10 }, (_, n) => today - (10 - n) * DAY).flatMap((from) => {
    const [top, below] = [AGENT01, AGENT02].map((agent) => figures(agent, from, from + DAY, 2000));
    if (top === undefined || below === undefined) throw new Error('an agent has no figures');
    const topRate = top.turnover >= 1_000_000 && top.active >= 10 ? 30 : top.active >= 1 ? 20 : 0;
    const [topGross, belowGross] = [
      Math.floor((top.turnover * topRate) / 10_000),
      Math.floor((below.turnover * (below.active >= 1 ? 20 : 0)) / 10_000),
    ];
    const at = {
      kind: 'daily',
      from: new Date(from),
      to: new Date(from + DAY),
      issued: new Date(from + DAY + 2 * HOUR),
    };
    return [
      {
        member: AGENT01,
        ...at,
        turnover: top.turnover,
        gross: topGross,
        net: topGross - belowGross,
        active: top.active,
      },
      { member: AGENT02, ...at, turnover: below.turnover, gross: belowGross, net: belowGross, active: below.active },
    ];
  });
  const told = bills.filter(({ kind }) => kind === 'daily').map(({ paid: _, ...bill }) => bill);
  expect(told).toEqual(expected);
  // Some of the demo shows a differential, and both agents are paid.
  expect(expected.filter(({ member, net }) => member === AGENT02 && net > 0).length).toBeGreaterThan(1);
  expect(expected.filter(({ member, net }) => member === AGENT01 && net > 0).length).toBe(10);
});

test('the dividend of the last half month is a tenth of what the team lost, less its rebates', () => {
  const [from, to] = [Date.parse('2025-12-15T17:00:00Z'), Date.parse('2025-12-31T17:00:00Z')];
  const { turnover, loss, active } = figures(AGENT01, from, to, 10_000);
  expect([turnover >= 10_000_000, loss >= 500_000, active >= 20]).toEqual([true, true, true]);
  const gross = Math.floor(loss / 10);
  const window = { from: new Date(from), to: new Date(to), issued: new Date(to + 2 * HOUR) };
  expect(bills.filter(({ kind }) => kind === 'dividend')).toEqual([
    { member: AGENT01, kind: 'dividend', ...window, turnover, gross, net: gross, paid: gross, active },
  ]);
});

test('each payment is in the wallet at its time, and the books are reconciled', async () => {
  const paid = await db.query<{ member: number; issued: Date; paid: number }>(
    'test_seed_paid',
    `select w.member_id as member, e.booked_at as issued, (e.amount * 100)::int as paid
     from entries e join transactions t on t.id = e.transaction_id join wallets w on w.account_id = e.account_id
     where t.reason_kind = 'bill'`,
  );
  const key = ({ member, issued, paid: amount }: Pick<Bill, 'member' | 'issued' | 'paid'>) =>
    [member, issued.toISOString(), amount].join(' ');
  expect(paid.map(key).sort()).toEqual(
    bills
      .filter((bill) => bill.paid > 0)
      .map(key)
      .sort(),
  );
  const found: unknown[] = [];
  await reconcile(db, (difference) => found.push(difference));
  expect(found).toEqual([]);
});

test('CONTRACT-03 CONTRACT-07 each kind has contracts in each state, and their versions lead there', async () => {
  const rows = await db.query<{ kind: string; state: string; ids: number }>(
    'test_seed_states',
    'select kind, state, count(*)::int as ids from contracts group by kind, state',
  );
  const count = Object.fromEntries(rows.map(({ kind, state, ids }) => [`${kind} ${state}`, ids]));
  const kinds = Object.values(ContractKind);
  const states = Object.values(ContractState);
  expect([kinds.length, states.length]).toEqual([4, 7]);
  expect(Object.keys(count).toSorted()).toEqual(
    kinds.flatMap((kind) => states.map((state) => `${kind} ${state}`)).toSorted(),
  );
  const [wrong] = await db.query<{ wrong: number }>(
    'test_seed_last_versions',
    `select count(*)::int as wrong from contracts c where not exists (
       select from contract_versions v
       where v.contract_id = c.id and v.version = c.version and v.state = c.state and v.at = c.updated_at)`,
  );
  expect(wrong).toEqual({ wrong: 0 });
});

test('ENTITY-44 agent01 has bills in each state, three of which wait', async () => {
  const rows = await db.query<{ state: string; count: number }>(
    'test_seed_bill_states',
    'select state, count(*)::int as count from contract_bills where downline_id = $1 group by state order by state',
    [AGENT01],
  );
  const states = new Map(rows.map(({ state, count }) => [state, count]));
  expect([...states.keys()]).toEqual(Object.values(BillState).toSorted());
  expect(states.get('pending')).toBe(3);
  const open = await db.query<{ told: string }>(
    'test_seed_open_bills',
    `select concat_ws(' ', state, paid = trunc(net / 2, 2), paid > 0, reason) as told from contract_bills
     where state in ('part_collected', 'insufficient') order by window_to`,
  );
  expect(open.map(({ told }) => told)).toEqual(['part_collected t t', 'insufficient f f']);
});
