import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '#server/db/testing.ts';
import { type Notice, publish } from '../../ground/publish.ts';
import type { Session } from '../../identity/session/session.ts';
import { dueDraws } from '../../lottery/draws/draws.ts';
import { SECOND, sessionOf, type TestServices, testServices, testVisitor } from '../../testing.ts';
import { keyOf } from './beginning.ts';
import { Connection } from './connection.ts';
import { Live } from './live.ts';
import { stateKinds, tell } from './tell.ts';
import { balances, Reader } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
let player: Session;
let live: Live;
beforeAll(async () => {
  db = await openTestDatabase();
  await dueDraws(await testServices(db))();
});
beforeEach(async () => {
  await db.query('test_news_none', 'delete from live_events');
  services = await testServices(db);
  player = await sessionOf(services, 'player01');
  live = new Live(services);
});
afterEach(() => vi.useRealTimers());
afterAll(() => db.close());

const notice = (id: number, kind: Notice['kind'], subject: string | null): Notice => ({
  id,
  member: player.memberId,
  kind,
  subject,
});
const bet = (betId: string) => ({ kind: 'bets', memberId: player.memberId, betId }) as const;
const begun = (reader: Reader) => reader.until(({ events }) => events.length >= 3);

test('news of one game, one flight and one state count as one, those of each bet by themselves', () => {
  const keys = [
    notice(1, 'draws', 'SSC_5M-20260105-198'),
    notice(2, 'draws', 'SSC_5M-20260105-199'),
    notice(3, 'draws', 'K3_1M-20260105-001'),
    notice(4, 'moonshot', 'f-1'),
    notice(5, 'moonshot_bets', 'f-2'),
    notice(6, 'bets', 'b-1'),
    notice(7, 'bets', 'b-2'),
    notice(8, 'balance', null),
  ].map(keyOf);
  const moonshot = ['moonshot', 'moonshot'];
  expect(keys).toEqual(['draws:SSC_5M', 'draws:SSC_5M', 'draws:K3_1M', ...moonshot, 'bets:b-1', 'bets:b-2', 'balance']);
});

test('a brand without a chat has no count of its messages', () => {
  const { brand } = services;
  const kinds = (CBS3: boolean) =>
    stateKinds({ ...services, brand: { ...brand, flags: { ...brand.flags, CBS3 } } }, player);
  expect(kinds(true)).toEqual(['balance', 'messages', 'chat']);
  expect(kinds(false)).toEqual(['balance', 'messages']);
});

test('news of nothing are told to nobody', async () => {
  expect(await tell(services, player, { kind: 'draws', subject: null })).toBeUndefined();
  expect(await tell(services, player, { kind: 'bets', subject: null })).toBeUndefined();
});

test('API-19 news come in the order in which they happened, those of one kind once', async () => {
  const opening = { lastEventId: undefined, closed: async () => false, begun: () => undefined, over: () => undefined };
  const reader = new Reader(new Connection(services, player, opening));
  await begun(reader);
  const last = Number(reader.lastId);
  for (const [id, betId] of [
    [9, 'b-9'],
    [7, 'b-7'],
    [8, 'b-8'],
    [10, 'b-7'],
  ] as const) {
    reader.connection.notice(notice(last + id, 'bets', betId));
  }
  await reader.until(({ events }) => events.length === 6);
  expect(reader.events.slice(3)).toEqual(['b-8', 'b-9', 'b-7'].map((betId) => ({ type: 'bets', betId })));
  expect(reader.lastId).toBe(String(last + 10));
  reader.connection.end();
  await reader.until(({ ended }) => ended);
});

test('API-19 after news may have been lost the state is sent again', async () => {
  const reader = await begun(new Reader(live.open(player, undefined, testVisitor)));
  reader.connection.resync();
  await reader.until(({ events }) => events.length >= 6);
  expect(balances(reader)).toEqual(['12480.50', '12480.50']);
  live.stop();
  await reader.until(({ ended }) => ended);
});

test('API-73 up to 500 missed events are told, and of more only that there is a gap', async () => {
  const { lastEventId } = await live.missed(player, undefined);
  await publish(db, new Date(TEST_NOW), [bet('b-0')]);
  const first = await live.missed(player, undefined);
  expect(Number(first.lastEventId)).toBeGreaterThan(Number(lastEventId));
  const many = (count: number) => Array.from({ length: count }, (_, i) => bet(`b-${i + 1}`));
  await publish(db, new Date(TEST_NOW), many(500));
  const told = await live.missed(player, first.lastEventId);
  expect(told.events.filter(({ type }) => type === 'bets')).toHaveLength(500);
  await publish(db, new Date(TEST_NOW), many(1));
  const gap = await live.missed(player, first.lastEventId);
  expect(gap.events.map(({ type }) => type)).toEqual(['gap', 'balance', 'messages', 'chat']);
  expect(Number(gap.lastEventId)).toBe(Number(told.lastEventId) + 1);
});

test('API-73 an id never goes back, and what reaches no client is not missed', async () => {
  const at = new Date(TEST_NOW);
  await publish(db, at, [bet('late'), bet('early'), { kind: 'session', memberId: player.memberId }]);
  const { lastEventId } = await live.missed(player, undefined);
  const again = await live.missed(player, lastEventId);
  expect(again.events.slice(0, 3)).toEqual([
    { type: 'bets', betId: 'late' },
    { type: 'bets', betId: 'early' },
    expect.objectContaining({ type: 'balance' }),
  ]);
  expect(again.lastEventId).toBe(lastEventId);
});

test('API-73 a member of too many streams is told to wait for a minute', async () => {
  const readers = await Promise.all(
    Array.from({ length: 10 }, () => begun(new Reader(live.open(player, undefined, testVisitor)))),
  );
  expect(() => live.open(player, undefined, testVisitor)).toThrow(
    expect.objectContaining({ code: 'rate_limited', details: { retryAfterSeconds: 60 } }),
  );
  live.stop();
  await Promise.all(readers.map((reader) => reader.until(({ ended }) => ended)));
});

test('a stream that was opened before the server stops ends when it is read', async () => {
  const connection = live.open(player, undefined, testVisitor);
  live.stop();
  const reader = await new Reader(connection).until(({ ended }) => ended);
  expect(reader.frames.map(({ kind }) => kind)).toEqual(['retry', 'retry']);
});

test('ROLE-08 a trial account misses no messages, because it has none', async () => {
  await publish(db, new Date(TEST_NOW), [bet('b-1')]);
  const { lastEventId } = await live.missed(player, undefined);
  await publish(db, new Date(TEST_NOW), [bet('b-2'), { kind: 'messages', memberId: player.memberId }]);
  const { events } = await live.missed({ ...player, type: 4 }, lastEventId);
  expect(events.map(({ type }) => type)).toEqual(['bets', 'balance']);
});

test('a change is kept with what it concerns', async () => {
  await publish(db, new Date(TEST_NOW), [
    bet('b-1'),
    { kind: 'draws', drawId: 'SSC_5M-20260105-198' },
    { kind: 'moonshot', flightId: 'f-1' },
    { kind: 'moonshot_bets', flightId: 'f-2' },
    { kind: 'balance', memberId: player.memberId },
  ]);
  const kept = await db.query('test_news', 'select member_id as member, kind, subject from live_events order by id');
  expect(kept).toEqual([
    { member: player.memberId, kind: 'bets', subject: 'b-1' },
    { member: null, kind: 'draws', subject: 'SSC_5M-20260105-198' },
    { member: null, kind: 'moonshot', subject: 'f-1' },
    { member: null, kind: 'moonshot_bets', subject: 'f-2' },
    { member: player.memberId, kind: 'balance', subject: null },
  ]);
});

test('heartbeats come by a timer until the process stops listening', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const end = await live.start();
  const reader = await begun(new Reader(live.open(player, undefined, testVisitor)));
  services.pass(15 * SECOND);
  vi.advanceTimersByTime(2 * SECOND);
  await reader.until(({ frames }) => frames.some(({ kind }) => kind === 'alive'));
  await end();
  expect(vi.getTimerCount()).toBe(0);
  live.stop();
  await reader.until(({ ended }) => ended);
});
