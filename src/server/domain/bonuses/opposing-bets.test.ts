import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LotteryLinePayload } from '../../../../generated/server/model/index.ts';
import { openTestDatabase, type TestDatabase } from '../../db/testing.ts';
import { settleDue } from '../lottery-bets/settle-draws.ts';
import { beginLottery, lineOn, prepareLottery, slipOn } from '../lottery-bets/testing.ts';
import { MINUTE, type TestServices } from '../testing.ts';
import { countWagering } from './count-wagering.ts';
import { listWagering } from './read-bonuses.ts';
import { grantBonus } from './testing.ts';

const opposed = 'opposing_bets 0.00';
const full = 'counted_in_full 1.00';
// Sides have odds of 1.94, dragon and tiger of 2.15.
const cases: [string, string | null, LotteryLinePayload[], string[]][] = [
  ['both sides of the sum', '1.94', [lineOn('SUM_BS', 'BIG'), lineOn('SUM_BS', 'SMALL')], [opposed, opposed]],
  ['the same above the odds', '1.93', [lineOn('SUM_BS', 'BIG'), lineOn('SUM_BS', 'SMALL')], [full, full]],
  ['the same without the rule', null, [lineOn('SUM_BS', 'BIG'), lineOn('SUM_BS', 'SMALL')], [full, full]],
  ['two play types', '2.00', [lineOn('SUM_BS', 'BIG'), lineOn('SUM_OE', 'ODD')], [full, full]],
  ['one side twice', '2.00', [lineOn('SUM_BS', 'BIG'), lineOn('SUM_BS', 'BIG')], [full, full]],
  ['both sides in one line', '2.00', [lineOn('SUM_BS', 'BIG', 'SMALL')], [opposed]],
  ['both sides of a place', '2.00', [lineOn('POS_BS', '1_BIG'), lineOn('POS_BS', '1_SMALL')], [opposed, opposed]],
  ['sides of two places', '2.00', [lineOn('POS_BS', '1_BIG'), lineOn('POS_BS', '2_SMALL')], [full, full]],
  ['one side of two places', '2.00', [lineOn('POS_BS', '1_BIG'), lineOn('POS_BS', '2_BIG')], [full, full]],
  ['both sides of a place in one line', '2.00', [lineOn('POS_BS', '1_BIG', '1_SMALL')], [opposed]],
  ['sides of two places in one line', '2.00', [lineOn('POS_OE', '1_ODD', '2_EVEN')], ['counted_in_full 2.00']],
  [
    'a place of another line',
    '2.00',
    [lineOn('POS_BS', '1_BIG', '2_BIG'), lineOn('POS_BS', '2_SMALL'), lineOn('POS_BS', '3_SMALL')],
    [full, opposed, opposed],
  ],
  [
    'dragon and tiger of a pair',
    '3.00',
    [lineOn('DRAGON_TIGER', '1_5_DRAGON'), lineOn('DRAGON_TIGER', '1_5_TIGER')],
    [opposed, opposed],
  ],
  [
    'dragon and tiger of two pairs',
    '3.00',
    [lineOn('DRAGON_TIGER', '1_5_DRAGON'), lineOn('DRAGON_TIGER', '1_4_TIGER')],
    [full, full],
  ],
  ['two numbers', '100.00', [lineOn('POS_1', '3'), lineOn('POS_1', '4')], [full, full]],
];
const accounts = cases.map((_, at) => `opposer${at + 10}`);

interface Player {
  readonly memberId: number;
  readonly bonusId: string;
}

let db: TestDatabase;
let services: TestServices;
const players: Player[] = [];
// Each member bets 1.00 a side. Those under one rule bet on a draw that is settled by it.
beforeAll(async () => {
  db = await openTestDatabase();
  await prepareLottery(db, accounts);
  const lottery = await beginLottery(db, ...accounts);
  services = lottery.services;
  for (const odds of new Set(cases.map(([, ruled]) => ruled))) {
    const [draw = ''] = await lottery.coming('SSC_1M', 1);
    for (const [at, [, ruled, lines]] of cases.entries()) {
      const session = lottery.sessions[at];
      if (session === undefined) throw new Error('no session');
      if (ruled !== odds) continue;
      const { memberId } = session;
      players[at] = { memberId, bonusId: await grantBonus(services, memberId, '10.00', 'LOTT') };
      await lottery.place(session, slipOn(draw, lines));
    }
    services.pass(2 * MINUTE);
    await settleDue({ ...lottery.needs, brand: ruledBy(odds) });
  }
});
afterAll(() => db.close());

function ruledBy(opposingOdds: string | null) {
  return { ...services.brand, promotionRules: { ...services.brand.promotionRules, opposingOdds } };
}

test.each(cases.map((one, at) => [...one, at] as const))('MEMBER-10 %s at odds up to %s', async (...given) => {
  const [, opposingOdds, , expected, at] = given;
  const { memberId, bonusId } = players[at] ?? { memberId: 0, bonusId: '' };
  await countWagering({ ...services, brand: ruledBy(opposingOdds) }, memberId);
  const { content } = await listWagering(services, memberId, bonusId, { pageNo: 1, pageSize: 10 });
  expect(content.map(({ reason, counted }) => `${reason} ${counted}`).sort()).toEqual(expected);
});

test.each(cases.map((one, at) => [...one, at] as const))(
  'the valid turnover of %s at odds up to %s',
  async (...given) => {
    const [, , , expected, at] = given;
    const sql = 'select valid_turnover as "valid" from bets where member_id = $1 order by valid_turnover';
    const bets = await db.query<{ valid: string }>('test_valid', sql, [players[at]?.memberId ?? 0]);
    // What the wagering counts here is the valid turnover, because all of the category counts.
    expect(bets.map(({ valid }) => Number(valid))).toEqual(expected.map((each) => Number(each.split(' ')[1])).sort());
  },
);
