import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { Failure } from '#server/shared/failure.ts';
import { outcome } from '../../testing.ts';
import { findDraw } from '../draws/draws.ts';
import { gameDetail, listGames } from '../draws/game-detail.ts';
import { getDrawDay, listDrawDays } from './draw-days.ts';
import { beginLottery, laterSession, lineOn, northern, prepareLottery, slipOn } from './testing.ts';

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
  await prepareLottery(db, ['storm01']);
});
afterEach(() => db.close());

const begin = async () => {
  const begun = await beginLottery(db, 'storm01');
  const [session] = begun.sessions;
  if (session === undefined) throw new Error('no session');
  const { services } = begun;
  const balance = async () => {
    const sql = `select round(balance, 2) as balance from wallets where member_id = $1 and kind = 'main'`;
    return (await db.query<{ balance: string }>('test_balance', sql, [session.memberId]))[0]?.balance;
  };
  const messages = () =>
    db.query<{ title: string; content: string }>(
      'test_storm_messages',
      `select t.title, t.content from messages m join message_texts t on t.message_id = m.id
      where m.member_id = $1 and t.language = 'EN' order by m.id`,
      [session.memberId],
    );
  const ruleOf = async (change: Promise<unknown>) => {
    const error = await change.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    const [field] = error instanceof Failure ? (error.details?.fields ?? []) : [];
    return field && `${field.pointer} ${field.rule}`;
  };
  const dayOf = (day: string) => getDrawDay(services, { gameCode: 'VN_NORTH', day, language: 'EN' });
  return { ...begun, session, balance, messages, ruleOf, dayOf };
};

test('LOTTERY-11 bets on a day that is closed are refunded with a message, and a chase goes on after it', async () => {
  const { session, place, changeDay, coming, balance, messages, dayOf, chase, until, enter, services } = await begin();
  const [first = '', second = '', third = ''] = await coming('VN_NORTH', 3);
  expect([first, second, third]).toEqual(['VN_NORTH-20260105', 'VN_NORTH-20260106', 'VN_NORTH-20260107']);
  const { chase: placed } = await place(
    session,
    slipOn(first, [lineOn('DE', '27')], { draws: [first, second, third].map((drawId) => ({ drawId, multiple: 1 })) }),
  );
  expect(await balance()).toBe('99997.00');
  expect(await dayOf('2026-01-06')).toMatchObject({
    state: 'open',
    decidedBy: 'timetable',
    bets: 1,
    members: 1,
    stake: '1.00',
  });
  expect(await changeDay('VN_NORTH', '2026-01-06', 'close')).toMatchObject({
    state: 'closed',
    decidedBy: 'operator',
    changedBy: 'op_mai',
    bets: 0,
    stake: '0.00',
  });
  expect(await balance()).toBe('99998.00');
  expect(await messages()).toEqual([
    {
      title: 'VN North 20260106, Quang Ninh is not held',
      content: '<p>Your stakes of $1.00 are back in your balance. The reason: A storm &lt;b&gt;came&lt;/b&gt;.</p>',
    },
  ]);
  expect(await coming('VN_NORTH', 3)).toEqual([first, third, 'VN_NORTH-20260108']);
  expect(await findDraw(services, second, 'EN')).toMatchObject({ state: 'void', voidReason: 'A storm <b>came</b>.' });
  until('2026-01-05T11:20:00Z');
  await enter(first, northern('00000'));
  expect((await listGames(services, { gameGroupCode: 'VN' }, 'EN')).at(0)?.nextDrawId).toBe(third);
  until('2026-01-07T11:20:00Z');
  await enter(third, northern('00027'));
  expect((await chase(session, placed?.chaseId ?? '')).draws.map(({ state }) => state)).toEqual([
    'lost',
    'void',
    'won',
  ]);
});

test('LOTTERY-11 a closed day can be opened again: its draws take bets, those that were refunded stay so', async () => {
  const { session, place, changeDay, coming, balance, until, enter } = await begin();
  const draw = 'VN_NORTH-20260105';
  await place(session, slipOn(draw, [lineOn('DE', '27')]));
  await changeDay('VN_NORTH', '2026-01-05', 'close');
  expect(await outcome(place(session, slipOn(draw, [lineOn('DE', '27')])))).not.toBe('done');
  await changeDay('VN_NORTH', '2026-01-05', 'open');
  expect(await coming('VN_NORTH', 1)).toEqual([draw]);
  await place(session, slipOn(draw, [lineOn('DE', '28')]));
  until('2026-01-05T11:20:00Z');
  await enter(draw, northern('00027'));
  // The first bet would have won 98.00.
  expect(await balance()).toBe('99999.00');
});

test('LOTTERY-11 a moved day keeps its bets, takes bets until its new time, and tells who has some', async () => {
  const { session, place, changeDay, coming, messages, until, enter, services, dayOf, chase } = await begin();
  const [first = '', second = ''] = ['VN_NORTH-20260105', 'VN_NORTH-20260106'];
  const draws = [first, second].map((drawId) => ({ drawId, multiple: 1 }));
  const { chase: placed } = await place(session, slipOn(first, [lineOn('DE', '27')], { draws }));
  expect(await changeDay('VN_NORTH', '2026-01-05', 'move', '2026-01-07')).toMatchObject({
    state: 'moved',
    movedTo: '2026-01-07',
    bets: 1,
  });
  expect((await messages()).map(({ title }) => title)).toEqual(['VN North 20260105, Ha Noi is held on 2026-01-07']);
  expect(await coming('VN_NORTH', 3)).toEqual([second, first, 'VN_NORTH-20260107']);
  until('2026-01-06T11:20:00Z');
  expect(await outcome(enter(first, northern('00000')))).toBe('draw_not_enterable');
  // The draw that comes before now does not wait for the moved one.
  await enter(second, northern('00000'));
  expect(await findDraw(services, second, 'EN')).toMatchObject({ state: 'settled' });
  expect(await findDraw(services, first, 'EN')).toMatchObject({ state: 'open', drawAt: '2026-01-07T11:15:00.000Z' });
  until('2026-01-07T11:20:00Z');
  await enter(first, northern('00027'));
  expect((await chase(session, placed?.chaseId ?? '')).draws.map(({ state }) => state)).toEqual(['won', 'lost']);
  expect(await dayOf('2026-01-05')).toMatchObject({ state: 'moved', bets: 0 });
});

test('LOTTERY-11 a draw of this server is drawn on the day to which it was moved', async () => {
  const { place, changeDay, coming, until, settleDue, services } = await begin();
  const draw = 'VN_SOUTH-20260106-BTR';
  await until('2026-01-06T02:00:00Z');
  expect(await coming('VN_SOUTH', 1)).toEqual([draw]);
  await place(await laterSession(services, 'storm01'), slipOn(draw, [lineOn('DE', '27')]));
  await changeDay('VN_SOUTH', '2026-01-06', 'move', '2026-01-08');
  await until('2026-01-08T09:00:00Z');
  await settleDue();
  expect(await findDraw(services, draw, 'EN')).toMatchObject({ state: 'closed', result: null });
  await until('2026-01-08T09:20:00Z');
  await settleDue();
  expect(await findDraw(services, draw, 'EN')).toMatchObject({ state: 'settled', result: { version: 1 } });
});

test('LOTTERY-11 Tết can be opened, and every change that cannot be made says why', async () => {
  const { changeDay, ruleOf, services, dayOf } = await begin();
  const tet = async () => {
    const query = { pageNo: 1, pageSize: 100, gameCode: 'VN_CENTRAL' };
    return (await listDrawDays(services, query, 'EN')).content.map(({ day, state }) => `${day} ${state}`);
  };
  const days = ['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19'];
  expect(await tet()).toEqual(days.map((day) => `${day} closed`));
  await changeDay('VN_CENTRAL', '2026-02-19', 'open');
  expect(await tet()).toEqual([...days.slice(0, 3).map((day) => `${day} closed`), '2026-02-19 open']);
  expect(await dayOf('2026-02-16')).toMatchObject({ state: 'closed', decidedBy: 'timetable', reason: null });
  expect(await findDraw(services, 'VN_CENTRAL-20260219-BDH', 'EN')).toMatchObject({ state: 'scheduled' });
  const north = (day: string, change: 'close' | 'open' | 'move', movedTo: string | null = null) =>
    ruleOf(changeDay('VN_NORTH', day, change, movedTo));
  expect(await north('2026-01-04', 'close')).toBe('/path/day past_day');
  expect(await north('2026-02-17', 'close')).toBe('/body/change unchanged');
  expect(await north('2026-01-20', 'open')).toBe('/body/change unchanged');
  expect(await north('2026-02-17', 'move', '2026-02-20')).toBe('/path/day no_draws');
  expect(await north('2026-01-20', 'move')).toBe('/body/movedTo required');
  expect(await north('2026-01-20', 'move', '2026-01-20')).toBe('/body/movedTo same_day');
  expect(await north('2026-01-20', 'move', '2026-01-04')).toBe('/body/movedTo past_day');
  expect(await north('2026-01-20', 'move', '2026-02-20')).toBe('/body/movedTo too_far');
  expect(await north('2026-01-20', 'close', '2026-01-21')).toBe('/body/movedTo only_for_move');
  await changeDay('VN_NORTH', '2026-01-20', 'move', '2026-01-22');
  expect(await north('2026-01-22', 'close')).toBe('/path/day holds_moved');
  expect(await north('2026-01-20', 'move', '2026-01-22')).toBe('/body/change unchanged');
  await changeDay('VN_NORTH', '2026-01-24', 'close');
  expect(await north('2026-01-24', 'close')).toBe('/body/change unchanged');
  expect(await north('2026-01-20', 'move', '2026-01-24')).toBe('/body/movedTo closed_day');
  expect(await ruleOf(changeDay('SSC_5M', '2026-01-20', 'close'))).toBe('/path/gameCode timetable');
  expect(await outcome(changeDay('NONE', '2026-01-20', 'close'))).toBe('not_found');
});

test('LOTTERY-11 a game lists its coming days without draws: those of Tết, those closed and those moved, with the reason', async () => {
  const { changeDay, services } = await begin();
  const closed = async (game: string) => (await gameDetail(services, game, 'EN')).closedDays;
  const tet = ['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19'].map((day) => ({
    day,
    movedTo: null,
    reason: null,
  }));
  expect(await closed('VN_NORTH')).toEqual(tet);
  await changeDay('VN_NORTH', '2026-01-07', 'close');
  await changeDay('VN_NORTH', '2026-01-09', 'move', '2026-01-12');
  await changeDay('VN_NORTH', '2026-02-16', 'open');
  const reason = 'A storm <b>came</b>.';
  expect(await closed('VN_NORTH')).toEqual([
    { day: '2026-01-07', movedTo: null, reason },
    { day: '2026-01-09', movedTo: '2026-01-12', reason },
    ...tet.slice(1),
  ]);
  expect(await closed('SSC_5M')).toEqual([]);
});
