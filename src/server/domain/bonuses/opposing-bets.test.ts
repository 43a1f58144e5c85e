import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/testing.ts';
import { beginLottery, lineOn, prepareLottery, slipOn } from '../lottery-bets/testing.ts';
import { MINUTE } from '../testing.ts';
import { countWagering } from './count-wagering.ts';
import { listWagering } from './read-bonuses.ts';
import { grantBonus } from './testing.ts';

let db: TestDatabase;
const accounts = ['opposer01', 'opposer02', 'opposer03', 'opposer04'];
beforeAll(async () => {
  db = await openTestDatabase();
  await prepareLottery(db, accounts);
});
afterAll(() => db.close());

test('MEMBER-10 bets on opposite outcomes of a draw do not count at odds up to those of the brand', async () => {
  const { services, place, coming, settleDue, sessions } = await beginLottery(db, ...accounts);
  const [draw = ''] = await coming('SSC_1M', 1);
  // Both lines have odds of 1.94; the last member's oppose nothing.
  const cases = [
    { opposingOdds: '1.94', other: lineOn('SUM_BS', 'SMALL'), reason: 'opposing_bets', counted: '0.00' },
    { opposingOdds: '1.93', other: lineOn('SUM_BS', 'SMALL'), reason: 'counted_in_full', counted: '1.00' },
    { opposingOdds: null, other: lineOn('SUM_BS', 'SMALL'), reason: 'counted_in_full', counted: '1.00' },
    { opposingOdds: '2.00', other: lineOn('SUM_OE', 'ODD'), reason: 'counted_in_full', counted: '1.00' },
  ];
  const players = [];
  for (const [index, { other, ...expected }] of cases.entries()) {
    const session = sessions[index];
    if (session === undefined) throw new Error('no session');
    const bonusId = await grantBonus(services, session.memberId, '10.00', 'LOTT');
    await place(session, slipOn(draw, [lineOn('SUM_BS', 'BIG'), other]));
    players.push({ ...expected, memberId: session.memberId, bonusId });
  }
  services.pass(2 * MINUTE);
  await settleDue();
  for (const { opposingOdds, memberId, bonusId, reason, counted } of players) {
    const promotionRules = { ...services.brand.promotionRules, opposingOdds };
    await countWagering({ ...services, brand: { ...services.brand, promotionRules } }, memberId);
    const { content } = await listWagering(services, memberId, bonusId, { pageNo: 1, pageSize: 10 });
    expect(content).toMatchObject([
      { reason, counted },
      { reason, counted },
    ]);
  }
});
