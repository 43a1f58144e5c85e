import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { ALGORITHM } from '../../play/games/rules.ts';
import { MINUTE } from '../../testing.ts';
import { lotteryDetail } from './bet-detail.ts';
import { readBets, showBet } from './bet-row.ts';
import { beginLottery, laterSession, lineOn, northern, prepareLottery, slipOn } from './testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await prepareLottery(db, ['record01', 'record02', 'record03']);
});
afterAll(() => db.close());

/** A member with a bet on each line of a game's next draw from a moment on. */
async function bettor(account: string, gameCode: string, from: string, ...lines: ReturnType<typeof lineOn>[]) {
  const begun = await beginLottery(db);
  begun.until(from);
  const session = await laterSession(begun.services, account);
  const [draw = ''] = await begun.coming(gameCode, 1);
  const { bets } = await begun.place(session, slipOn(draw, lines));
  const ids = bets.map(({ betId }) => betId);
  const detail = (betId: string, state: 'open' | 'won' | 'void', language: 'EN' | 'VI' = 'EN') =>
    lotteryDetail(begun.services, session.memberId, { betId, state }, language);
  return { ...begun, session, draw, ids, detail };
}

test('LOTTERY-10 a bet can be taken back until the moment at which its draw closes, and not once it is over', async () => {
  const { services, ids } = await bettor('record01', 'VN_NORTH', '2026-01-05T09:30:00Z', lineOn('DE', '27'));
  const [row] = await readBets(db, services, ids, 'EN');
  if (row === undefined) throw new Error('no bet');
  const closes = row.closesAt.getTime();
  const isCancellable = (now: number, more: Partial<typeof row> = {}) =>
    showBet(services, { ...row, ...more }, now, 'EN').cancellable;
  expect([isCancellable(closes - 1), isCancellable(closes), isCancellable(closes + 1)]).toEqual([true, false, false]);
  expect(isCancellable(closes - 1, { state: 'cancelled' })).toBe(false);
  expect(showBet(services, row, closes, 'EN')).toMatchObject({
    station: { code: 'HN', name: 'Ha Noi' },
    settledAt: null,
  });
  expect(showBet(services, { ...row, stationName: null }, closes, 'EN').station).toEqual({ code: 'HN', name: 'HN' });
  const settledAt = new Date(closes);
  const told = showBet(services, { ...row, station: null, playType: 'GONE', settledAt }, closes, 'EN');
  // A play type that the game has no more goes by its code.
  expect(told).toMatchObject({ station: null, labelName: 'GONE', settledAt: settledAt.toISOString() });
});

test('MEMBER-07 LOTTERY-11 a bet shows the result that settled it; one taken back or void shows that, and no evidence', async () => {
  const from = '2026-01-06T08:00:00Z';
  const two = [lineOn('DE', '27'), lineOn('DUOI', '7')];
  const { draw, ids, session, detail, cancel, enter, until } = await bettor('record02', 'VN_NORTH', from, ...two);
  const [kept = '', taken = ''] = ids;
  await cancel(session, taken);
  until('2026-01-06T11:15:00Z');
  await enter(draw, northern('12327'));
  expect(await detail(kept, 'won')).toMatchObject({
    result: 'Special prize 12327',
    rules: { helpPath: '/help#betting-rules' },
    evidence: { source: 'external', resultVersion: 1, algorithm: null },
  });
  // The draw has numbers, but they did not settle this bet.
  const back = await detail(taken, 'void');
  expect(back).toMatchObject({ result: 'The round was cancelled; the stake came back.', evidence: null });
});

test('MEMBER-07 a bet on a built-in draw names its algorithm; another bet, and that of another member, is none of a draw', async () => {
  const { ids, session, services, settleDue, detail } = await bettor(
    'record03',
    'SSC_1M',
    '2026-01-05T09:30:00Z',
    lineOn('SUM_BS', 'BIG'),
  );
  const [betId = ''] = ids;
  services.pass(2 * MINUTE);
  await settleDue();
  const settled = await detail(betId, 'won');
  expect(settled?.evidence).toMatchObject({ source: 'built_in', algorithm: ALGORITHM });
  expect(settled?.rules.text).not.toBe('SUM_BS');
  expect(await detail('b-of-a-slot', 'won')).toBeUndefined();
  const asked = { betId, state: 'won' } as const;
  expect(await lotteryDetail(services, session.memberId + 1, asked, 'EN')).toBeUndefined();
  // A bet stays readable when its game has the play type no more, and however much it picked.
  const many = Array.from({ length: 200 }, (_, index) => String(index).padStart(3, '0'));
  await db.query('test_gone', `update lottery_bets set play_type = 'GONE', picks = $2::jsonb where bet_id = $1`, [
    betId,
    JSON.stringify([many]),
  ]);
  const gone = await detail(betId, 'won');
  expect([gone?.rules.text, gone?.lines[0]?.selection]).toEqual(['GONE', many.join(' ').slice(0, 500)]);
});
