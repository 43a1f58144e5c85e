import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { reconcile } from '../../money/wallet/reconcile.ts';
import { memberRanges } from './member-ranges.ts';
import { betsOfDraw } from './settle-draws.ts';
import { beginLottery, lineOn, northern, prepareLottery, slipOn } from './testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await prepareLottery(db, ['batch01', 'batch02', 'batch03']);
});
afterAll(() => db.close());

test('LOTTERY-11 bets are settled in parts that have all bets of a member, each bet in one part', async () => {
  const { sessions, place, enter, until, coming } = await beginLottery(db, 'batch01', 'batch02', 'batch03');
  const draw = 'VN_NORTH-20260105';
  const [other = ''] = await coming('SSC_5M', 1);
  const placed: string[] = [];
  // The members take turns, so that the order of their ids is not that of their bets.
  for (const round of [1, 2]) {
    for (const session of sessions) {
      const { bets } = await place(session, slipOn(draw, [lineOn('DE', '27'), lineOn('DAU', `${round}`)]));
      placed.push(...bets.map(({ betId }) => betId));
      await place(session, slipOn(other, [lineOn('SUM_BS', 'BIG')]));
    }
  }
  const partsOf = async (atOnce: number) => {
    const parts: string[][] = [];
    for await (const members of memberRanges(db, draw, ['open'], atOnce)) {
      const bets = await betsOfDraw(db, draw, ['open'], members);
      expect(bets.map(({ memberId }) => memberId)).toEqual(
        bets.map(({ memberId }) => memberId).toSorted((a, b) => a - b),
      );
      parts.push(bets.map(({ betId }) => betId));
    }
    return parts;
  };
  // Each member has four bets: a part ends with the member whose bet fills it.
  expect((await partsOf(1)).map(({ length }) => length)).toEqual([4, 4, 4]);
  expect((await partsOf(5)).map(({ length }) => length)).toEqual([8, 4]);
  expect((await partsOf(12)).map(({ length }) => length)).toEqual([12]);
  expect((await partsOf(5)).flat().toSorted()).toEqual(placed.toSorted());
  until('2026-01-05T11:15:00Z');
  const { figures } = await enter(draw, northern('12327'));
  // Six bets on 27 pay 98.00 each, three on the tens digit 2 pay 9.70: 588.00 and 29.10.
  expect(figures).toMatchObject({ bets: 12, stake: '12.00', payout: `${6 * 98 + 3 * 9.7}`.replace(/\.1$/, '.10') });
  expect(await partsOf(5)).toEqual([]);
  expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });
});
