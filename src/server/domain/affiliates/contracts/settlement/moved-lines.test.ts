import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractTerms } from '#generated/model/index.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { HOUR, MINUTE, type TestServices, testServices } from '#server/domain/testing.ts';
import { moveLine } from '../../agent/move-line.ts';
import { settleWindows } from './settle-windows.ts';
import { addAgent, addContract, addSettlements, billsOfContract } from './testing.ts';

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

test('CONTRACT-09 a window is settled by the tree as it stands then, and nobody is paid twice for a moved line', async () => {
  const from = Date.parse('2026-04-01T00:00:00Z');
  const left = await addAgent(db, 'moved_left', null);
  const right = await addAgent(db, 'moved_right', null);
  const moved = await addAgent(db, 'moved_line', left);
  const player = await addAgent(db, 'moved_player', moved);
  const given = { kind: 'hourly', from } as const;
  const ids = [
    await addContract(db, { ...given, uplineId: null, downlineId: left, terms: flat(100) }),
    await addContract(db, { ...given, uplineId: null, downlineId: right, terms: flat(80) }),
    await addContract(db, { ...given, uplineId: left, downlineId: moved, terms: flat(60) }),
  ] as const;
  const bet = (betId: string, stake: string, after: number) => ({
    betId,
    memberId: player,
    stake,
    payout: '0.00',
    turnover: stake,
    at: from + after,
  });
  const settle = (after: number) => settleWindows({ ...services, clock: () => from + after }, 'hourly');
  await addSettlements(db, [bet('ml1', '1000.00', MINUTE), bet('ml2', '1000.00', HOUR + MINUTE)]);
  expect(await settle(HOUR)).toBe(1);
  const to = { memberId: `${moved}`, uplineId: `${right}`, reason: 'Asked for.' };
  const { endedContracts } = await moveLine({ ...services, clock: () => from + 1.5 * HOUR }, 'Mai', to);
  expect(endedContracts.map(({ contractId }) => contractId)).toEqual([`ct-${ids[2]}`]);
  await addSettlements(db, [bet('ml3', '500.00', 1.75 * HOUR), bet('ml4', '200.00', 2.5 * HOUR)]);
  expect(await settle(3 * HOUR)).toBe(2);
  const told = await Promise.all(ids.map((id) => billsOfContract(db, id)));
  const figures = told.map((bills) => bills.map((b) => [b.turnover, b.gross, b.downlineGross, b.net].join(' ')));
  expect(figures).toEqual([
    ['1000.00 10.00 6.00 4.00', '0.00 0.00 0.00 0.00', '0.00 0.00 0.00 0.00'],
    // The new upline gets the whole hour of the move, less what the moved line's last bill takes.
    ['0.00 0.00 0.00 0.00', '1500.00 12.00 9.00 3.00', '200.00 1.60 0.00 1.60'],
    ['1000.00 6.00 0.00 6.00', '1500.00 9.00 0.00 9.00'],
  ]);
});
