import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { post } from '../../money/wallet/post.ts';
import { reconcile } from '../../money/wallet/reconcile.ts';
import { lastMessage } from '../../testing.ts';
import { readBets } from './bet-row.ts';
import { storeSettlement } from './decide-bets.ts';
import { requireResult } from './enter-result.ts';
import { beginLottery, houseCents, laterSession, lineOn, northern, prepareLottery, slipOn } from './testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await prepareLottery(db, ['turned01', 'turned02', 'same01', 'held01', 'owing01', 'leaver01', 'void01', 'once01']);
});
afterAll(() => db.close());

const cents = async (memberId: number) => {
  const sql = `select (balance * 100)::int as cents from wallets where member_id = $1 and kind = 'main'`;
  return (await db.query<{ cents: number }>('test_cents', sql, [memberId]))[0]?.cents ?? 0;
};
const lastEvent = async () => {
  const sql = 'select coalesce(max(id), 0)::int as id from live_events';
  return (await db.query<{ id: number }>('test_last_event', sql))[0]?.id ?? 0;
};
/** What a member's stream was told after an event. */
const toldSince = async (id: number, memberId: number) => {
  const sql = 'select kind, subject from live_events where id > $1 and member_id = $2 order by kind, subject';
  const rows = await db.query<{ kind: string; subject: string | null }>('test_told', sql, [id, memberId]);
  return rows
    .filter(({ kind }) => kind !== 'messages')
    .map(({ kind, subject }) => (subject ? `${kind} ${subject}` : kind));
};
const audited = async (drawId: string) => {
  const sql = `select kind, data->>'version' as version, data->>'reason' as reason from audit_log
    where data->>'draw' = $1 order by id`;
  return db.query('test_audited', sql, [drawId]);
};
const states = ({ draws }: { readonly draws: readonly { readonly state: string }[] }) =>
  draws.map(({ state }) => state);

/** Moves money of a member from or to the bank. */
async function move(memberId: number, key: string, amount: string, sparesDebt = false): Promise<void> {
  const back = amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
  await post(db, {
    key,
    kind: 'adjustment',
    reason: { kind: 'account', id: key },
    currency: 'USD',
    at: new Date('2026-01-05T10:00:00Z'),
    sparesDebt,
    entries: [
      { memberId, purpose: 'main', amount },
      { house: 'house', amount: back },
    ],
  });
}

test('LOTTERY-11 a correction stops the chase that now wins, leaves the one ended that won before, and tells whom it changes', async () => {
  const begun = await beginLottery(db, 'turned01', 'turned02', 'same01');
  const { sessions, place, enter, correct, chase, coming, until } = begun;
  const [later, earlier, same] = sessions;
  if (later === undefined || earlier === undefined || same === undefined) throw new Error('no sessions');
  const ids = await coming('VN_NORTH', 3);
  const [first = ''] = ids;
  const draws = ids.map((drawId) => ({ drawId, multiple: 1 }));
  const chasing = async (session: typeof later, digit: string) => {
    const { chase: placed, bets } = await place(
      session,
      slipOn(first, [lineOn('DUOI', digit)], { draws, stopOnWin: true }),
    );
    return { id: placed?.chaseId ?? '', bets: bets.map(({ betId }) => betId) };
  };
  const [wins, won] = [await chasing(later, '7'), await chasing(earlier, '2')];
  await place(same, slipOn(first, [lineOn('DUOI', '2', '7')]));
  until('2026-01-05T11:15:00Z');
  await enter(first, northern('12322'));
  expect(await cents(earlier.memberId)).toBe(10_000_000 - 300 + 970 + 200);
  // Who is paid the same by both versions is told of the win alone.
  const message = await lastMessage(db, same.memberId);
  until('2026-01-05T11:32:00Z');
  const event = await lastEvent();
  await correct(first, 1, northern('12327'));
  const now = await chase(later, wins.id);
  expect([now.state, states(now), now.paid, now.returned]).toEqual([
    'won',
    ['won', 'cancelled', 'cancelled'],
    '9.70',
    '2.00',
  ]);
  const before = await chase(earlier, won.id);
  expect([before.state, states(before)]).toEqual(['won', ['lost', 'cancelled', 'cancelled']]);
  expect(await cents(later.memberId)).toBe(10_000_000 - 300 + 970 + 200);
  expect(await cents(earlier.memberId)).toBe(10_000_000 - 300 + 200);
  expect((await lastMessage(db, later.memberId))?.content).toBe(
    '<p>Your bets pay $9.70 more than before. The reason: A typing error.</p>',
  );
  expect((await lastMessage(db, later.memberId, 'VI'))?.content).toBe(
    '<p>Vé của bạn được trả nhiều hơn trước $9.70. Lý do: A typing error.</p>',
  );
  expect((await lastMessage(db, earlier.memberId, 'VI'))?.content).toContain('ít hơn trước $9.70');
  expect(await lastMessage(db, same.memberId)).toEqual(message);
  const ofBets = (bets: readonly string[]) => bets.map((betId) => `bets ${betId}`).toSorted();
  expect(await toldSince(event, later.memberId)).toEqual(['balance', ...ofBets(wins.bets)]);
  expect(await toldSince(event, earlier.memberId)).toEqual(['balance', ...ofBets(won.bets.slice(0, 1))]);
  expect(await toldSince(event, same.memberId)).toEqual([]);
  expect(await audited(first)).toEqual([
    { kind: 'draw_result_entered', version: '1', reason: null },
    { kind: 'draw_result_corrected', version: '2', reason: 'A typing error.' },
  ]);
  expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });
});

test('LOTTERY-11 a result that is corrected before its draw is settled settles it once, by the last version', async () => {
  const { services, place, enter, correct, chase, coming, until, needs } = await beginLottery(db);
  until('2026-01-16T08:00:00Z');
  const session = await laterSession(services, 'held01');
  const [first = '', second = ''] = await coming('VN_NORTH', 2);
  const draws = [first, second].map((drawId) => ({ drawId, multiple: 1 }));
  const { bets, chase: placed } = await place(session, slipOn(first, [lineOn('DUOI', '8')], { draws }));
  until('2026-01-17T11:15:00Z');
  expect((await enter(second, northern('12347'))).draw.state).toBe('drawn');
  const corrected = await correct(second, 1, northern('12348'));
  expect(corrected.draw).toMatchObject({ state: 'drawn', settledAt: null, result: { version: 2 } });
  expect(corrected.figures.payout).toBe('0.00');
  const event = await lastEvent();
  await enter(first, northern('12340'));
  expect(states(await chase(session, placed?.chaseId ?? ''))).toEqual(['lost', 'won']);
  expect(await toldSince(event, session.memberId)).toEqual([
    'balance',
    'balance',
    ...bets.map(({ betId }) => `bets ${betId}`).toSorted(),
  ]);
  const [, last] = await readBets(
    db,
    needs,
    bets.map(({ betId }) => betId),
    'EN',
  );
  expect(last).toMatchObject({ state: 'won', drawVersion: 2 });
  const sql = 'select version from lottery_settlements where bet_id = $1';
  expect(await db.query('test_versions', sql, [last?.betId ?? ''])).toEqual([{ version: 2 }]);
  expect(await cents(session.memberId)).toBe(10_000_000 - 200 + 970);
});

test('LOTTERY-11 a version settles a bet once, whoever asks again', async () => {
  const { services, place, enter, coming, until } = await beginLottery(db);
  until('2026-01-14T08:00:00Z');
  const session = await laterSession(services, 'once01');
  const [draw = ''] = await coming('VN_NORTH', 1);
  const { bets } = await place(session, slipOn(draw, [lineOn('DUOI', '8')]));
  until('2026-01-14T11:15:00Z');
  await enter(draw, northern('12348'));
  const bet = { betId: bets[0]?.betId ?? '', memberId: session.memberId, playType: 'DUOI' };
  const decided = {
    ...bet,
    vendorCode: 'TCG_SEA',
    chaseId: null,
    picks: [['8']],
    stake: '1.00',
    unit: '1.00',
    multiple: 1,
    odds: '9.70',
    maxPayoutPerLine: '9700.00',
    state: 'won' as const,
    hits: 1,
    payout: '9.70',
    before: '0',
  };
  const store = (version: number) =>
    db.transaction((tx) => storeSettlement(tx, { version, bets: [decided], at: new Date('2026-01-15T00:00:00Z') }));
  expect(await store(1)).toEqual([]);
  expect(await store(9)).toEqual([decided]);
  expect(await store(9)).toEqual([]);
});

test('LOTTERY-11 a debt is paid off by whatever comes in, and by what is won, until it is gone', async () => {
  const { services, place, enter, correct, coming, until } = await beginLottery(db);
  until('2026-01-08T08:00:00Z');
  const session = await laterSession(services, 'owing01');
  const { memberId } = session;
  const [first = '', second = '', third = ''] = await coming('VN_NORTH', 3);
  const owed = await houseCents(db, 'debts');
  await place(session, slipOn(first, [lineOn('DE', '27'), lineOn('DE', '27')]));
  until('2026-01-08T11:15:00Z');
  await enter(first, northern('12327'));
  await move(memberId, 'gone', `-${((await cents(memberId)) - 5_000) / 100}.00`);
  await correct(first, 1, northern('12372'));
  expect([await cents(memberId), (await houseCents(db, 'debts')) - owed]).toEqual([0, -14_600]);
  await move(memberId, 'again', '20.00');
  expect([await cents(memberId), (await houseCents(db, 'debts')) - owed]).toEqual([0, -12_600]);
  // Two stakes of money that the brand spares.
  await move(memberId, 'spared', '2.00', true);
  until('2026-01-09T08:00:00Z');
  await place(await laterSession(services, 'owing01'), slipOn(second, [lineOn('DE', '27')]));
  until('2026-01-09T11:15:00Z');
  await enter(second, northern('12327'));
  // The 98.00 that it pays go to the debt, and 28.00 are left.
  expect([await cents(memberId), (await houseCents(db, 'debts')) - owed]).toEqual([100, -2_800]);
  until('2026-01-10T08:00:00Z');
  await place(await laterSession(services, 'owing01'), slipOn(third, [lineOn('DE', '27')]));
  until('2026-01-10T11:15:00Z');
  await enter(third, northern('12327'));
  expect([await cents(memberId), (await houseCents(db, 'debts')) - owed]).toEqual([9_800 - 2_800, 0]);
  expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });
});

test('LOTTERY-10 a chase that is stopped after a close keeps the bet on the closed draw, which is settled', async () => {
  const { services, place, enter, stop, chase, coming, until } = await beginLottery(db);
  until('2026-01-11T08:00:00Z');
  const session = await laterSession(services, 'leaver01');
  const ids = await coming('VN_NORTH', 3);
  const draws = ids.map((drawId) => ({ drawId, multiple: 1 }));
  const placed = await place(session, slipOn(ids[0] ?? '', [lineOn('DUOI', '7')], { draws }));
  const chaseId = placed.chase?.chaseId ?? '';
  until('2026-01-11T11:05:00Z');
  const event = await lastEvent();
  const stopped = await stop(session, chaseId);
  expect([stopped.returned, stopped.balanceAfter, stopped.chase.state]).toEqual(['2.00', '99999.00', 'stopped']);
  expect(states(stopped.chase)).toEqual(['open', 'cancelled', 'cancelled']);
  expect(await toldSince(event, session.memberId)).toEqual([
    'balance',
    ...placed.bets
      .slice(1)
      .map(({ betId }) => `bets ${betId}`)
      .toSorted(),
  ]);
  expect((await stop(session, chaseId)).returned).toBe('0.00');
  until('2026-01-11T11:15:00Z');
  await enter(ids[0] ?? '', northern('12327'));
  const after = await chase(session, chaseId);
  expect([after.state, states(after), after.paid]).toEqual(['stopped', ['won', 'cancelled', 'cancelled'], '9.70']);
  expect(after.endedAt).toBe('2026-01-11T11:05:00.000Z');
});

test('LOTTERY-11 a built-in draw that is void gives its stakes back, keeps its commitment, and is never drawn', async () => {
  const { sessions, place, declareVoid, settleDue, chase, coming, services } = await beginLottery(db, 'void01');
  const [session] = sessions;
  if (session === undefined) throw new Error('no session');
  const [first = '', second = ''] = await coming('SSC_5M', 2);
  const draws = [first, second].map((drawId) => ({ drawId, multiple: 1 }));
  const placed = await place(session, slipOn(first, [lineOn('SUM_BS', 'BIG')], { draws }));
  const event = await lastEvent();
  const { draw, versions } = await declareVoid(first);
  expect(draw).toMatchObject({ state: 'void', voidReason: 'No draw took place.', result: null });
  expect(draw.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(versions).toEqual([]);
  expect(await toldSince(event, session.memberId)).toEqual(['balance', `bets ${placed.bets[0]?.betId}`]);
  const of = () => chase(session, placed.chase?.chaseId ?? '');
  expect([(await of()).state, states(await of())]).toEqual(['running', ['void', 'open']]);
  await declareVoid(second);
  expect([(await of()).state, (await of()).returned]).toEqual(['completed', '2.00']);
  expect(await cents(session.memberId)).toBe(10_000_000);
  services.pass(3_600_000);
  await settleDue();
  const sql = 'select state, seed, prizes from lottery_draws where id = $1';
  expect(await db.query('test_void', sql, [first])).toEqual([{ state: 'void', seed: null, prizes: null }]);
  expect(await audited(first)).toEqual([{ kind: 'draw_voided', version: null, reason: 'No draw took place.' }]);
});

test.each([
  ['three dice', { kind: 'dice', count: 3 }, '1 6 3', ['1 6 7', '1 6 0', '1 6', '1 6 3 3', '1 6 12']],
  ['balls', { kind: 'shuffle', of: 11, take: 3 }, '01 11 07', ['01 12 07', '01 00 07', '01 01 07', '1 11 07', '01 11']],
] as const)('LOTTERY-11 a result of %s has its numbers, each as it can be drawn', (_, drawing, right, wrong) => {
  const enter = (text: string, prize: 'NUMBERS' | 'SPECIAL' = 'NUMBERS') =>
    requireResult(drawing, [{ prize, numbers: text.split(' ') }]);
  expect(() => enter(right)).not.toThrow();
  for (const text of wrong)
    expect(() => enter(text), text).toThrow(expect.objectContaining({ code: 'draw_result_invalid' }));
  expect(() => enter(right, 'SPECIAL')).toThrow();
  expect(() => requireResult(drawing, [])).toThrow();
  const twice = { prize: 'NUMBERS', numbers: right.split(' ') } as const;
  expect(() => requireResult(drawing, [twice, twice])).toThrow();
});
