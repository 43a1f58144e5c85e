import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '#server/domain/identity/session/session.ts';
import { SECOND, type TestServices } from '#server/domain/testing.ts';
import type { Failure } from '#server/shared/failure.ts';
import { endFlight } from './advance.ts';
import { flightEvidence } from './evidence.ts';
import { lastFlight } from './flight.ts';
import { flightEvent, showRound } from './show-round.ts';
import { takeOff } from './take-off.ts';
import { addFliers, beginTest, type Flights } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
let fly: Flights;
let ana: Session;
let bao: Session;
beforeAll(async () => {
  db = await openTestDatabase();
  await addFliers(db);
});
beforeEach(async () => {
  ({ services, fly, ana, bao } = await beginTest(db));
});
afterAll(() => db.close());

describe('what is shown of a flight', () => {
  test('LOBBY-19 an open bet shows in flight what it would pay now, and neither before nor after', async () => {
    await fly.place(ana);
    const shown = async () => (await fly.look(ana)).own?.round;
    expect(await shown()).toMatchObject({ state: 'open', multiplier: '0.00' });
    await fly.takeOff(ana, 300);
    expect(await shown()).toMatchObject({ state: 'open', multiplier: '1.00' });
    fly.flyTo(150);
    expect(await shown()).toMatchObject({ state: 'open', multiplier: '1.50' });
    fly.flyTo(250, 150);
    expect(await shown()).toMatchObject({ state: 'open', multiplier: '2.50' });
    fly.flyTo(300, 250);
    expect(await shown()).toMatchObject({ state: 'lost', multiplier: '0.00', outcome: ['3.00'] });
  });

  test('LOBBY-19 a bet that left keeps its multiplier while the flight goes on', async () => {
    const { round } = await fly.place(ana);
    await fly.takeOff(ana, 300);
    fly.flyTo(150);
    await fly.leave(ana, round.roundId);
    fly.flyTo(250, 150);
    expect((await fly.look(ana)).own?.round).toMatchObject({ state: 'won', multiplier: '1.50' });
  });

  test('LOBBY-19 a bet by rule has left once the flight passed its rule, and never above the end', async () => {
    await fly.place(ana, { cashOutAt: '2.00', stake: '20.00' });
    await fly.place(bao, { cashOutAt: '2.46' });
    const left = async () => (await fly.look(ana)).round.list.map(({ cashedOutAt }) => cashedOutAt);
    expect(await left()).toEqual([null, null]);
    await fly.takeOff(ana, 245);
    fly.flyTo(199);
    expect(await left()).toEqual([null, null]);
    fly.flyTo(200, 199);
    expect(await left()).toEqual(['2.00', null]);
    const flight = await lastFlight(db);
    if (flight === undefined) throw new Error('no flight');
    // Its time is over, but no process has ended it yet.
    const late = await showRound({ db, brand: services.brand }, flight, services.clock() + 60 * SECOND);
    expect(late.list.map(({ cashedOutAt }) => cashedOutAt)).toEqual(['2.00', null]);
    expect(late).toMatchObject({ state: 'flying', end: null });
  });

  test('LOBBY-19 a flight without bets has no stakes', async () => {
    expect((await fly.look(ana)).round).toMatchObject({ players: 0, stake: '0.00', list: [] });
  });

  test('LOBBY-19 the evidence names the choice of the own bet, and only the game to others', async () => {
    const { sharedRoundId } = await fly.place(ana, { cashOutAt: '2.00' });
    const evidence = (session: Session) => flightEvidence(services, session.memberId, sharedRoundId);
    const game = { gameId: 'moonshot', algorithm: 'portico-hmac-sha256-1', opened: [], dealt: [] };
    expect(await evidence(ana)).toMatchObject({ ...game, choice: { game: 'moonshot', cashOutAt: '2.00' } });
    expect((await evidence(bao))?.choice).toEqual({ game: 'moonshot' });
    await fly.takeOff(ana, 150);
    fly.flyTo(150);
    const endedAt = new Date(services.clock()).toISOString();
    await fly.advance();
    expect(await evidence(bao)).toMatchObject({ ...game, outcome: ['1.50'], revealedAt: endedAt });
  });
});

describe('what is told of a flight', () => {
  const told = async (flightId: string) => {
    const sql = `select count(*)::int as count from live_events where kind = 'moonshot_bets' and subject = $1`;
    return (await db.query<{ count: number }>('test_told_bets', sql, [flightId]))[0]?.count;
  };

  test('LOBBY-19 a bet placed, taken back and left by hand is told to all once each', async () => {
    const { round, sharedRoundId } = await fly.place(ana);
    expect(await told(sharedRoundId)).toBe(1);
    await fly.back(ana, round.roundId);
    expect(await told(sharedRoundId)).toBe(2);
    const again = await fly.place(ana);
    expect(await told(sharedRoundId)).toBe(3);
    await fly.takeOff(ana, 300);
    fly.flyTo(150);
    await fly.leave(ana, again.round.roundId);
    expect(await told(sharedRoundId)).toBe(4);
  });

  test('LOBBY-19 those who looked in the last five minutes hear of a change, the others do not', async () => {
    const hears = ({ memberId }: Session) => flightEvent(fly.needs, memberId);
    const { round } = await fly.look(ana);
    const event = { type: 'moonshot', serverTime: new Date(services.clock()).toISOString(), round };
    expect(await Promise.all([hears(ana), hears(bao)])).toEqual([event, undefined]);
    await fly.look(bao);
    expect(await hears(bao)).toMatchObject({ round: { roundId: round.roundId } });
    services.pass(300 * SECOND - 1);
    expect(await hears(ana)).toMatchObject({ round: { roundId: round.roundId } });
    services.pass(1);
    expect(await hears(ana)).toBeUndefined();
  });

  test('LOBBY-19 who looks often is written down every five seconds', async () => {
    const begin = services.clock();
    const noted = async () => {
      const sql = 'select asked_at as at from moonshot_watchers where member_id = $1';
      const [row] = await db.query<{ at: Date }>('test_noted', sql, [ana.memberId]);
      return (row?.at.getTime() ?? 0) - begin;
    };
    await fly.look(ana);
    services.pass(5 * SECOND);
    await fly.look(ana);
    expect(await noted()).toBe(0);
    services.pass(1);
    await fly.look(ana);
    expect(await noted()).toBe(5 * SECOND + 1);
  });
});

describe('a change that comes too early', () => {
  test('LOBBY-19 a flight neither takes off before the close nor ends before its end', async () => {
    const { round } = await fly.look(ana);
    const state = async () => (await lastFlight(db))?.state;
    services.pass(Date.parse(round.betsCloseAt) - services.clock() - 1);
    await takeOff(fly.needs, round.roundId);
    expect(await state()).toBe('betting');
    await fly.takeOff(ana, 245);
    fly.flyTo(245);
    services.pass(-1);
    await endFlight(fly.needs, round.roundId);
    expect(await state()).toBe('flying');
    services.pass(1);
    await endFlight(fly.needs, round.roundId);
    expect(await state()).toBe('ended');
  });

  test('LOBBY-19 a refused rule names its field, and a bet by hand has none', async () => {
    const refusal = await fly.place(ana, { cashOutAt: '1.00' }).catch((failure: Failure) => failure);
    expect(refusal).toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ pointer: '/body/cashOutAt', rule: 'too_small', message: 'Is at least 1.01' }] },
    });
    const least = await fly.place(ana, { cashOutAt: '1.01' });
    expect(least.round).toMatchObject({ choice: { game: 'moonshot', cashOutAt: '1.01' } });
    expect((await fly.place(bao)).round).toMatchObject({ choice: { game: 'moonshot' } });
  });
});
