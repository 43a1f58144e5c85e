import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractTerms } from '#generated/model/index.ts';
import { listIncomeBetsDefaults } from '#generated/server/defaults.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { HOUR, MINUTE, type TestServices, testServices } from '#server/domain/testing.ts';
import { moveLine } from '../../agent/move-line.ts';
import { settleWindows } from '../settlement/settle-windows.ts';
import { addAgent, addContract, addSettlements } from '../settlement/testing.ts';
import { billDetail } from './bill-detail.ts';
import { incomeBets } from './income-bets.ts';

let db: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterAll(() => db.close());

const flat = (rate: number): ContractTerms => ({
  tiers: [{ turnover: '0.00', activeDownlines: 0, loss: null, rate }],
  activeMinimum: '1.00',
  carryOver: null,
});
const FROM = Date.parse('2026-04-01T00:00:00Z');

/** The evidence of an agent's bill of an hour: bets with the downline's rate and the contribution, and adjustments. */
async function evidence(agent: number, hour: number): Promise<string[]> {
  const [bill] = await db.query<{ id: number }>(
    'test_bill_of',
    'select id from contract_bills where downline_id = $1 and window_from = $2',
    [agent, new Date(FROM + hour * HOUR)],
  );
  const asked = { id: `in-${bill?.id}`, query: { ...listIncomeBetsDefaults, pageSize: 50 }, language: 'EN' } as const;
  const { content } = await incomeBets(services, agent, asked);
  const { adjustments, bill: told } = await billDetail(services, agent, `bl-${bill?.id}`);
  return [
    ...content.map(({ bet, downlineRate, contribution }) => `${bet.betId} ${downlineRate} ${contribution}`).toSorted(),
    ...adjustments.map(({ betId, amount }) => `corrected ${betId} ${amount}`),
    `net ${told.net}`,
  ];
}

test('AGENT-08 a bill opens to the bets that it was computed from, wherever their lines have moved since', async () => {
  const left = await addAgent(db, 'ev_left', null);
  const right = await addAgent(db, 'ev_right', null);
  const middle = await addAgent(db, 'ev_middle', left);
  const player = await addAgent(db, 'ev_player', middle);
  const given = { kind: 'hourly', from: FROM } as const;
  await addContract(db, { ...given, uplineId: null, downlineId: left, terms: flat(100) });
  await addContract(db, { ...given, uplineId: null, downlineId: right, terms: flat(80) });
  await addContract(db, { ...given, uplineId: left, downlineId: middle, terms: flat(60) });
  const bet = (betId: string, stake: string, after: number, memberId = player) => ({
    betId,
    memberId,
    stake,
    payout: '0.00',
    turnover: stake,
    at: FROM + after,
  });
  await addSettlements(db, [
    bet('ev1', '1000.00', MINUTE),
    bet('ev2', '500.00', 2 * MINUTE, left),
    { ...bet('ev1', '-200.00', HOUR + MINUTE), correction: true },
    bet('ev3', '300.00', HOUR + 2 * MINUTE, right),
    bet('ev4', '700.00', HOUR + 3 * MINUTE, middle),
  ]);
  const settle = (after: number) => settleWindows({ ...services, clock: () => FROM + after }, 'hourly');
  const move = (line: number, upline: number, after: number) =>
    moveLine({ ...services, clock: () => FROM + after }, 'Mai', {
      memberId: `${line}`,
      uplineId: `${upline}`,
      reason: 'Asked for.',
    });
  await settle(2 * HOUR);
  const first = ['ev1 60 4.00', 'ev2 0 5.00', 'net 9.00'];
  const second = ['ev1 60 -0.80', 'ev4 60 2.80', 'corrected ev1 -2.00', 'net 2.00'];
  const others = ['ev3 0 2.40', 'net 2.40'];
  const all = async () => [await evidence(left, 0), await evidence(left, 1), await evidence(right, 1)];
  expect(await all()).toEqual([first, second, others]);
  await move(middle, right, 2.2 * HOUR);
  expect(await all()).toEqual([first, second, others]);
  // A line that left, came back in part, and left again.
  await move(player, left, 2.3 * HOUR);
  await addSettlements(db, [bet('ev5', '400.00', 2.4 * HOUR)]);
  await settle(3 * HOUR);
  expect(await evidence(left, 2)).toEqual(['ev5 0 4.00', 'net 4.00']);
  await move(player, right, 3.1 * HOUR);
  await move(middle, left, 3.2 * HOUR);
  expect(await all()).toEqual([first, second, others]);
  expect(await evidence(left, 2)).toEqual(['ev5 0 4.00', 'net 4.00']);
  // An account that opens later has no part in what was settled before.
  await addAgent(db, 'ev_later', left);
  expect(await evidence(left, 0)).toEqual(first);
});
