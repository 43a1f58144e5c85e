import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import type { Session } from '#server/domain/identity/session/session.ts';
import { MINUTE, outcome, SECOND, sessionOf, type TestServices } from '#server/domain/testing.ts';
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

describe('leaving', () => {
  test('LOBBY-19 by hand pays the multiplier of the moment, once, and nobody else can do it', async () => {
    const { round } = await fly.place(ana);
    const before = await balance(ana);
    expect(await outcome(fly.leave(ana, round.roundId))).toBe('round_not_open');
    await fly.takeOff(ana, 500);
    fly.flyTo(247);
    expect(await outcome(fly.leave(bao, round.roundId))).toBe('not_found');
    const both = await Promise.all([1, 2].map(() => outcome(fly.leave(ana, round.roundId))));
    expect(both.sort()).toEqual(['in', 'round_not_open']);
    expect(await balance(ana)).toBeCloseTo(before + 24.7, 6);
    const flying = await fly.look(bao);
    expect(flying.round).toMatchObject({ end: null, list: [{ cashedOutAt: '2.47' }] });
    expect((await fly.look(ana)).own?.round).toMatchObject({ state: 'won', multiplier: '2.47', outcome: [] });
    fly.flyTo(500, 247);
    await fly.advance();
    expect(await balance(ana)).toBeCloseTo(before + 24.7, 6);
    expect((await fly.look(ana)).own?.round).toMatchObject({ state: 'won', multiplier: '2.47', outcome: ['5.00'] });
  });

  test('LOBBY-19 in the last instant before the end pays, and at the end it is lost, settled or not', async () => {
    const [first, second] = [await fly.place(ana), await fly.place(bao)];
    await fly.takeOff(ana, 245);
    fly.flyTo(245);
    services.pass(-1);
    expect(await fly.leave(ana, first.round.roundId)).toMatchObject({ round: { multiplier: '2.44', payout: '24.40' } });
    services.pass(1);
    expect(await outcome(fly.leave(bao, second.round.roundId))).toBe('round_not_open');
    await fly.advance();
    expect(await outcome(fly.leave(bao, second.round.roundId))).toBe('round_not_open');
    expect(await storedBet(db, second.round.betId)).toMatchObject({
      state: 'lost',
      payout: 0,
      turnover: 10,
      result: '2.45',
    });
  });

  test('LOBBY-19 racing the settlement is paid once or lost, never both', async () => {
    const { round } = await fly.place(ana);
    const before = await balance(ana);
    await fly.takeOff(ana, 245);
    fly.flyTo(245);
    services.pass(-1);
    const [left] = await Promise.all([outcome(fly.leave(ana, round.roundId)), flights(services, db.again()).advance()]);
    services.pass(1);
    await fly.advance();
    expect(left).toBe('in');
    expect(await balance(ana)).toBeCloseTo(before + 24.4, 6);
  });

  test('LOBBY-19 by rule: shown when the flight gets there, paid at the end, also when the hand comes later', async () => {
    const { round } = await fly.place(ana, { cashOutAt: '2.00' });
    const second = await fly.place(bao, { cashOutAt: '2.46' });
    const before = await balance(ana);
    await fly.takeOff(ana, 245);
    fly.flyTo(200);
    expect((await fly.look(bao)).round.list[0]).toMatchObject({ cashedOutAt: '2.00' });
    expect(await balance(ana)).toBe(before);
    services.pass(1_500);
    expect(await fly.leave(ana, round.roundId)).toMatchObject({ round: { multiplier: '2.00', payout: '20.00' } });
    services.pass(20 * SECOND);
    await fly.advance();
    expect(await balance(ana)).toBe(before + 20);
    expect(await storedBet(db, second.round.betId)).toMatchObject({ state: 'lost' });
  });

  test('LOBBY-19 pays at most what the sheet says', async () => {
    const { round } = await fly.place(ana, { stake: '200.00', cashOutAt: '990.00' });
    await fly.takeOff(ana, 99_000_000);
    fly.flyTo(100_000);
    expect(await fly.leave(ana, round.roundId)).toMatchObject({ round: { payout: '100000.00', multiplier: '990.00' } });
  });
});

test('ROLE-15 a trial account flies in the same round, in play credit, which the ledger keeps apart', async () => {
  const trial = await sessionOf(services, 'trier01');
  const house = async (kind: string) => {
    const sql = `select coalesce(sum(e.amount), 0)::float as sum from entries e join accounts a on a.id = e.account_id
      where a.member_id is null and a.kind = $1`;
    return (await db.query<{ sum: number }>('test_house', sql, [kind]))[0]?.sum ?? 0;
  };
  const before = [await house('trial_credit'), await house('vendor:BGS')];
  const { round } = await fly.place(trial, { stake: '10.00' });
  expect(round.demo).toBe(true);
  expect((await fly.look(ana)).round).toMatchObject({
    players: 1,
    stake: '0.00',
    list: [{ demo: true, stake: '10.00' }],
  });
  await fly.takeOff(ana, 300);
  fly.flyTo(200);
  await fly.leave(trial, round.roundId);
  expect([await house('trial_credit'), await house('vendor:BGS')]).toEqual([(before[0] ?? 0) - 10, before[1]]);
});

test('LOBBY-19 MEMBER-07 the evidence of a flight gives its end by plain cryptography, to every member', async () => {
  const first = await fly.place(ana, { clientSeed: 'khoa-may-man' });
  const placedAt = [services.clock(), services.clock() + 1_500].map((time) => new Date(time).toISOString());
  services.pass(1_500);
  await fly.place(bao, { clientSeed: 'lan' });
  const { sharedRoundId } = first;
  const sealed = await flightEvidence(services, ana.memberId, sharedRoundId);
  expect(sealed).toMatchObject({ serverSeed: null, outcome: [], revealedAt: null });
  // Who bet when is public while bets are taken, and stays as it was.
  expect(sealed?.bets).toEqual([
    { place: 1, placedAt: placedAt[0], clientSeed: 'khoa-may-man', demo: false, takenBack: false },
    { place: 2, placedAt: placedAt[1], clientSeed: 'lan', demo: false, takenBack: false },
  ]);
  services.pass(10 * SECOND);
  // Not `advance`, because one flight in fifty ends as soon as it takes off.
  await takeOff(fly.needs, sharedRoundId);
  expect(await flightEvidence(services, ana.memberId, sharedRoundId)).toMatchObject({ serverSeed: null, outcome: [] });
  services.pass(10 * MINUTE);
  await fly.advance();
  const told = await flightEvidence(services, ana.memberId, first.round.roundId);
  const seed = Buffer.from(told?.serverSeed ?? '', 'hex');
  expect(createHash('sha256').update(seed).digest('hex')).toBe(sealed?.serverSeedHash);
  const players = createHash('sha256').update('khoa-may-man\nlan').digest('hex');
  expect(told).toMatchObject({ roundId: sharedRoundId, clientSeed: players, clientSeeds: ['khoa-may-man', 'lan'] });
  expect(told).toMatchObject({ label: `${sharedRoundId}:${players}`, rulesVersion: 2, bets: sealed?.bets });
  const [upper = 0n, lower = 0n] = numbersBelow(seed, told?.label ?? '', 1_000_000);
  const hundredths = (99n * 10n ** 12n) / (10n ** 12n - upper * 1_000_000n - lower);
  const end = (Math.min(99_000_000, Math.max(100, Number(hundredths))) / 100).toFixed(2);
  expect(told?.outcome).toEqual([end]);
  const trial = await sessionOf(services, 'trier01');
  expect(await flightEvidence(services, trial.memberId, sharedRoundId)).toMatchObject({
    outcome: [end],
    multiplier: '0.00',
  });
  expect(await flightEvidence(services, trial.memberId, first.round.roundId)).toBeUndefined();
});

/** The contract's algorithm once more: its first numbers below `count`. */
function numbersBelow(seed: Buffer, label: string, count: number): bigint[] {
  const bytes = createHmac('sha256', seed).update(`${label}:0`).digest();
  return Array.from({ length: 8 }, (_, at) => bytes.readUInt32BE(at * 4))
    .filter((number) => number < Math.floor(2 ** 32 / count) * count)
    .map((number) => BigInt(number % count));
}
