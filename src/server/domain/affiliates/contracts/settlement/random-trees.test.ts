import { expect, test } from 'vitest';
import { planBills } from './plan-bills.ts';
import { cents, drawing, money, randomTree, slowPay, uplineIn } from './testing/slow-walk.ts';
import type { DueContract } from './window-figures.ts';

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
          contractId: agent.id,
          contractVersion: 2,
          uplineId: uplineIn(agents, agent)?.id ?? null,
          downlineId: agent.id,
          terms: agent.terms,
          turnover: money(turnover),
          teamResult: money(result),
          activeDownlines: active,
          lateTurnover: '0.00',
          lateResult: '0.00',
          carriedIn: money(agent.carriedIn),
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
        seed,
        id: agent.id,
        rate: slow.rate,
        gross: slow.gross,
        downlines: slow.downlines,
        net: slow.net,
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
        contractId: agent.id,
        contractVersion: 2,
        uplineId: uplineIn(agents, agent)?.id ?? null,
        downlineId: agent.id,
        terms: agent.terms ?? { tiers: [], activeMinimum: '0.00', carryOver: null },
        turnover: money(pays[at]?.turnover ?? 0),
        teamResult: '0.00',
        activeDownlines: pays[at]?.active ?? 0,
        lateTurnover: '0.00',
        lateResult: '0.00',
        carriedIn: '0.00',
      }),
    );
    const nets = planBills(due, 2).reduce((sum, { net }) => sum + cents(net), 0);
    expect([seed, nets]).toEqual([seed, pays[0]?.gross]);
  }
});
