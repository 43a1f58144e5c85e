import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { memberDebt } from '../../money/debts/read-debts.ts';
import { post } from '../../money/wallet/post.ts';
import { reconcile } from '../../money/wallet/reconcile.ts';
import { profitLoss } from '../../play/bets/profit-loss.ts';
import { lastMessage } from '../../testing.ts';
import { readBets } from './bet-row.ts';
import { beginLottery, houseCents, laterSession, lineOn, northern, prepareLottery, slipOn } from './testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await prepareLottery(db, ['right01', 'right02', 'right03', 'right04', 'right05']);
});
afterAll(() => db.close());

const cents = async (memberId: number) => {
  const sql = `select (balance * 100)::int as cents from wallets where member_id = $1 and kind = 'main'`;
  return (await db.query<{ cents: number }>('test_cents', sql, [memberId]))[0]?.cents ?? 0;
};

test('LOTTERY-11 a correction takes back and pays anew, and what was spent becomes a debt that later wins pay off', async () => {
  const { sessions, place, enter, correct, until, needs, services, coming } = await beginLottery(
    db,
    'right01',
    'right02',
    'right03',
  );
  const [winner, spender, loser] = sessions;
  if (winner === undefined || spender === undefined || loser === undefined) throw new Error('no sessions');
  const [draw = '', next = ''] = await coming('VN_NORTH', 2);
  const bets = [
    (await place(winner, slipOn(draw, [lineOn('DE', '27')]))).bets[0],
    (await place(spender, slipOn(draw, [lineOn('DE', '27')]))).bets[0],
    (await place(loser, slipOn(draw, [lineOn('DE', '72')]))).bets[0],
  ];
  until('2026-01-05T11:15:00Z');
  await enter(draw, northern('12327'));
  // One of the winners withdraws everything but 50.00.
  const gone = await cents(spender.memberId);
  const owed = await houseCents(db, 'debts');
  await post(db, {
    key: 'gone',
    kind: 'withdrawal',
    reason: { kind: 'withdrawal', id: 'w-1' },
    currency: 'USD',
    at: new Date(services.clock()),
    entries: [
      { memberId: spender.memberId, purpose: 'main', amount: `-${(gone - 5_000) / 100}` },
      { house: 'payments', amount: `${(gone - 5_000) / 100}` },
    ],
  });
  const before = await cents(winner.memberId);
  until('2026-01-05T11:32:00Z');
  await expect(correct(draw, 2, northern('12372'))).rejects.toMatchObject({ code: 'conflict' });
  const corrected = await correct(draw, 1, northern('12372'));
  expect(corrected.draw).toMatchObject({ state: 'settled', result: { version: 2 } });
  expect(corrected.versions.map(({ version, reason }) => [version, reason])).toEqual([
    [1, null],
    [2, 'A typing error.'],
  ]);
  // Three stakes of 1.00 and one payout of 98.00.
  expect(corrected.figures).toMatchObject({ bets: 3, payout: '98.00', result: '-95.00' });
  expect([await cents(winner.memberId), await cents(spender.memberId)]).toEqual([before - 9_800, 0]);
  expect((await houseCents(db, 'debts')) - owed).toBe(-4_800);
  const stored = await Promise.all(bets.map(async (bet) => (await readBets(db, needs, [bet?.betId ?? ''], 'EN'))[0]));
  expect(stored.map((row) => [row?.state, Number(row?.payout), row?.drawVersion])).toEqual([
    ['lost', 0, 2],
    ['lost', 0, 2],
    ['won', 98, 2],
  ]);
  const sql = 'select version, state, payout::float from lottery_settlements where bet_id = $1 order by version';
  expect(await db.query('test_settlements', sql, [bets[0]?.betId ?? ''])).toEqual([
    { version: 1, state: 'won', payout: 98 },
    { version: 2, state: 'lost', payout: 0 },
  ]);
  expect((await lastMessage(db, winner.memberId))?.content).toBe(
    '<p>Your bets pay $98.00 less than before. The reason: A typing error.</p>',
  );
  // One message tells the correction and the debt.
  expect((await lastMessage(db, spender.memberId))?.content).toMatch(
    /less than before. The reason: A typing error.<\/p><p>You had spent \$48\.00 of it and owe this now\./,
  );
  expect(await memberDebt(services, spender, 'EN')).toMatchObject({
    amount: '48.00',
    entries: [{ kind: 'owed', amount: '48.00', reference: { type: 'bet' }, note: 'A typing error.' }],
  });
  expect((await profitLoss(services, winner, {})).totals).toMatchObject({ bets: 1, stake: '1.00', payout: '0.00' });
  const placed = bets.map((bet) => bet?.betId ?? '');
  const won = 'select bet_id as bet from wins where bet_id = any($1)';
  expect(await db.query('test_wins', won, [placed])).toEqual([{ bet: placed[2] }]);

  // The next win pays 48.00 off.
  until('2026-01-06T08:00:00Z');
  const later = await laterSession(services, 'right02');
  await post(db, {
    key: 'again',
    kind: 'deposit',
    reason: { kind: 'deposit', id: 'd-1' },
    currency: 'USD',
    at: new Date(services.clock()),
    sparesDebt: true,
    entries: [
      { memberId: spender.memberId, purpose: 'main', amount: '10.00' },
      { house: 'payments', amount: '-10.00' },
    ],
  });
  await place(later, slipOn(next, [lineOn('DE', '27')]));
  until('2026-01-06T11:15:00Z');
  await enter(next, northern('12327'));
  expect(await cents(spender.memberId)).toBe(900 + 9_800 - 4_800);
  expect(await houseCents(db, 'debts')).toBe(owed);
  expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });
});

test('LOTTERY-11 a void draw gives every stake back once, and a settled one is not void', async () => {
  const { place, until, declareVoid, enter, services, coming, settleDue } = await beginLottery(db);
  until('2026-01-12T11:15:00Z');
  await enter('VN_NORTH-20260112', northern('12327'));
  until('2026-01-13T08:00:00Z');
  const session = await laterSession(services, 'right04');
  const [draw = ''] = await coming('VN_NORTH', 1);
  const before = await cents(session.memberId);
  await place(session, slipOn(draw, [lineOn('DE', '27'), lineOn('LO_2', '11')]));
  const once = await declareVoid(draw);
  expect(once.draw).toMatchObject({ state: 'void', voidReason: 'No draw took place.', result: null });
  expect(once.figures).toMatchObject({ bets: 2, stake: '28.00', returned: '28.00', result: '0.00' });
  expect(await declareVoid(draw)).toEqual(once);
  expect(await cents(session.memberId)).toBe(before);
  expect(await coming('VN_NORTH', 1)).toEqual(['VN_NORTH-20260114']);
  until('2026-01-13T11:15:00Z');
  await settleDue();
  await expect(enter(draw, northern('12327'))).rejects.toMatchObject({ code: 'draw_not_enterable' });
  await expect(declareVoid('VN_NORTH-20260112')).rejects.toMatchObject({ code: 'draw_not_enterable' });
});

test('LOTTERY-11 a correction needs a result and a whole table, and what two bets cannot give back is one debt', async () => {
  const { place, until, enter, correct, services, coming } = await beginLottery(db);
  until('2026-01-08T08:00:00Z');
  const session = await laterSession(services, 'right05');
  const [draw = ''] = await coming('VN_NORTH', 1);
  await place(session, slipOn(draw, [lineOn('DE', '27'), lineOn('DE', '27')]));
  until('2026-01-08T11:15:00Z');
  await expect(correct(draw, 1, northern('12372'))).rejects.toMatchObject({ code: 'draw_not_enterable' });
  await enter(draw, northern('12327'));
  const gone = (await cents(session.memberId)) - 5_000;
  await post(db, {
    key: 'all-gone',
    kind: 'withdrawal',
    reason: { kind: 'withdrawal', id: 'w-2' },
    currency: 'USD',
    at: new Date(services.clock()),
    entries: [
      { memberId: session.memberId, purpose: 'main', amount: `-${gone / 100}` },
      { house: 'payments', amount: `${gone / 100}` },
    ],
  });
  const owed = await houseCents(db, 'debts');
  await expect(correct(draw, 1, northern('12372').slice(1))).rejects.toMatchObject({ code: 'draw_result_invalid' });
  await correct(draw, 1, northern('12372'));
  // Two payouts of 98.00, of which 50.00 were left.
  expect(await cents(session.memberId)).toBe(0);
  expect((await houseCents(db, 'debts')) - owed).toBe(-14_600);
  // Another version that pays again takes the debt off what it pays.
  await correct(draw, 2, northern('12327'));
  expect(await cents(session.memberId)).toBe(5_000);
  expect((await houseCents(db, 'debts')) - owed).toBe(0);
  expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });
});
