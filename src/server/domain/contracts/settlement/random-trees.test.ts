import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../db/testing.ts';
import { expectReconciled } from '../../seamless/testing.ts';
import { HOUR, MINUTE, type TestServices, testServices } from '../../testing.ts';
import { planBills } from './plan-bills.ts';
import { settleWindows } from './settle-windows.ts';
import { type Agent, cents, drawing, money, randomTree, slowPay, uplineIn } from './testing/slow-walk.ts';
import { addAgent, addContract, addSettlements, type TestSettlement } from './testing.ts';
import type { DueContract } from './window-figures.ts';

let db: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

test('CONTRACT-09 the bills of 2,000 random trees are those of a slow walk, to the cent', () => {
  for (let seed = 1; seed <= 2_000; seed += 1) {
    const below = drawing(seed);
    const isDividend = seed % 2 === 0;
    const agents = randomTree(below, isDividend, true);
    const due = agents.flatMap((agent): DueContract[] => {
      if (agent.terms === null) return [];
      const { turnover, result, active } = slowPay(agent);
      return [
        {
          ...{
            contractId: agent.id,
            contractVersion: 2,
            uplineId: uplineIn(agents, agent)?.id ?? null,
            downlineId: agent.id,
          },
          ...{ terms: agent.terms, turnover: money(turnover), teamResult: money(result), activeDownlines: active },
          ...{ lateTurnover: '0.00', lateResult: '0.00', carriedIn: money(agent.carriedIn) },
        },
      ];
    });
    const bills = planBills(due, 2);
    let [gaps, gapPaid] = [0, 0];
    for (const bill of bills) {
      const agent = agents.find(({ id }) => id === bill.contractId);
      if (agent === undefined) throw new Error('a bill of nobody');
      const slow = slowPay(agent);
      const told = {
        rate: bill.rate,
        gross: cents(bill.gross),
        downlines: cents(bill.downlineGross),
        net: cents(bill.net),
        carriedOut: cents(bill.carriedOut),
      };
      expect({ seed, id: agent.id, ...told }).toEqual({
        ...{ seed, id: agent.id, rate: slow.rate, gross: slow.gross, downlines: slow.downlines, net: slow.net },
        carriedOut: slow.carriedOut,
      });
      expect(cents(bill.gap)).toBe(Math.max(0, slow.downlines - slow.gross));
      const { agents: platform, dividend_gap, rounding } = bill.payers;
      const parts = [platform, dividend_gap, rounding].map((part) => Math.round(Number(part) * 1e8));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(slow.net * 1e6);
      gaps += cents(bill.gap);
      gapPaid += cents(dividend_gap);
    }
    expect([seed, gapPaid]).toEqual([seed, isDividend ? gaps : 0]);
  }
});

test('CONTRACT-09 the nets of a tree sum to the gross of its top where no rate rises downwards', () => {
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const agents = randomTree(drawing(seed), false, false).map((agent) => ({
      ...agent,
      turnover: Math.abs(agent.turnover),
    }));
    const linked = agents.map((agent) => ({
      ...agent,
      below: agent.below.map((child) => agents.find(({ id }) => id === child.id)),
    }));
    for (const [at, agent] of agents.entries()) {
      agent.below.splice(0, agent.below.length, ...(linked[at]?.below.filter((child) => child !== undefined) ?? []));
    }
    const pays = agents.map(slowPay);
    const due = agents.map(
      (agent, at): DueContract => ({
        ...{
          contractId: agent.id,
          contractVersion: 2,
          uplineId: uplineIn(agents, agent)?.id ?? null,
          downlineId: agent.id,
        },
        ...{ terms: agent.terms ?? { tiers: [], activeMinimum: '0.00', carryOver: null } },
        ...{ turnover: money(pays[at]?.turnover ?? 0), teamResult: '0.00', activeDownlines: pays[at]?.active ?? 0 },
        ...{ lateTurnover: '0.00', lateResult: '0.00', carriedIn: '0.00' },
      }),
    );
    const nets = planBills(due, 2).reduce((sum, { net }) => sum + cents(net), 0);
    expect([seed, nets]).toEqual([seed, pays[0]?.gross]);
  }
});

test('CONTRACT-09 windows of random trees settled from the database are those of a slow walk over the bets', async () => {
  const start = Date.parse('2027-03-01T00:00:00Z');
  for (let seed = 1; seed <= 20; seed += 1) {
    const below = drawing(seed * 7_919);
    const agents = randomTree(below, false, true);
    const ids = new Map<number, number>();
    for (const agent of agents) {
      const upline = uplineIn(agents, agent);
      const uplineId = upline === undefined ? null : (ids.get(upline.id) ?? null);
      ids.set(agent.id, await addAgent(db, `tree_${seed}_${agent.id}`, uplineId));
    }
    const from = start + seed * 3 * HOUR;
    const contracts = new Map<number, { id: number; to: number }>();
    for (const agent of agents) {
      if (agent.terms === null) continue;
      const upline = uplineIn(agents, agent);
      // A fourth is terminated before the others.
      const to = from + (below(4) === 0 ? 1 + below(2) : 3) * HOUR;
      const parties = {
        uplineId: upline === undefined ? null : (ids.get(upline.id) ?? null),
        downlineId: ids.get(agent.id) ?? 0,
      };
      const id = await addContract(db, { kind: 'hourly', ...parties, terms: agent.terms, from, to });
      contracts.set(agent.id, { id, to });
    }
    const settlements = randomSettlements(below, { agents, ids, from, seed });
    await addSettlements(db, settlements);
    await settleWindows({ ...services, clock: () => from + 3 * HOUR }, 'hourly');
    const carried = new Map<number, number>();
    const rows = await db.query<{ contractId: number; windowFrom: Date; bill: string }>(
      'test_bills_of',
      `select contract_id as "contractId", window_from as "windowFrom", concat_ws(' ', turnover::numeric(20, 2),
         active_downlines, rate, gross::numeric(20, 2), downline_gross::numeric(20, 2), net::numeric(20, 2),
         carried_out::numeric(20, 2)) as bill
       from contract_bills where contract_id = any($1::bigint[])`,
      [[...contracts.values()].map(({ id }) => id)],
    );
    const bills = new Map(rows.map((row) => [`${row.contractId} ${row.windowFrom.getTime()}`, row.bill]));
    for (let hour = 0; hour < 3; hour += 1) {
      const window = { from: from + hour * HOUR, to: from + (hour + 1) * HOUR };
      const within = settlements.filter(({ at }) => at >= window.from && at < window.to);
      const paying = agents.map((agent): Agent => {
        const isOver = (contracts.get(agent.id)?.to ?? 0) < window.to;
        const turnover = within
          .filter(({ memberId }) => memberId === ids.get(agent.id))
          .reduce((sum, { turnover: t }) => sum + cents(t), 0);
        const carriedIn = carried.get(agent.id) ?? 0;
        return { ...agent, below: [], turnover, result: 0, terms: isOver ? null : agent.terms, carriedIn };
      });
      for (const agent of agents) {
        const upline = uplineIn(agents, agent);
        const here = paying.find(({ id }) => id === agent.id);
        if (here !== undefined) paying.find(({ id }) => id === upline?.id)?.below.push(here);
      }
      for (const agent of paying) {
        const bill = bills.get(`${contracts.get(agent.id)?.id} ${window.from}`);
        if (agent.terms === null) {
          expect(bill).toBeUndefined();
          continue;
        }
        const { turnover, active, rate, gross, downlines, net, carriedOut } = slowPay(agent);
        carried.set(agent.id, carriedOut);
        expect([seed, hour, agent.id, bill]).toEqual([
          ...[seed, hour, agent.id],
          [money(turnover), active, rate, money(gross), money(downlines), money(net), money(carriedOut)].join(' '),
        ]);
      }
    }
  }
}, 120_000);

/** Bets of three hours, some of them corrected in a later one. */
function randomSettlements(
  below: (limit: number) => number,
  {
    agents,
    ids,
    from,
    seed,
  }: { agents: readonly Agent[]; ids: ReadonlyMap<number, number>; from: number; seed: number },
): TestSettlement[] {
  return Array.from({ length: 60 }, (_, n): TestSettlement[] => {
    const memberId = ids.get(agents[below(agents.length)]?.id ?? 0) ?? 0;
    const stake = money(1 + below(90_000));
    const minute = below(170);
    const bet = {
      betId: `rnd-${seed}-${n}`,
      memberId,
      stake,
      payout: '0.00',
      turnover: stake,
      at: from + minute * MINUTE,
    };
    if (below(4) > 0) return [bet];
    const back = `-${stake}`;
    return [
      bet,
      { ...bet, stake: back, turnover: back, at: from + (minute + below(180 - minute)) * MINUTE + 1, correction: true },
    ];
  }).flat();
}
