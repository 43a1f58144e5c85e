import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LotteryLinePayload, PrizeRow } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { reconcile } from '../../money/wallet/reconcile.ts';
import { lastMessage } from '../../testing.ts';
import { readBets } from './bet-row.ts';
import { beginLottery, houseCents, laterSession, lineOn, northern, prepareLottery, slipOn } from './testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await prepareLottery(db, ['bettor01', 'bettor02', 'bettor03']);
});
afterAll(() => db.close());

const balance = async (memberId: number) => {
  const sql = `select (balance * 100)::int as cents from wallets where member_id = $1 and kind = 'main'`;
  return (await db.query<{ cents: number }>('test_cents', sql, [memberId]))[0]?.cents ?? 0;
};

// A second, plain evaluation by the table of the specification. Money is in cents.
const ODDS: Readonly<Record<string, number>> = {
  LO_2: 99,
  LO_3: 900,
  DE: 98,
  DAU: 9.7,
  DUOI: 9.7,
  XIEN_2: 16,
  XIEN_3: 65,
};
const LINES: Readonly<Record<string, number>> = { LO_2: 27, LO_3: 23 };
const MOST: Readonly<Record<string, number>> = {
  LO_2: 1e7,
  LO_3: 1e7,
  DE: 49e5,
  DAU: 97e4,
  DUOI: 97e4,
  XIEN_2: 5e6,
  XIEN_3: 5e6,
};

function setsOf(picks: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return picks.flatMap((pick, index) => setsOf(picks.slice(index + 1), size - 1).map((rest) => [pick, ...rest]));
}

function plainly({ playType, picks: [picks = []], multiple }: LotteryLinePayload, prizes: readonly PrizeRow[]) {
  const all = prizes.flatMap(({ numbers }) => numbers);
  const special = prizes[0]?.numbers[0] ?? '';
  const size = playType.startsWith('XIEN') ? Number(playType.at(-1)) : 1;
  const combinations = setsOf(picks, size);
  const hitsOf = ([pick = '', ...others]: string[]) => {
    if (playType.startsWith('LO'))
      return all.filter((number) => number.length >= pick.length && number.endsWith(pick)).length;
    if (playType === 'DE') return special.endsWith(pick) ? 1 : 0;
    if (playType === 'DAU') return special.at(-2) === pick ? 1 : 0;
    if (playType === 'DUOI') return special.at(-1) === pick ? 1 : 0;
    return [pick, ...others].every((one) => all.some((number) => number.endsWith(one))) ? 1 : 0;
  };
  const hits = combinations.map(hitsOf);
  const each = Math.round(100 * multiple * (ODDS[playType] ?? 0));
  return {
    stake: combinations.length * (LINES[playType] ?? 1) * multiple * 100,
    hits: hits.reduce((sum, count) => sum + count, 0),
    payout: hits.reduce((sum, count) => sum + Math.min(each * count, MOST[playType] ?? 0), 0),
  };
}

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((all) => all.join(''));
const numbers = (count: number, width: number) => fc.array(digits(width), { minLength: count, maxLength: count });
const results = fc
  .tuple(
    numbers(1, 5),
    numbers(1, 5),
    numbers(2, 5),
    numbers(6, 5),
    numbers(4, 4),
    numbers(6, 4),
    numbers(3, 3),
    numbers(4, 2),
  )
  .map((rows) =>
    (['SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7'] as const).map((prize, row) => ({
      prize,
      numbers: rows[row] ?? [],
    })),
  );
const picks = (width: number, least: number, most: number) =>
  fc.uniqueArray(digits(width), { minLength: least, maxLength: most });
const lines: fc.Arbitrary<LotteryLinePayload> = fc
  .oneof(
    fc.tuple(fc.constant('LO_2'), picks(2, 1, 4)),
    fc.tuple(fc.constant('LO_3'), picks(3, 1, 4)),
    fc.tuple(fc.constant('DE'), picks(2, 1, 30)),
    fc.tuple(fc.constantFrom('DAU', 'DUOI'), picks(1, 1, 5)),
    fc.tuple(fc.constant('XIEN_2'), picks(2, 2, 8)),
    fc.tuple(fc.constant('XIEN_3'), picks(2, 3, 7)),
  )
  .chain(([playType, chosen]) =>
    fc.integer({ min: 1, max: 3 }).map((multiple) => ({ playType, picks: [chosen], unit: '1.00', multiple })),
  );

test('LOTTERY-10 LOTTERY-11 random bets are settled as a plain evaluation settles them, and the books agree', async () => {
  const { sessions, place, enter, until, needs } = await beginLottery(db, 'bettor01', 'bettor02');
  const [one, two] = sessions;
  if (one === undefined || two === undefined) throw new Error('no sessions');
  const [sample, seed] = [fc.sample(fc.array(lines, { minLength: 40, maxLength: 40 }), { numRuns: 2, seed: 7 }), 11];
  const [result = []] = fc.sample(results, { numRuns: 1, seed });
  const house = await houseCents(db, 'vendor:TCG_SEA');
  const draw = 'VN_NORTH-20260105';
  const placed: string[] = [];
  for (const [index, session] of [one, two].entries()) {
    const { bets } = await place(session, slipOn(draw, sample[index] ?? []));
    placed.push(...bets.map(({ betId }) => betId));
  }
  until('2026-01-05T11:15:00Z');
  const { figures, draw: after } = await enter(draw, result);
  expect(after).toMatchObject({ state: 'settled', settledAt: '2026-01-05T11:15:00.000Z' });
  const all = [...(sample[0] ?? []), ...(sample[1] ?? [])].map((line) => plainly(line, result));
  const rows = await readBets(db, needs, placed, 'EN');
  const bySlip = new Map(rows.map((row) => [row.betId, row]));
  const stored = placed.map((betId) => {
    const { stake = '', hits = 0, payout = '', state = 'open' } = bySlip.get(betId) ?? {};
    return { stake: Math.round(Number(stake) * 100), hits, payout: Math.round(Number(payout) * 100), state };
  });
  expect(stored).toEqual(
    all.map((plain) => ({
      ...plain,
      state: { '-1': 'lost', '0': 'push', '1': 'won' }[Math.sign(plain.payout - plain.stake)],
    })),
  );
  const valid = await db.query<{ id: string; cents: number }>(
    'test_valid',
    'select id, (valid_turnover * 100)::int as cents from bets where id = any($1)',
    [placed],
  );
  const centsOf = new Map(valid.map(({ id, cents }) => [id, cents]));
  const risked = all.map(({ stake, payout }) => Math.min(stake, 2 * Math.abs(payout - stake)));
  expect(placed.map((betId) => centsOf.get(betId))).toEqual(risked);
  expect(all.filter(({ stake }, at) => (risked[at] ?? 0) < stake).length).toBeGreaterThan(2);
  // Some of the bets win, else the comparison would be of little.
  expect(all.filter(({ hits }) => hits > 0).length).toBeGreaterThan(10);
  const [stake, payout] = (['stake', 'payout'] as const).map((of) => all.reduce((sum, bet) => sum + bet[of], 0));
  expect((await houseCents(db, 'vendor:TCG_SEA')) - house).toBe((stake ?? 0) - (payout ?? 0));
  expect(Math.round(Number(figures.result) * 100)).toBe((stake ?? 0) - (payout ?? 0));
  expect(await reconcile(db, () => undefined)).toMatchObject({ differences: 0 });
});

test('LOTTERY-11 a result is entered once, whole, for its own station, and not before its time', async () => {
  const [first, draw] = ['VN_NORTH-20260109', 'VN_NORTH-20260110'];
  const ahead = await beginLottery(db);
  ahead.until('2026-01-09T11:15:00Z');
  await ahead.enter(first, northern('12327'));
  const { enter, until, place, services } = await beginLottery(db);
  until('2026-01-09T08:00:00Z');
  const session = await laterSession(services, 'bettor03');
  const both = [first, draw].map((drawId) => ({ drawId, multiple: 1 }));
  // The first draw of the chase has its result already.
  const late = place(session, slipOn(draw, [lineOn('DE', '27')], { draws: both }));
  await expect(late).rejects.toMatchObject({ code: 'draw_closed' });
  await expect(enter(draw, northern('12327'))).rejects.toMatchObject({ code: 'draw_not_enterable' });
  until('2026-01-10T11:15:00Z');
  const short = northern('12327').with(3, {
    prize: 'G3',
    numbers: ['11100', '11100', '11100', '11100', '11100', '1100'],
  });
  await expect(enter(draw, short)).rejects.toMatchObject({ code: 'draw_result_invalid' });
  await expect(enter(draw, northern('12327').slice(1))).rejects.toMatchObject({ code: 'draw_result_invalid' });
  await expect(enter('VN_NORTH-20260110-HN', northern('12327'))).rejects.toMatchObject({ code: 'not_found' });
  const built = enter('SSC_5M-20260105-100', [{ prize: 'NUMBERS', numbers: ['1', '2', '3', '4', '5'] }]);
  await expect(built).rejects.toMatchObject({ code: 'draw_not_enterable' });
  expect((await enter(draw, northern('12327'))).versions).toMatchObject([{ version: 1, enteredBy: 'op_mai' }]);
  await expect(enter(draw, northern('12328'))).rejects.toMatchObject({ code: 'conflict' });
  await expect(services.db.query('test_edit', `update lottery_draw_versions set reason = 'changed'`)).rejects.toThrow(
    /never changed/,
  );
});

test('LOTTERY-11 the winner is told in the inbox, and the list of winners has the win', async () => {
  const { enter, until, place, services } = await beginLottery(db);
  until('2026-01-07T08:00:00Z');
  const session = await laterSession(services, 'bettor03');
  const draw = 'VN_NORTH-20260107';
  const { bets } = await place(session, slipOn(draw, [lineOn('DE', '27'), lineOn('DUOI', '7', '8')]));
  const before = await balance(session.memberId);
  until('2026-01-07T11:15:00Z');
  await enter(draw, northern('12327'));
  expect((await balance(session.memberId)) - before).toBe(9800 + 970);
  expect(await lastMessage(db, session.memberId)).toMatchObject({
    title: 'You won $107.70 in VN North 20260107, Bac Ninh',
    category: 'game',
  });
  expect((await lastMessage(db, session.memberId, 'VI'))?.title).toBe(
    'Bạn trúng $107.70 ở Xổ số miền Bắc 20260107, Bắc Ninh',
  );
  const wins = await services.db.query<{ amount: string }>(
    'test_wins',
    'select amount from wins where bet_id = any($1)',
    [bets.map(({ betId }) => betId)],
  );
  expect(wins.map(({ amount }) => amount).toSorted()).toEqual(['9.70', '98.00']);
});
