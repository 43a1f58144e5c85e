import type { ContractTerms } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { HOUR, MINUTE } from '#server/domain/testing.ts';
import { addAgent, addContract, addSettlements, settledUntil } from '../testing.ts';

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
