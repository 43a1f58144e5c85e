import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { HOUR, MINUTE, outcome, type TestServices, testServices } from '#server/domain/testing.ts';
import { settleWindows } from '../settlement/settle-windows.ts';
import { addAgent, addContract, addSettlements } from '../settlement/testing.ts';
import { holdPayments } from './contract-holds.ts';
import { listBillReviews } from './decide-bill.ts';

let db: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterAll(() => db.close());

const at = (moment: number) => ({ ...services, clock: () => moment });

test('ENTITY-44 operators see what waits first, the oldest at the top, and find bills by kind, state, agent and range', async () => {
  const from = Date.parse('2026-07-01T00:00:00Z');
  const agent = await addAgent(db, 'reviewed', null);
  const terms = {
    tiers: [{ turnover: '0.00', activeDownlines: 0, loss: null, rate: 100 }],
    activeMinimum: '1.00',
    carryOver: null,
  };
  const contract = await addContract(db, { kind: 'hourly', uplineId: null, downlineId: agent, terms, from });
  await addSettlements(
    db,
    [0, 1, 2].map((hour) => ({
      betId: `reviewed-${hour}`,
      memberId: agent,
      stake: '100.00',
      payout: '0.00',
      turnover: '100.00',
      at: from + hour * HOUR + MINUTE,
    })),
  );
  await settleWindows(at(from + HOUR), 'hourly');
  await holdPayments(at(from + HOUR), 'Mai', { memberId: `${agent}`, reason: 'We check the bets of this line.' });
  await settleWindows(at(from + 3 * HOUR), 'hourly');
  const list = async (query: Partial<Parameters<typeof listBillReviews>[1]>) => {
    const asked = { pageNo: 1, pageSize: 20, search: 'reviewed', ...query };
    const { content, totalElements } = await listBillReviews(at(from + 4 * HOUR), asked);
    return [totalElements, ...content.map(({ bill }) => bill.billId)];
  };
  const rows = await db.query<{ id: number }>(
    'test_reviewed_ids',
    'select id from contract_bills where contract_id = $1 order by window_from',
    [contract],
  );
  const [first, second, third] = rows.map(({ id }) => `bl-${id}`);
  expect(await list({})).toEqual([3, second, third, first]);
  expect(await list({ state: 'pending' })).toEqual([2, second, third]);
  expect(await list({ state: 'issued', kind: 'hourly' })).toEqual([1, first]);
  expect(await list({ kind: 'daily' })).toEqual([0]);
  // A range leaves out no bill that waits.
  const before = { from: '2026-06-01T00:00:00Z', to: '2026-06-30T00:00:00Z' };
  expect(await list(before)).toEqual([2, second, third]);
  expect(await outcome(list({ from: before.to, to: before.from }))).toBe('validation_failed');
});
