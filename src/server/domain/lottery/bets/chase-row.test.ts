import { expect, test } from 'vitest';
import type { LotteryBetState } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { TEST_BRAND } from '#server/db/testing.ts';
import type { Services } from '#server/services.ts';
import { type ChaseRow, showChases } from './chases.ts';

const at = new Date('2026-01-05T09:30:00Z');
const line = { playType: 'DUOI', picks: [['7']], unit: '1.00', multiple: 1 };
const chase: ChaseRow = {
  chaseId: 'ch-1',
  gameCode: 'VN_NORTH',
  gameName: 'VN North',
  stopOnWin: false,
  state: 'running',
  lines: [line, { ...line, picks: [['8']] }],
  totalStake: '40',
  placedAt: at,
  endedAt: null,
};
type Bet = readonly [draw: string, state: LotteryBetState, payout: string | null];

/** The chase over bets of 2.00, as their statement answers them. */
async function shown(bets: readonly Bet[], others: readonly ChaseRow[] = []) {
  const rows = bets.map(([drawId, state, payout], index) => ({
    chaseId: 'ch-1',
    betId: `b-${index + 1}`,
    drawId,
    drawAt: at,
    multiple: 2,
    stake: '2',
    state,
    payout,
  }));
  const db: Pick<Queries, 'query'> = { query: async () => rows as never };
  return showChases(db, { brand: TEST_BRAND as Services['brand'] }, [chase, ...others]);
}

test('LOTTERY-10 a chase shows each draw by what leads among its bets, and what came back by won and returned', async () => {
  const [found] = await shown([
    ['d1', 'won', '19.40'],
    ['d1', 'lost', '0'],
    ['d2', 'lost', '0'],
    ['d2', 'push', '2'],
    ['d3', 'void', '2'],
    ['d3', 'void', '2'],
    ['d4', 'cancelled', '2'],
    ['d4', 'cancelled', '2'],
    ['d5', 'open', null],
    ['d5', 'cancelled', '2'],
  ]);
  expect(
    found?.draws.map(({ drawId, state, stake, payout, betIds }) => [drawId, state, stake, payout, betIds]),
  ).toEqual([
    ['d1', 'won', '4.00', '19.40', ['b-1', 'b-2']],
    ['d2', 'push', '4.00', '2.00', ['b-3', 'b-4']],
    ['d3', 'void', '4.00', '4.00', ['b-5', 'b-6']],
    ['d4', 'cancelled', '4.00', '4.00', ['b-7', 'b-8']],
    ['d5', 'open', '4.00', null, ['b-9', 'b-10']],
  ]);
  // Cancelled draws are not done, nor open ones.
  expect(found).toMatchObject({ drawsDone: 3, paid: '19.40', returned: '12.00', totalStake: '40.00', endedAt: null });
  expect(found?.lines).toEqual(chase.lines);
  expect(found?.draws[0]).toMatchObject({ multiple: 2, drawAt: '2026-01-05T09:30:00.000Z' });
});

test('LOTTERY-10 of several chases each has its own draws, and one without bets has none', async () => {
  const [first, second] = await shown([['d1', 'lost', '0']], [{ ...chase, chaseId: 'ch-2', endedAt: at }]);
  expect([first?.draws.length, first?.paid]).toEqual([1, '0.00']);
  expect(second).toMatchObject({ draws: [], drawsDone: 0, paid: '0.00', endedAt: '2026-01-05T09:30:00.000Z' });
});
