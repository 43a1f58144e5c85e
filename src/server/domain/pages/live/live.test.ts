import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GameCategory } from '#generated/model/index.ts';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '#server/db/testing.ts';
import { tidy } from '#server/jobs/housekeeping.ts';
import { listMessages, markAllRead } from '../../care/messages/inbox.ts';
import { sendMessages } from '../../ground/messages/send-messages.ts';
import { publish } from '../../ground/publish.ts';
import type { Session } from '../../identity/session/session.ts';
import { logout } from '../../identity/session/sessions.ts';
import { dueDraws } from '../../lottery/draws/draws.ts';
import { post } from '../../money/wallet/post.ts';
import {
  HOUR,
  MINUTE,
  outcome,
  SECOND,
  sessionOf,
  type TestServices,
  testServices,
  testVisitor,
} from '../../testing.ts';
import { Live } from './live.ts';
import { balances, Reader, unread } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
let player: Session;
let live: Live;
let endListening: () => Promise<void>;
beforeAll(async () => {
  db = await openTestDatabase();
  // No earlier due draw may disturb a test.
  await dueDraws(await testServices(db))();
});
beforeEach(async () => {
  await db.query('test_no_events', 'delete from live_events');
  services = await testServices(db);
  player = await sessionOf(services, 'player01');
  live = new Live(services);
  endListening = await live.listen();
});
afterEach(async () => {
  live.stop();
  await endListening();
  // What a stream still reads must not meet a closed database.
  for (const reader of opened.splice(0)) await reader.until(({ ended }) => ended);
});
afterAll(() => db.close());

const opened: Reader[] = [];
function open(session = player, lastEventId?: string, of = live): Reader {
  const reader = new Reader(of.open(session, lastEventId, testVisitor));
  opened.push(reader);
  return reader;
}
const begun = (reader: Reader) => reader.until(({ events }) => events.length >= 3);
let postings = 0;

/** Posts money to the main wallet of player01. */
async function pay(amount: string, fails = false): Promise<void> {
  postings += 1;
  const key = `live-test-${postings}`;
  const back = amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
  await services.db.transaction(async (tx) => {
    await post(tx, {
      key,
      kind: 'adjustment' as const,
      reason: { kind: 'account', id: key } as const,
      currency: 'USD' as const,
      at: new Date(services.clock()),
      entries: [
        { memberId: player.memberId, purpose: 'main', amount },
        { house: 'house', amount: back },
      ],
    });
    if (fails) throw new Error('rolled back');
  });
}

const say = (title: string) =>
  sendMessages(db, [
    {
      memberId: player.memberId,
      category: 'account',
      language: 'EN',
      texts: { EN: { title, content: '<p>News</p>' } },
      sentAt: new Date(services.clock() - 1),
    },
  ]);

const all = { reading: 'all', pageNo: 1, pageSize: 1 } as const;

describe('a stream', () => {
  test('API-19 API-31 HEADER-06 ENTITY-38 begins with the balance and the counts, equal to the calls', async () => {
    const reader = await begun(open());
    const { unReadCount } = await listMessages(services, player, all, 'EN');
    // Player01 has bonus money for no games.
    const playable = Object.values(GameCategory).map((gameType) => ({ gameType, amount: '12480.50' }));
    expect(reader.frames[0]).toEqual({ kind: 'retry', milliseconds: 2000 });
    expect(reader.events).toEqual([
      {
        type: 'balance',
        balance: { sumBalance: '12480.50', playable, currency: 'USD', asOf: '2026-01-05T09:30:00.000Z' },
      },
      { type: 'messages', unReadCount },
      { type: 'chat', unReadCount: 0 },
    ]);
  });

  test('API-19 sends a credit after its commit, and no rolled-back credit', async () => {
    const reader = await begun(open());
    await expect(pay('5.00', true)).rejects.toThrow('rolled back');
    await pay('1.25');
    await reader.until((each) => balances(each).length >= 2);
    expect(balances(reader)).toEqual(['12480.50', '12481.75']);
    await pay('-1.25');
    await reader.until((each) => balances(each).at(-1) === '12480.50');
  });

  test('API-31 API-73 sends new and read messages to every stream of the member and to nobody else', async () => {
    const other = await begun(open(await sessionOf(services, 'agent01')));
    const readers = await Promise.all([open(), open(await sessionOf(services, 'player01'))].map(begun));
    await say('One');
    const before = unread(readers[0] as Reader)[0] ?? 0;
    await Promise.all(readers.map((reader) => reader.until((each) => unread(each).at(-1) === before + 1)));
    await markAllRead(services, player, new Date(services.clock()).toISOString());
    await Promise.all(readers.map((reader) => reader.until((each) => unread(each).at(-1) === 0)));
    expect(unread(other)).toHaveLength(1);
  });

  test('sends draws to everybody and bets to their member', async () => {
    const readers = await Promise.all([open(), open(await sessionOf(services, 'agent01'))].map(begun));
    const at = new Date(services.clock());
    await publish(db, at, [
      { kind: 'bets', memberId: player.memberId, betId: 'b-1' },
      { kind: 'draws', drawId: 'SSC_5M-20260105-198' },
    ]);
    const drawn = { type: 'draws', gameCode: 'SSC_5M', drawId: 'SSC_5M-20260105-198' };
    const news = readers.map((reader) => reader.until(({ events }) => events.some(({ type }) => type === 'draws')));
    const [own, other] = (await Promise.all(news)).map(({ events }) => events.slice(3));
    expect(own).toEqual([{ type: 'bets', betId: 'b-1' }, drawn]);
    expect(other).toEqual([drawn]);
  });

  test('ROLE-08 contains only the balance for a trial account', async () => {
    const reader = open({ ...player, type: 4 });
    await reader.until(({ events }) => events.length > 0);
    await say('Not for trials');
    await pay('1.00');
    await reader.until((each) => balances(each).length === 2);
    await pay('-1.00');
    expect(reader.events.every(({ type }) => type === 'balance')).toBe(true);
  });
});

describe('resuming', () => {
  test('sends the changes since the last event, each kind once, with the current state', async () => {
    const first = await begun(open());
    await pay('2.00');
    await first.until((each) => balances(each).length === 2);
    live.stop();
    live = new Live(services);
    services.pass(MINUTE);
    const at = new Date(services.clock());
    await pay('-1.00');
    await pay('-1.00');
    await publish(db, at, [
      { kind: 'draws', drawId: 'SSC_5M-20260105-198' },
      { kind: 'bets', memberId: player.memberId, betId: 'b-2' },
      { kind: 'draws', drawId: 'SSC_5M-20260105-199' },
      { kind: 'bets', memberId: player.memberId + 1, betId: 'b-3' },
    ]);
    const missed = await live.missed(player, first.lastId);
    expect(missed.events.slice(0, 3)).toEqual([
      { type: 'draws', gameCode: 'SSC_5M', drawId: 'SSC_5M-20260105-199' },
      { type: 'bets', betId: 'b-2' },
      expect.objectContaining({ type: 'balance', balance: expect.objectContaining({ sumBalance: '12480.50' }) }),
    ]);
    expect(await live.missed(player, missed.lastEventId)).toEqual({
      lastEventId: missed.lastEventId,
      events: expect.not.arrayContaining([expect.objectContaining({ type: 'gap' })]),
    });
  });

  test('reports a gap for an unknown or purged id', async () => {
    await pay('1.00');
    await pay('-1.00');
    const { lastEventId } = await live.missed(player, undefined);
    expect((await live.missed(player, '999999999')).events[0]).toEqual({ type: 'gap' });
    expect((await live.missed(player, lastEventId)).events[0]).not.toEqual({ type: 'gap' });
    services.pass(2 * HOUR);
    await tidy(services);
    expect((await live.missed(player, lastEventId)).events[0]).toEqual({ type: 'gap' });
  });

  test('repeats events of the same time with a lower id, which may have been committed later', async () => {
    const at = new Date(services.clock() + 10 * HOUR);
    const bet = (betId: string) => ({ kind: 'bets', memberId: player.memberId, betId }) as const;
    await publish(db, at, [bet('late'), bet('early')]);
    const { lastEventId } = await live.missed(player, undefined);
    expect((await live.missed(player, lastEventId)).events[0]).toEqual({ type: 'bets', betId: 'late' });
  });
});

describe('the life of a stream', () => {
  const alive = ({ frames }: Reader) => frames.filter(({ kind }) => kind === 'alive').length;

  test('sends a heartbeat after 15 seconds without an event', async () => {
    const reader = await begun(open());
    services.pass(14 * SECOND);
    await live.beat();
    expect(alive(reader)).toBe(0);
    services.pass(SECOND);
    await live.beat();
    await reader.until((each) => alive(each) === 1);
    await live.beat();
    expect(alive(reader)).toBe(1);
  });

  test("LOGOUT-06 API-79 ends with its session at once, and the member's other streams continue", async () => {
    const other = await begun(open(await sessionOf(services, 'player01')));
    const reader = await begun(open());
    await logout(services, player);
    await reader.until(({ ended }) => ended);
    expect(reader.frames.at(-1)).toEqual({ kind: 'retry', milliseconds: 2000 });
    expect(other.ended).toBe(false);
  });

  test('API-79 does not prolong the session: it ends after 30 idle minutes', async () => {
    const reader = await begun(open());
    services.pass(29 * MINUTE);
    await live.beat();
    expect(reader.ended).toBe(false);
    services.pass(MINUTE);
    await live.beat();
    await reader.until(({ ended }) => ended);
  });

  test('ends when the site closes for the visitor', async () => {
    const status = { state: 'normal' as 'normal' | 'maintenance', until: null };
    const closing = new Live(await testServices(db, { status }));
    const reader = await begun(open(player, undefined, closing));
    await closing.beat();
    expect(reader.ended).toBe(false);
    status.state = 'maintenance';
    await closing.beat();
    await reader.until(({ ended }) => ended);
  });

  test('ends with a hint when the server stops, and no new one opens', async () => {
    const reader = await begun(open());
    live.stop();
    await reader.until(({ ended }) => ended);
    expect(reader.frames.at(-1)?.kind).toBe('retry');
    expect(() => live.open(player, undefined, testVisitor)).toThrow('unavailable');
  });

  test('is disconnected when the client reads nothing for 30 seconds', async () => {
    const connection = live.open(player, undefined, testVisitor);
    const frames = connection.frames();
    await frames.next();
    services.pass(29 * SECOND);
    await live.beat();
    expect(connection.cutOff.aborted).toBe(false);
    services.pass(SECOND);
    await live.beat();
    expect(connection.cutOff.aborted).toBe(true);
  });

  test('is disconnected when too much data waits for the client', async () => {
    const connection = live.open(player, undefined, testVisitor);
    const frames = connection.frames();
    await frames.next();
    const bets = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => ({
        kind: 'bets' as const,
        memberId: player.memberId,
        betId: `b-${from + i}`,
      }));
    const reader = await begun(open());
    const told = (count: number) => reader.until(({ events }) => events.length === 3 + count);
    await publish(db, new Date(TEST_NOW), bets(0, 200));
    await told(200);
    expect(connection.cutOff.aborted).toBe(false);
    await publish(db, new Date(TEST_NOW), bets(200, 1));
    await told(201);
    expect(connection.cutOff.aborted).toBe(true);
  });

  test('a member has at most ten', async () => {
    const readers = await Promise.all(Array.from({ length: 10 }, () => begun(open())));
    expect(await outcome((async () => live.open(player, undefined, testVisitor))())).toBe('rate_limited');
    readers[0]?.connection.cut();
    await readers[0]?.until(({ ended }) => ended);
    await begun(open());
  });
});

test.runIf(process.env['TEST_DATABASE_URL'])(
  'two processes notify each other, also after a lost connection',
  async () => {
    const there = db.again();
    const other = new Live({ ...services, db: there });
    const end = await other.listen();
    const reader = await begun(open(player, undefined, other));
    await pay('3.00');
    await reader.until((each) => balances(each).at(-1) === '12483.50');
    await db.query(
      'test_break',
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
    );
    await pay('-3.00');
    await reader.until((each) => balances(each).at(-1) === '12480.50');
    other.stop();
    await end();
  },
);
