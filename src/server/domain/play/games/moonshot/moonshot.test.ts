import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '#server/domain/identity/session/session.ts';
import { addMembers, MINUTE, outcome, SECOND, sessionOf, type TestServices } from '#server/domain/testing.ts';
import { expectReconciled } from '../../seamless/testing.ts';
import { flightEvidence } from './evidence.ts';
import { takeOff } from './take-off.ts';
import { addFliers, balanceOf, beginTest, type Flights, flights, storedBet } from './testing.ts';

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
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const balance = (session: Session) => balanceOf(db, session);

describe('the clock', () => {
  test('LOBBY-19 sleeps while nobody looks, and goes from betting to flight to end once somebody does', async () => {
    expect(await fly.advance()).toBeUndefined();
    const betting = await fly.look(ana);
    expect(betting.round).toMatchObject({
      state: 'betting',
      takeOffAt: null,
      end: null,
      playersSeed: null,
      players: 0,
    });
    expect(Date.parse(betting.round.betsCloseAt) - services.clock()).toBe(10 * SECOND);
    expect(await fly.advance()).toBe(10 * SECOND);
    await fly.takeOff(ana, 245);
    const flying = await fly.look(ana);
    expect(flying.round).toMatchObject({ state: 'flying', end: null, endedAt: null, nextRoundAt: null });
    fly.flyTo(245);
    const ended = await fly.look(ana);
    expect(ended.round).toMatchObject({ state: 'ended', end: '2.45', roundId: betting.round.roundId });
    expect(Date.parse(ended.round.endedAt ?? '') - Date.parse(ended.round.takeOffAt ?? '')).toBe(14_935);
    services.pass(5 * SECOND);
    const next = await fly.look(ana);
    expect(next.round).toMatchObject({ state: 'betting', number: ended.round.number + 1 });
    expect(next.last[0]).toEqual({ roundId: ended.round.roundId, number: ended.round.number, end: '2.45' });
    await fly.takeOff(ana, 100);
    services.pass(2 * MINUTE);
    expect(await fly.advance()).toBe(5 * SECOND);
    services.pass(5 * SECOND);
    expect(await fly.advance()).toBeUndefined();
    expect((await fly.look(ana)).round.number).toBe(next.round.number + 1);
  });

  test('LOBBY-19 the process that ran it died: another one settles by the seal and what was left by hand', async () => {
    const [first, second] = [await fly.place(ana), await fly.place(bao, { cashOutAt: '2.00' })];
    const before = [await balance(ana), await balance(bao)];
    await fly.takeOff(ana, 300);
    fly.flyTo(120);
    await fly.leave(ana, first.round.roundId);
    services.pass(60 * MINUTE);
    await flights(services, db.again()).advance();
    expect([await balance(ana), await balance(bao)]).toEqual([(before[0] ?? 0) + 12, (before[1] ?? 0) + 20]);
    // A win of 2.00 counts twice that.
    expect(await storedBet(db, first.round.betId)).toMatchObject({ payout: 12, turnover: 4 });
    expect(await storedBet(db, second.round.betId)).toEqual({
      state: 'won',
      stake: 10,
      payout: 20,
      turnover: 10,
      result: '3.00',
      summary: '× 2.00',
    });
  });

  test('LOBBY-19 several processes at once make each change once', async () => {
    const { round } = await fly.place(ana, { cashOutAt: '1.50' });
    const before = await balance(ana);
    const processes = [fly, flights(services, db.again()), flights(services, db.again())];
    const shared = (await fly.look(ana)).round.roundId;
    services.pass(10 * SECOND);
    // Not `advance`, because one flight in fifty ends as soon as it takes off.
    await Promise.all(processes.map(({ needs }) => takeOff(needs, shared)));
    await fly.endAt(shared, 200);
    fly.flyTo(200);
    await Promise.all(processes.map((each) => each.advance()));
    expect(await balance(ana)).toBe(before + 15);
    services.pass(5 * SECOND);
    await Promise.all(processes.map((each) => each.advance()));
    const told = await db.query<{ count: number }>(
      'test_told',
      `select count(*)::int as count from live_events where kind = 'moonshot' and subject = $1`,
      [shared],
    );
    expect(told).toEqual([{ count: 3 }]);
    expect((await fly.look(ana)).last[0]?.roundId).toBe(shared);
    expect(await storedBet(db, round.betId)).toMatchObject({ payout: 15 });
  });

  test('LOBBY-19 a settlement that breaks off in the middle leaves nothing, and the next one pays once', async () => {
    await fly.place(ana, { cashOutAt: '1.50' });
    const before = await balance(ana);
    await fly.takeOff(ana, 200);
    fly.flyTo(200);
    const broken: TestServices['db'] = {
      ...services.db,
      transaction: (work) =>
        services.db.transaction((tx) =>
          work({
            ...tx,
            query: (name, sql, values) =>
              name === 'moonshot_end' ? Promise.reject(new Error('killed')) : tx.query(name, sql, values),
          }),
        ),
    };
    await expect(flights(services, broken).advance()).rejects.toThrow('killed');
    expect(await balance(ana)).toBe(before);
    await fly.advance();
    await fly.advance();
    expect(await balance(ana)).toBe(before + 15);
  });
});

describe('a bet', () => {
  test('LOBBY-19 takes the stake, stands in the round with a masked name, and is one of the own rounds', async () => {
    const before = await balance(ana);
    const { round, place, balanceAfter, sharedRoundId } = await fly.place(ana, { cashOutAt: '5.00' });
    expect(round).toMatchObject({
      gameId: 'moonshot',
      gameName: 'Moonshot',
      state: 'open',
      demo: false,
      stake: '10.00',
      payout: null,
      outcome: [],
      choice: { game: 'moonshot', cashOutAt: '5.00' },
    });
    expect(Number(balanceAfter)).toBe(before - 10);
    const seen = await fly.look(bao);
    expect(seen.own).toBeNull();
    expect(seen.round).toMatchObject({ roundId: sharedRoundId, players: 1, stake: '10.00' });
    expect(seen.round.list).toEqual([{ place, name: 'fl***01', demo: false, stake: '10.00', cashedOutAt: null }]);
    expect((await fly.look(ana)).own).toMatchObject({ place, round: { roundId: round.roundId } });
  });

  test('LOBBY-19 is accepted until the last instant before the close, and not from then on', async () => {
    const { round } = await fly.look(ana);
    const close = Date.parse(round.betsCloseAt);
    services.pass(close - services.clock() - 1);
    expect(await outcome(fly.place(ana, { sharedRoundId: round.roundId }))).toBe('in');
    services.pass(1);
    const before = await balance(bao);
    expect(await outcome(fly.place(bao, { sharedRoundId: round.roundId }))).toBe('round_not_open');
    await fly.advance();
    expect(await outcome(fly.place(bao, { sharedRoundId: round.roundId }))).toBe('round_not_open');
    expect(await balance(bao)).toBe(before);
  });

  test.each([
    ['below the least stake', { stake: '0.09' }, 'validation_failed'],
    ['above the greatest stake', { stake: '200.01' }, 'bet_limit_exceeded'],
    ['with too many decimals', { stake: '1.001' }, 'validation_failed'],
    ['with a rule below 1.01', { cashOutAt: '1.00' }, 'validation_failed'],
    ['on no flight', { sharedRoundId: 'ms-unknown' }, 'not_found'],
  ])('LOBBY-19 %s is refused', async (_, bet, refusal) => {
    expect(await outcome(fly.place(ana, bet))).toBe(refusal);
  });

  test('VALID-49 without a birthday is refused, and so is a second one, also at the same time', async () => {
    await addMembers(db, [{ account: `unborn${services.random(3).join('')}` }]);
    const [young] = await db.query<{ account: string }>(
      'test_unborn',
      "select account from members where account like 'unborn%' limit 1",
    );
    expect(await outcome(fly.place(await sessionOf(services, young?.account ?? '')))).toBe('birthday_required');
    const sharedRoundId = (await fly.look(ana)).round.roundId;
    const twice = await Promise.all([1, 2].map(() => outcome(fly.place(ana, { sharedRoundId }))));
    expect(twice.sort()).toEqual(['in', 'round_not_open']);
  });

  test('LOBBY-19 can be taken back before the close, then another one placed; its seed has no part', async () => {
    const before = await balance(ana);
    const { round, sharedRoundId } = await fly.place(ana, { clientSeed: 'withdrawn' });
    expect(await outcome(fly.back(bao, round.roundId))).toBe('not_found');
    expect(await fly.back(ana, round.roundId)).toMatchObject({
      round: { state: 'void', payout: '10.00', multiplier: '1.00' },
    });
    expect(await balance(ana)).toBe(before);
    expect(await storedBet(db, round.betId)).toMatchObject({ state: 'void', turnover: 0 });
    expect(await outcome(fly.back(ana, round.roundId))).toBe('round_not_open');
    const again = await fly.place(ana, { clientSeed: 'stands' });
    expect(again.sharedRoundId).toBe(sharedRoundId);
    await fly.takeOff(ana, 200);
    expect(await outcome(fly.back(ana, again.round.roundId))).toBe('round_not_open');
    const evidence = await flightEvidence(services, ana.memberId, sharedRoundId);
    expect(evidence?.clientSeeds).toEqual(['stands']);
    expect(evidence?.bets).toMatchObject([
      { place: 1, clientSeed: 'withdrawn', demo: false, takenBack: true },
      { place: 2, clientSeed: 'stands', demo: false, takenBack: false },
    ]);
  });

  test('LOBBY-19 can be taken back until the last instant before the close, and not from then on', async () => {
    const { round } = await fly.look(ana);
    const [mine, other] = [await fly.place(ana), await fly.place(bao)];
    services.pass(Date.parse(round.betsCloseAt) - services.clock() - 1);
    expect(await outcome(fly.back(ana, mine.round.roundId))).toBe('in');
    const before = await balance(bao);
    services.pass(1);
    expect(await outcome(fly.back(bao, other.round.roundId))).toBe('round_not_open');
    expect(await balance(bao)).toBe(before);
  });
});
