import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LotterySlipPayload } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { grantBonus } from '../../rewards/bonuses/testing.ts';
import { MINUTE, outcome } from '../../testing.ts';
import { quoteSlip } from './quote-slip.ts';
import { beginLottery, lineOn, prepareLottery, slipOn } from './testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await prepareLottery(db, ['quoter01', 'quoter02', 'quoter03']);
});
afterAll(() => db.close());

const begin = async (account = 'quoter01') => {
  const begun = await beginLottery(db, account);
  const [session] = begun.sessions;
  if (session === undefined) throw new Error('no session');
  return {
    ...begun,
    session,
    quoted: (slip: LotterySlipPayload) => begun.quote(session, slip),
    /** The outcome of a quote. */
    told: (slip: LotterySlipPayload) => outcome(begun.quote(session, slip)),
  };
};
const chaseOn = (ids: readonly string[], ...multiples: number[]) => ({
  draws: ids.map((drawId, index) => ({ drawId, multiple: multiples[index] ?? 1 })),
});
const cents = { ...lineOn('DE', '27'), unit: '0.01' };

describe('the limits of a game', () => {
  test('LOTTERY-10 a chase has at most thirty draws', async () => {
    const { coming, quoted, told } = await begin();
    const ids = await coming('SSC_1M', 31);
    const slip = (draws: readonly string[]) => slipOn(ids[0] ?? '', [lineOn('SUM_BS', 'BIG')], chaseOn(draws));
    expect(await quoted(slip(ids.slice(0, 30)))).toMatchObject({ draws: 30, totalStake: '30.00' });
    expect(await told(slip(ids))).toBe('bet_limit_exceeded');
  });

  test('LOTTERY-10 a draw has at most the multiple 1,000', async () => {
    const { coming, quoted, told } = await begin();
    const [draw = ''] = await coming('VN_NORTH', 1);
    const slip = (multiple: number) => slipOn(draw, [cents], { draws: [{ drawId: draw, multiple }] });
    expect(await quoted(slip(1_000))).toMatchObject({ stakePerDraw: '0.01', totalStake: '10.00' });
    expect(await told(slip(1_001))).toBe('bet_limit_exceeded');
  });

  test('LOTTERY-10 the entries of a slip together cost at most 5,000.00 in a draw', async () => {
    const { coming, quoted, told } = await begin();
    const [draw = ''] = await coming('VN_NORTH', 1);
    const five = Array.from({ length: 5 }, (_, digit) => ({ ...lineOn('DAU', `${digit}`), multiple: 1_000 }));
    expect(await quoted(slipOn(draw, five))).toMatchObject({ totalStake: '5000.00' });
    expect(await told(slipOn(draw, [...five, cents]))).toBe('bet_limit_exceeded');
  });
});

describe('which draws a slip may have', () => {
  test('LOTTERY-10 a draw of another game, and one that is out of its order, are told at their place', async () => {
    const { coming, quoted } = await begin();
    const [first = '', second = ''] = await coming('VN_NORTH', 2);
    const [other = ''] = await coming('SSC_1M', 1);
    const refused = (...ids: string[]) =>
      quoted(slipOn(first, [cents], chaseOn(ids))).catch((failure: { details?: { fields?: unknown } }) => {
        return failure.details?.fields;
      });
    const at = (index: number) => `/body/draws/${index}/drawId`;
    expect(await refused(first, other)).toEqual([
      { pointer: at(1), rule: 'draw_of_game', message: 'Is no draw of the game' },
    ]);
    const order = { rule: 'draw_order', message: 'Comes after a later draw, or twice' };
    expect(await refused(second, first)).toEqual([{ pointer: at(1), ...order }]);
    expect(await refused(first, second, second)).toEqual([{ pointer: at(2), ...order }]);
  });

  test('LOTTERY-10 a draw that has closed is closed, and one beyond the next 500 is not found', async () => {
    const { coming, told, services } = await begin();
    const [near = ''] = await coming('SSC_1M', 1);
    const ids = await coming('SSC_1M', 501);
    const slip = (draw = '') => slipOn(draw, [lineOn('SUM_BS', 'BIG')]);
    expect([await told(slip(ids[499])), await told(slip(ids[500]))]).toEqual(['in', 'not_found']);
    services.pass(2 * MINUTE);
    expect(await told(slip(near))).toBe('draw_closed');
  });

  test('LOTTERY-10 a game in maintenance takes no slip, and the others do', async () => {
    const { coming, told } = await begin();
    const [down = ''] = await coming('K3_1M', 1);
    const [up = ''] = await coming('SSC_1M', 1);
    const slip = (draw: string) => slipOn(draw, [lineOn('SUM_BS', 'BIG')]);
    expect(await told(slip(down))).toBe('in');
    await db.query('test_down', `update lottery_games set maintenance = true where code = 'K3_1M'`);
    expect([await told(slip(down)), await told(slip(up))]).toEqual(['game_maintenance', 'in']);
  });
});

describe('what a quote tells', () => {
  test('LOTTERY-10 a slip is affordable up to the last cent', async () => {
    const { coming, quoted } = await begin();
    const ids = await coming('SSC_1M', 21);
    // 5,000.00 for each draw, of 100,000.00.
    const five = Array.from({ length: 5 }, () => ({ ...lineOn('SUM_BS', 'BIG'), multiple: 1_000 }));
    const slip = (count: number) => slipOn(ids[0] ?? '', five, chaseOn(ids.slice(0, count)));
    const all = await quoted(slip(20));
    expect(all).toMatchObject({ totalStake: '100000.00', balanceAfter: '0.00', affordable: true });
    const more = await quoted(slip(21));
    expect(more).toMatchObject({ totalStake: '105000.00', balanceAfter: '-5000.00', affordable: false });
  });

  test('LOTTERY-10 bonus money counts where bets of the game are of use to it', async () => {
    const { coming, quoted, session, services } = await begin('quoter03');
    await grantBonus(services, session.memberId, '70.00', 'LOTT');
    await grantBonus(services, session.memberId, '500.00', 'RNG');
    const [draw = ''] = await coming('VN_NORTH', 1);
    expect(await quoted(slipOn(draw, [lineOn('DE', '27')]))).toMatchObject({ balanceAfter: '100069.00' });
  });

  test('LOTTERY-10 the odds of now, in the language of the reader, whichever the slip knows', async () => {
    const { coming, needs, session } = await begin();
    const [draw = ''] = await coming('VN_NORTH', 1);
    const old = slipOn(draw, [lineOn('LO_2', '27')], { oddsVersion: 7 });
    const lines = (labelName: string) => [{ labelName, odds: '99.00', picks: [['27']] }];
    expect(await quoteSlip(needs, session, old, 'EN')).toMatchObject({ oddsVersion: 1, lines: lines('Lô, 2 digits') });
    expect(await quoteSlip(needs, session, old, 'VI')).toMatchObject({ oddsVersion: 1, lines: lines('Lô 2 số') });
  });

  test('LOTTERY-10 the most that any draw pays is that of its greatest multiple, within the limit of the game', async () => {
    const { coming, quoted } = await begin();
    const ids = await coming('VN_NORTH', 3);
    const line = { ...lineOn('DE', '27'), multiple: 10 };
    // 98.00 x 10 x 3, and the slip is good until the first draw closes.
    expect(await quoted(slipOn(ids[0] ?? '', [line], chaseOn(ids, 1, 3, 2)))).toMatchObject({
      stakePerDraw: '10.00',
      totalStake: '60.00',
      maxPayoutPerDraw: '2940.00',
      validUntil: '2026-01-05T11:00:00.000Z',
    });
    // Three lines of 100,000.00 each.
    const much = ['27', '36', '45'].map((pick) => ({ ...lineOn('LO_2', pick), multiple: 61 }));
    expect(await quoted(slipOn(ids[0] ?? '', much))).toMatchObject({
      lines: [{ maxPayout: '100000.00' }, { maxPayout: '100000.00' }, { maxPayout: '100000.00' }],
      maxPayoutPerDraw: '200000.00',
    });
  });
});

describe('what is kept of a slip', () => {
  test('MEMBER-07 the record has what was picked, row by row; bets and chases have ids of their own', async () => {
    const { coming, place, session } = await begin('quoter02');
    const ids = await coming('SSC_1M', 2);
    const rows = { ...lineOn('S5_STRAIGHT'), picks: [['1'], ['2', '3'], ['4'], ['5'], ['6']] };
    const { bets, chase } = await place(session, slipOn(ids[0] ?? '', [rows], chaseOn(ids)));
    expect(chase?.chaseId).toMatch(/^ch-[0-9a-f]{32}$/);
    expect(bets.map(({ betId }) => betId)).toEqual(bets.map(() => expect.stringMatching(/^b-[0-9a-f]{32}$/)));
    const sql = 'select summary from bets where id = $1';
    expect(await db.query('test_summary', sql, [bets[0]?.betId ?? ''])).toEqual([
      { summary: 'S5_STRAIGHT: 1 | 2 3 | 4 | 5 | 6' },
    ]);
  });

  test('LOTTERY-10 a slip is a play of the member, and the member is told of the balance and of each bet', async () => {
    const { coming, place, session, services } = await begin('quoter02');
    const [draw = ''] = await coming('VN_CENTRAL', 1);
    services.pass(MINUTE);
    const { bets } = await place(session, slipOn(draw, [cents, cents]));
    const at = new Date(services.clock());
    const play = `select node_id::int as node, bet_at as at from recent_plays where member_id = $1 and game_code = 'VN_CENTRAL'`;
    expect(await db.query('test_play', play, [session.memberId])).toEqual([{ node: 31_002, at }]);
    const events = 'select kind, subject from live_events where member_id = $1 and at = $2 order by id';
    expect(await db.query('test_told', events, [session.memberId, at])).toEqual([
      { kind: 'balance', subject: null },
      ...bets.map(({ betId }) => ({ kind: 'bets', subject: betId })),
    ]);
  });
});
