import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InhouseChoice } from '../../../../generated/server/model/index.ts';
import { openTestDatabase, type TestDatabase } from '../../db/testing.ts';
import { type TestServices, testServices } from '../testing.ts';
import { listRounds } from './read-rounds.ts';
import { trialPlayer } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
});
afterAll(() => db.close());

const cents = (amount: string | null) => Math.round(Number(amount) * 100);
const lamp: InhouseChoice = { game: 'lumo-lamp', light: 'TEAL' };

test('LOBBY-19 MEMBER-07 the list sums up the whole range, and filters by game and state', async () => {
  const trial = await trialPlayer(services);
  const rounds = [await trial.play(lamp, '1.00', 'a'), await trial.play(lamp, '2.00', 'b')];
  services.pass(1_000);
  const open = await trial.play({ game: 'mines', mines: 3 }, '4.00');
  const page = await listRounds(services, trial.memberId, { pageNo: 1, pageSize: 2 });
  const paid = rounds.reduce((sum, { round }) => sum + cents(round.payout), 0);
  expect(page).toMatchObject({
    totalElements: 3,
    totalPages: 2,
    totals: { rounds: 3, stake: '7.00', openStake: '4.00' },
  });
  expect(page.content[0]?.roundId).toBe(open.round.roundId);
  expect([cents(page.totals.payout), cents(page.totals.net)]).toEqual([paid, paid - 700]);
  const mines = await listRounds(services, trial.memberId, { pageNo: 1, pageSize: 20, gameId: 'mines', state: 'open' });
  expect(mines.content).toEqual([open.round]);
  await trial.act(open.round.roundId, { action: 'open', cell: 0 });
  const later = await listRounds(services, trial.memberId, { pageNo: 1, pageSize: 2 });
  const ended = later.content[0]?.state === 'lost';
  expect(later.totals.openStake).toBe(ended ? '0.00' : '4.00');
});
