import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '#server/db/testing.ts';
import { post } from '../../money/wallet/post.ts';
import { DAY, HOUR, type TestServices, testServices } from '../../testing.ts';
import { overviewSpan, teamOverview } from '../agent/team-overview.ts';
import { drawing } from '../contracts/settlement/testing/slow-walk.ts';
import { addAgent, addSettlements } from '../contracts/settlement/testing.ts';
import { closedPart, closeHours } from './close-hours.ts';

let db: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterAll(() => db.close());

const money = (cents: number) => (cents / 100).toFixed(2);
const periods = ['today', 'yesterday', 'last7', 'last14', 'last30', 'month'] as const;

interface Row {
  readonly memberId: number;
  readonly at: Date;
  readonly active: boolean;
  readonly deposits: number;
  readonly withdrawals: number;
  readonly turnover: number;
  readonly result: number;
}

const ROWS = `
  select member_id as "memberId", settled_at as at, bets > 0 as active, 0 as deposits, 0 as withdrawals,
    (turnover * 100)::int as turnover, ((payout - stake) * 100)::int as result from bet_settlements
  union all
  select a.member_id, e.booked_at, false, case t.kind when 'deposit' then (e.amount * 100)::int else 0 end, 0, 0,
    case when t.kind in ('promotion', 'points', 'rebate', 'fee') then (e.amount * 100)::int else 0 end
  from entries e join accounts a on a.id = e.account_id join transactions t on t.id = e.transaction_id
  where a.kind = 'main' and a.member_id is not null
  union all
  select member_id, requested_at, false, 0, (amount * 100)::int, 0, 0 from withdrawals
  where state not in ('rejected', 'returned')`;

/** Every row of the ledger and of the settlements, and who stands above whom, without closed hours and team lines. */
async function everything() {
  const rows = await db.query<Row>('test_rows', ROWS);
  const people = await db.query<{ id: number; uplineId: number | null; joined: Date }>(
    'test_people',
    'select id, upline_id as "uplineId", created_at as joined from members',
  );
  return { rows, uplines: new Map(people.map(({ id, uplineId }) => [id, uplineId])) };
}

function sumOf({ rows, uplines }: Awaited<ReturnType<typeof everything>>, agent: number, from: number, to: number) {
  const isBelow = (id: number | null | undefined): boolean => id === agent || (id != null && isBelow(uplines.get(id)));
  const counted = rows.filter((row) => row.at.getTime() >= from && row.at.getTime() < to && isBelow(row.memberId));
  const sum = (name: 'deposits' | 'withdrawals' | 'turnover' | 'result') =>
    money(counted.reduce((total, row) => total + row[name], 0));
  return {
    active: new Set(counted.filter(({ active }) => active).map(({ memberId }) => memberId)).size,
    deposits: sum('deposits'),
    withdrawals: sum('withdrawals'),
    turnover: sum('turnover'),
    result: sum('result'),
  };
}

const FIGURES = ['active', 'deposits', 'withdrawals', 'turnover', 'result'] as const;

async function expectExact(agent: number, now: number): Promise<void> {
  const plain = await everything();
  const at = { ...services, clock: () => now };
  for (const period of periods) {
    const told = await teamOverview(at, { memberId: agent, type: 1 }, period);
    const { from, to, before, points } = overviewSpan(period, now, services.brand.timeZone);
    const value = Object.fromEntries(FIGURES.map((name) => [name, told[name].value]));
    const previous = Object.fromEntries(FIGURES.map((name) => [name, told[name].previous]));
    expect([period, value]).toEqual([period, sumOf(plain, agent, from, to)]);
    expect([period, previous]).toEqual([period, sumOf(plain, agent, before, Math.min(from, before + to - from))]);
    const chart = told.chart.map((point) => Object.fromEntries(FIGURES.map((name) => [name, point[name]])));
    expect(chart).toEqual(points.map((point, n) => sumOf(plain, agent, point, points[n + 1] ?? to)));
    for (const { id, turnover, result } of told.topDownlines) {
      const line = sumOf(plain, Number(id), from, to);
      expect([period, id, turnover, result]).toEqual([period, id, line.turnover, line.result]);
    }
  }
}

const CLOSED = `
  select coalesce(sum(turnover), 0)::float8 as turnover, count(*)::int as count,
    (select closed_until from member_hours_closed) as until from member_hours`;

test('AGENT-03 closed hours and the rows since are the ledger, after random bets, corrections, postings and moves', async () => {
  const below = drawing(20_260_105);
  const agents: number[] = [];
  for (let n = 0; n < 14; n += 1) {
    agents.push(await addAgent(db, `hours_${n}`, n === 0 ? null : (agents[below(n)] ?? null)));
  }
  const [top = 0] = agents;
  const anybody = () => agents[below(agents.length)] ?? top;
  const [bound] = await db.query<{ id: string }>('test_bound', 'select id from bound_accounts limit 1');
  const start = TEST_NOW + 2 * DAY;
  const open: { betId: string; memberId: number; stake: string }[] = [];
  let [now, moves] = [start, 0];
  for (let step = 1; step <= 240; step += 1) {
    now += below(7 * HOUR);
    const memberId = anybody();
    const drawn = below(10);
    const stake = money(1 + below(50_000));
    const event = { key: `hours:${step}`, reason: { kind: 'deposit', id: `h${step}` }, at: new Date(now) } as const;
    if (drawn < 4) {
      const bet = { betId: `hours-${step}`, memberId, stake };
      await addSettlements(db, [{ ...bet, payout: money(below(60_000)), turnover: stake, at: now }]);
      open.push(bet);
    } else if (drawn < 5 && open.length > 0) {
      const { stake: back, ...bet } = open.splice(below(open.length), 1)[0] ?? { betId: '', memberId, stake };
      const correction = { ...bet, stake: `-${back}`, turnover: `-${back}`, payout: '0.00', at: now, correction: true };
      await addSettlements(db, [correction]);
    } else if (drawn < 8) {
      const kind = (['deposit', 'promotion', 'rebate', 'points', 'adjustment'] as const)[below(5)] ?? 'deposit';
      const entries = [
        { memberId, purpose: 'main' as const, amount: stake },
        { house: 'house' as const, amount: `-${stake}` },
      ];
      await post(db, { ...event, kind, currency: 'USD', entries });
    } else if (drawn < 9) {
      await db.query(
        'test_withdrawal',
        `insert into withdrawals (id, member_id, state, amount, fee, account_id, payee_name, requested_at, updated_at,
           figures, checks, open_checks) values ($1, $2, 'requested', $3, 0, $4, 'X', $5, $5, '{}', '[]', 0)`,
        [`hours-${step}`, memberId, stake, bound?.id ?? '', new Date(now)],
      );
      // One that was asked for days ago comes back, in an hour that is closed.
      await db.query(
        'test_returned',
        `update withdrawals set state = 'returned' where id = (
           select id from withdrawals where state = 'requested' and id like 'hours-%' order by requested_at limit 1)
           and $1::int < 4`,
        [below(10)],
      );
    } else if (memberId !== top) {
      await db.query(
        'test_move',
        `update members set upline_id = $2 where id = $1 and not exists (
           select from team_lines where ancestor_id = $1 and descendant_id = $2)`,
        [memberId, anybody()],
      );
      moves += 1;
    }
    if (below(12) === 0) await closeHours({ db, clock: () => now });
    if (step % 40 === 0) await expectExact(top, now + below(3 * HOUR));
  }
  expect(moves).toBeGreaterThan(10);
  await closeHours({ db, clock: () => now });
  await expectExact(agents[1] ?? top, now);
  await expectExact(top, now + 1);
  const [closed] = await db.query<{ turnover: number; count: number; until: Date }>('test_closed', CLOSED);
  expect(now - (closed?.until.getTime() ?? 0)).toBeLessThan(2 * HOUR);
  // Closing again, and by two at once, adds nothing; what was read came from closed hours.
  await Promise.all([closeHours({ db, clock: () => now }), closeHours({ db: db.again(), clock: () => now })]);
  expect((await db.query('test_closed', CLOSED))[0]).toEqual(closed);
  await db.query('test_more', 'update member_hours set turnover = turnover + 1000');
  await expect(expectExact(top, now + 1)).rejects.toThrow('deeply equal');
});

test.each([
  ['all of it', [0, HOUR, 2 * HOUR], 9 * HOUR, 2 * HOUR],
  ['up to the last whole hour', [0, HOUR, 1.5 * HOUR], 9 * HOUR, HOUR],
  ['up to what is closed', [0, HOUR, 5.5 * HOUR], 3 * HOUR, 3 * HOUR],
  ['nothing before the first run', [0, HOUR], null, 0],
  ['nothing that is closed ends before', [4 * HOUR, 6 * HOUR], 3 * HOUR, 4 * HOUR],
  ['nothing where days begin at half past', [0.5 * HOUR, 24.5 * HOUR], 90 * HOUR, 0.5 * HOUR],
  ['nothing where a part begins at half past', [0, 1.5 * HOUR, 4 * HOUR], 90 * HOUR, 0],
] as const)('closed hours give %s', (_, edges, closedUntil, cut) => {
  expect(closedPart(edges, closedUntil)).toBe(cut);
});

test('once hours are closed, the beginning of the ledger is not looked for again', async () => {
  await closeHours(services);
  const asked = new Map<string, string>();
  const query: TestDatabase['query'] = (name, text, values) => {
    asked.set(name, text);
    return db.query(name, text, values);
  };
  await closeHours({ ...services, db: { ...db, query } });
  const plan = await db.query<{ 'QUERY PLAN': string }>(
    'test_first_plan',
    `explain (analyze, costs off, timing off, summary off) ${asked.get('member_hours_first')}`,
    [new Date(services.clock())],
  );
  const reads = plan.map((line) => line['QUERY PLAN']).filter((line) => /(entries|bet_settlements)/.test(line));
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.filter((line) => !line.includes('never executed'))).toEqual([]);
});

test('the first run closes the past a day at a time, so that no member is held for long', async () => {
  const closed: number[] = [];
  const watched = (query: TestDatabase['query']): TestDatabase['query'] => {
    return (name, text, values = []) => {
      const [from, to] = values;
      if (name === 'member_hours_close' && from instanceof Date && to instanceof Date) {
        closed.push((to.getTime() - from.getTime()) / HOUR);
      }
      return query(name, text, values);
    };
  };
  const fresh = await openTestDatabase();
  const transaction: TestDatabase['transaction'] = (work) =>
    fresh.transaction((tx) => work({ ...tx, query: watched(tx.query) }));
  await closeHours({ db: { ...fresh, transaction }, clock: () => TEST_NOW });
  await fresh.close();
  expect(closed.length).toBeGreaterThan(2);
  expect(Math.max(...closed)).toBe(24);
});
