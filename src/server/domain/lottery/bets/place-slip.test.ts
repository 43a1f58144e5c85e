import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { reconcile } from '../../money/wallet/reconcile.ts';
import { trialPlayer } from '../../play/games/testing.ts';
import { outcome, recordedJobs, sessionOf } from '../../testing.ts';
import { cancelBet } from './cancel-bet.ts';
import { placeSlip } from './place-slip.ts';
import { getLotteryBet, listLotteryBets } from './read-bets.ts';
import { beginLottery, lineOn, prepareLottery, slipOn } from './testing.ts';

let db: Database;
const crowd = Array.from({ length: 20 }, (_, index) => `crowd${String(index + 1).padStart(2, '0')}`);
const placers = [1, 2, 3, 4, 5, 6].map((n) => `placer0${n}`);
beforeAll(async () => {
  db = await openTestDatabase();
  await prepareLottery(db, [...placers, 'lister01', ...crowd]);
});
afterAll(() => db.close());

const begin = async (account: string) => {
  const begun = await beginLottery(db, account);
  const [session] = begun.sessions;
  if (session === undefined) throw new Error('no session');
  return { ...begun, session };
};
const codeOf = (call: Promise<unknown>) => outcome(call);
const page = { pageNo: 1, pageSize: 20 };

test('LOTTERY-10 a quote tells what a slip costs and pays, and placing takes exactly that', async () => {
  const { session, quote, place, cancel, coming, services } = await begin('placer01');
  const [draw = ''] = await coming('VN_NORTH', 1);
  const slip = slipOn(draw, [lineOn('LO_2', '27'), { ...lineOn('XIEN_2', '11', '22', '33'), multiple: 2 }]);
  const quoted = await quote(session, slip);
  // 27 lines of 1.00, and three sets at twice 1.00.
  expect(quoted.lines.map(({ combinations, lines, stake, odds }) => [combinations, lines, stake, odds])).toEqual([
    [1, 27, '27.00', '99.00'],
    [3, 3, '6.00', '16.00'],
  ]);
  expect(quoted.lines.map(({ payoutPerHit, maxPayout }) => [payoutPerHit, maxPayout])).toEqual([
    ['99.00', '2376.00'],
    ['32.00', '96.00'],
  ]);
  expect(quoted).toMatchObject({
    stakePerDraw: '33.00',
    totalStake: '33.00',
    maxPayoutPerDraw: '2472.00',
    balanceAfter: '99967.00',
    affordable: true,
    validUntil: '2026-01-05T11:00:00.000Z',
  });
  const { bets, chase, totalStake, balanceAfter } = await place(session, slip);
  expect([chase, totalStake, balanceAfter]).toEqual([null, '33.00', '99967.00']);
  expect(bets[0]).toMatchObject({ state: 'open', lines: 27, station: { code: 'HN' }, cancellable: true, payout: null });
  const listed = await listLotteryBets(services, session.memberId, page, 'EN');
  expect(listed.totals).toEqual({ bets: 2, stake: '33.00', payout: '0.00', openStake: '33.00', net: '0.00' });
  expect(await getLotteryBet(services, session.memberId, bets[0]?.betId ?? '', 'EN')).toEqual(bets[0]);
  const other = await begin('placer02');
  expect(await codeOf(getLotteryBet(services, other.session.memberId, bets[0]?.betId ?? '', 'EN'))).toBe('not_found');
  expect(await codeOf(other.cancel(other.session, bets[0]?.betId ?? ''))).toBe('not_found');
  await cancel(session, bets[0]?.betId ?? '');
  const { totals } = await listLotteryBets(services, session.memberId, page, 'EN');
  // The stake of the cancelled bet came back, which is neither a stake nor a payout.
  expect(totals).toEqual({ bets: 2, stake: '6.00', payout: '0.00', openStake: '6.00', net: '0.00' });
});

test('LOTTERY-10 a slip that the game does not take is refused, and takes nothing', async () => {
  const { session, place, coming } = await begin('placer02');
  const [draw = '', next = ''] = await coming('VN_NORTH', 2);
  const de = lineOn('DE', '27');
  const refused = async (slip: Parameters<typeof place>[1]) => codeOf(place(session, slip));
  expect([
    await refused(slipOn(draw, [de], { oddsVersion: 2 })),
    await refused(slipOn(draw, [lineOn('DE', '270')])),
    await refused(slipOn(draw, [lineOn('SUM_BS', 'BIG')])),
    await refused(slipOn(draw, [{ ...de, unit: '0.50' }])),
    await refused(slipOn(draw, [de], { gameCode: 'VN_SOUTH' })),
    await refused(slipOn('VN_NORTH-20260217', [de])),
    // A draw that opens later is for a chase alone; draws come in their order, none twice.
    await refused(slipOn(next, [de])),
    await refused(slipOn(draw, [de], { draws: [next, draw].map((drawId) => ({ drawId, multiple: 1 })) })),
    await refused(slipOn(draw, [de], { draws: [draw, draw].map((drawId) => ({ drawId, multiple: 1 })) })),
    await refused(slipOn(draw, [{ ...de, multiple: 501 }])),
    await refused(slipOn(draw, [de], { draws: [{ drawId: draw, multiple: 501 }] })),
  ]).toEqual([
    'odds_changed',
    'validation_failed',
    'validation_failed',
    'validation_failed',
    'validation_failed',
    'not_found',
    'draw_closed',
    'validation_failed',
    'validation_failed',
    'bet_limit_exceeded',
    'bet_limit_exceeded',
  ]);
  const { balanceAfter } = await place(session, slipOn(draw, [{ ...de, multiple: 500 }]));
  expect(balanceAfter).toBe('99500.00');
});

test('LOTTERY-10 the limit of a draw holds over all bets of the member', async () => {
  const { session, place, cancel, coming } = await begin('placer03');
  const [draw = ''] = await coming('VN_NORTH', 1);
  const thousand = { ...lineOn('DAU', '1'), multiple: 1_000 };
  const { bets } = await place(session, slipOn(draw, [thousand]));
  for (let bet = 2; bet <= 5; bet++) await place(session, slipOn(draw, [thousand]));
  expect(await codeOf(place(session, slipOn(draw, [lineOn('DAU', '1')])))).toBe('bet_limit_exceeded');
  const taken = await cancel(session, bets[0]?.betId ?? '');
  expect(taken).toMatchObject({
    returned: '1000.00',
    balanceAfter: '96000.00',
    bet: { state: 'cancelled', payout: '1000.00' },
  });
  expect(await codeOf(cancel(session, bets[0]?.betId ?? ''))).toBe('bet_not_cancellable');
  expect((await place(session, slipOn(draw, [thousand]))).balanceAfter).toBe('95000.00');
});

test('LOTTERY-11 a bet is late by the clock of the database, whatever that of the process says', async () => {
  const { session, place, cancel, coming, needs } = await begin('placer04');
  const [draw = ''] = await coming('SSC_5M', 1);
  const slip = slipOn(draw, [lineOn('SUM_BS', 'BIG')]);
  const { bets } = await place(session, slip);
  const closesAt = Date.parse(bets[0]?.closesAt ?? '');
  const atDatabase = async (time: number) => {
    return codeOf(
      placeSlip({ ...needs, drawTime: async () => time }, session, slip, 'EN', (work) => db.transaction(work)),
    );
  };
  expect(await atDatabase(closesAt - 1)).toBe('in');
  expect(await atDatabase(closesAt)).toBe('draw_closed');
  const asked = { memberId: session.memberId, betId: bets[0]?.betId ?? '', language: 'EN' } as const;
  const late = db.transaction((tx) => cancelBet({ ...needs, drawTime: async () => closesAt }, tx, asked));
  expect(await codeOf(late)).toBe('bet_not_cancellable');
  expect(await codeOf(cancel(session, asked.betId))).toBe('in');
});

test('LOTTERY-11 the job of a built-in draw is asked for with its first bet', async () => {
  const { session, coming, needs } = await begin('placer05');
  const { jobs, asked } = recordedJobs();
  const draws = (await coming('SSC_1M', 2)).map((drawId) => ({ drawId, multiple: 1 }));
  for (let bet = 0; bet < 2; bet++) {
    const slip = slipOn(draws[0]?.drawId ?? '', [lineOn('SUM_BS', 'BIG')], { draws });
    await placeSlip({ ...needs, jobs }, session, slip, 'EN', (work) => db.transaction(work));
  }
  expect(asked.map(({ name, data, at }) => [name, data, at?.toISOString()])).toEqual([
    ['lottery_draw', { gameCode: 'SSC_1M' }, '2026-01-05T09:31:00.000Z'],
    ['lottery_draw', { gameCode: 'SSC_1M' }, '2026-01-05T09:32:00.000Z'],
  ]);
});

test('ROLE-15 VALID-49 a trial account places no bet; a member without money, at its limit or without a birthday neither', async () => {
  const { services, session, place, quote, coming } = await begin('placer06');
  const [draw = ''] = await coming('VN_NORTH', 1);
  const slip = slipOn(draw, [lineOn('DE', '27')]);
  const { session: trial } = await trialPlayer(services);
  expect([await codeOf(place(trial, slip)), await codeOf(quote(trial, slip))]).toEqual([
    'in_need_true_account',
    'in_need_true_account',
  ]);
  await place(session, slipOn(draw, [{ ...lineOn('DE', '27'), multiple: 500 }]));
  const limit = `insert into play_limits (member_id, kind, period, set_by, amount) values ($1, 'loss', 'day', 'member', '500')`;
  await db.query('test_limit', limit, [session.memberId]);
  // A stake of 500.00 is open.
  expect(await codeOf(place(session, slip))).toBe('play_limit_reached');
  await db.query('test_no_birthday', 'update members set birthday = null where id = $1', [session.memberId]);
  expect(await codeOf(place(session, slip))).toBe('birthday_required');
});

test('LOTTERY-11 of 200 bets at once each is placed and paid for once, and the books agree', async () => {
  const { services, place, coming } = await beginLottery(db);
  const sessions: Session[] = [];
  for (const account of crowd) sessions.push(await sessionOf(services, account));
  const [draw = ''] = await coming('VN_NORTH', 1);
  const slip = slipOn(draw, [lineOn('DUOI', '7'), lineOn('DE', '27')]);
  const calls = sessions.flatMap((session) => Array.from({ length: 10 }, () => place(session, slip)));
  const placed = await Promise.all(calls);
  expect(new Set(placed.flatMap(({ bets }) => bets.map(({ betId }) => betId))).size).toBe(400);
  const sql = `select (w.balance * 100)::int as cents from wallets w join members m on m.id = w.member_id
    where m.account like 'crowd%' and w.kind = 'main'`;
  const balances = await db.query<{ cents: number }>('test_crowd', sql);
  expect(new Set(balances.map(({ cents }) => cents))).toEqual(new Set([9_998_000]));
  expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });
});

test('LOTTERY-10 the list has the bets of one game, of one draw or in one state, and sums only those', async () => {
  const { session, place, coming, cancel, services } = await begin('lister01');
  const [first = '', second = ''] = await coming('VN_NORTH', 2);
  const [other = ''] = await coming('SSC_5M', 1);
  const draws = [
    { drawId: first, multiple: 1 },
    { drawId: second, multiple: 2 },
  ];
  await place(session, slipOn(first, [lineOn('LO_2', '27')], { draws }));
  await place(session, slipOn(other, [lineOn('SUM_BS', 'BIG')]));
  const list = async (filter: object) => {
    const { content, totals } = await listLotteryBets(services, session.memberId, { ...page, ...filter }, 'EN');
    return [content.map(({ drawId }) => drawId).sort(), totals.bets, totals.stake];
  };
  expect(await list({ drawId: first })).toEqual([[first], 1, '27.00']);
  expect(await list({ drawId: second })).toEqual([[second], 1, '54.00']);
  expect(await list({ drawId: other })).toEqual([[other], 1, '1.00']);
  expect(await list({ gameCode: 'VN_NORTH' })).toEqual([[first, second].sort(), 2, '81.00']);
  const { content } = await listLotteryBets(services, session.memberId, { ...page, drawId: second }, 'EN');
  await cancel(session, content[0]?.betId ?? '');
  expect(await list({ state: 'cancelled' })).toEqual([[second], 1, '0.00']);
  expect(await list({ state: 'open', gameCode: 'VN_NORTH' })).toEqual([[first], 1, '27.00']);
});
