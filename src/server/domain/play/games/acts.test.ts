import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { InhouseRound } from '#generated/model/index.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { outcome, type TestServices, testServices } from '../../testing.ts';
import { expectReconciled, mainBalance } from '../seamless/testing.ts';
import { getEvidence, getRound } from './read-rounds.ts';
import { type Player, setSeed, trialPlayer } from './testing.ts';

let db: TestDatabase;
let services: TestServices;
let player: Player;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  services = await testServices(db);
  player = await trialPlayer(services);
});
afterAll(async () => {
  await expectReconciled(db);
  await db.close();
});

const SEED = 'd8080e71ba289c09c5938f4e0cc5e078de6bc5f7c48d268ed468d06eadc899e5';

/** The words of the stream by the algorithm's text; these tests pass over none of them. */
function words(label: string, count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const block = createHmac('sha256', Buffer.from(SEED, 'hex'))
      .update(`${label}:${Math.floor(index / 8)}`)
      .digest();
    return block.readUInt32BE((index % 8) * 4);
  });
}

/** Where the mines of a round lie. */
function minesIn(roundId: string, mines: number): number[] {
  const cells = Array.from({ length: 25 }, (_, cell) => cell);
  for (const [place, word] of words(`${roundId}:luck`, mines).entries()) {
    const other = place + (word % (25 - place));
    const [a = 0, b = 0] = [cells[place], cells[other]];
    cells[place] = b;
    cells[other] = a;
  }
  return cells.slice(0, mines).sort((a, b) => a - b);
}

const RANKS = 'A23456789TJQK';
/** The first cards of a round. */
const cardsIn = (roundId: string, count: number) =>
  words(`${roundId}:luck`, count).map((word) => `${RANKS[Math.floor((word % 52) / 4)]}${'SHDC'[word % 4]}`);

async function begin(choice: { game: 'mines'; mines: number } | { game: 'hi-lo' }, stake = '10.00') {
  const { roundId } = await player.commit(choice.game);
  await setSeed(services, roundId, SEED);
  return player.stake({ roundId, stake, clientSeed: 'luck', choice });
}
const balance = async () => Number(await mainBalance(db, String(player.memberId)));

describe('mines', () => {
  test('LOBBY-19 safe cells raise the multiplier, and cashing out pays it', async () => {
    const { round } = await begin({ game: 'mines', mines: 3 });
    expect(round).toMatchObject({
      state: 'open',
      multiplier: '0.00',
      nextMultiplier: '1.125',
      opened: [],
      dealt: [],
      offers: [],
      payout: null,
      outcome: [],
      endedAt: null,
    });
    const mines = minesIn(round.roundId, 3);
    const safe = Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !mines.includes(cell));
    const { roundId } = round;
    expect(await outcome(player.act(roundId, { action: 'cash_out' }))).toBe('round_not_open');
    const [first = 0, second = 0] = safe;
    const one = await player.act(roundId, { action: 'open', cell: first });
    expect(one.round).toMatchObject({ state: 'open', opened: [first], multiplier: '1.125', nextMultiplier: '1.2857' });
    expect(await outcome(player.act(roundId, { action: 'open', cell: first }))).toBe('round_not_open');
    expect(await outcome(player.act(roundId, { action: 'higher' }))).toBe('round_not_open');
    expect(await outcome(player.act(roundId, { action: 'open' }))).toBe('validation_failed');
    expect(await outcome(player.act(roundId, { action: 'cash_out', cell: 1 }))).toBe('validation_failed');
    // The seed is not told before the end, and another page goes on from here.
    expect(await getEvidence(services, player.memberId, roundId)).toMatchObject({ serverSeed: null, outcome: [] });
    expect(await getRound(services, player.memberId, roundId)).toEqual(one.round);
    await player.act(roundId, { action: 'open', cell: second });
    const end = await player.act(roundId, { action: 'cash_out' });
    expect(end.round).toMatchObject({
      state: 'won',
      opened: [first, second],
      multiplier: '1.2857',
      nextMultiplier: null,
      payout: '12.85',
      outcome: mines.map(String),
    });
    expect(end.balanceAfter).toBe('2002.85');
    expect(await outcome(player.act(roundId, { action: 'open', cell: safe[2] ?? 0 }))).toBe('round_not_open');
    expect(await balance()).toBe(2002.85);
  });

  test('LOBBY-19 a mine loses the stake', async () => {
    const { round } = await begin({ game: 'mines', mines: 3 });
    const [mine = 0, ...others] = minesIn(round.roundId, 3);
    const { round: lost } = await player.act(round.roundId, { action: 'open', cell: mine });
    expect(lost).toMatchObject({ state: 'lost', opened: [mine], multiplier: '0.00', payout: '0.00' });
    expect(lost.outcome).toEqual([mine, ...others].map(String));
    expect(await balance()).toBe(1990);
  });

  test('LOBBY-19 the last safe cell cashes out by itself', async () => {
    const { round } = await begin({ game: 'mines', mines: 24 });
    const mines = minesIn(round.roundId, 24);
    const cell = Array.from({ length: 25 }, (_, at) => at).find((at) => !mines.includes(at)) ?? 0;
    const { round: won } = await player.act(round.roundId, { action: 'open', cell });
    expect(won).toMatchObject({ state: 'won', multiplier: '24.75', payout: '247.50', nextMultiplier: null });
  });

  test('LOBBY-19 the maximum payout holds, and ends a round that has reached it', async () => {
    const { round } = await begin({ game: 'mines', mines: 12 }, '500.00');
    const mines = minesIn(round.roundId, 12);
    const safe = Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !mines.includes(cell));
    let last: InhouseRound = round;
    for (const cell of safe) {
      if (last.state === 'open') last = (await player.act(round.roundId, { action: 'open', cell })).round;
    }
    // 0.99 * C(25, n) / C(13, n) passes fifty at the sixth cell: 102.14.
    expect(last).toMatchObject({ state: 'won', payout: '25000.00' });
    expect(last.opened).toEqual(safe.slice(0, last.opened.length));
    expect(Number(last.multiplier)).toBeGreaterThanOrEqual(50);
    expect(last.opened.length).toBeLessThan(13);
  });

  test('LOBBY-19 of two pages that act at once both cells count, and a cash-out happens once', async () => {
    const { round } = await begin({ game: 'mines', mines: 3 });
    const mines = minesIn(round.roundId, 3);
    const [a = 0, b = 0] = Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !mines.includes(cell));
    const both = [
      player.act(round.roundId, { action: 'open', cell: a }),
      player.act(round.roundId, { action: 'open', cell: b }),
    ];
    expect(await Promise.all(both.map(outcome))).toEqual(['in', 'in']);
    const out = [player.act(round.roundId, { action: 'cash_out' }), player.act(round.roundId, { action: 'cash_out' })];
    expect((await Promise.all(out.map(outcome))).toSorted()).toEqual(['in', 'round_not_open']);
    expect(await balance()).toBe(2002.85);
  });
});

describe('hi-lo', () => {
  test('LOBBY-19 shows the cards dealt, what each guess offers, and pays the product of the guesses', async () => {
    const { round } = await begin({ game: 'hi-lo' });
    const { roundId } = round;
    const cards = cardsIn(roundId, 12);
    expect(round).toMatchObject({
      state: 'open',
      dealt: [{ card: cards[0], step: null }],
      multiplier: '0.00',
      outcome: [],
    });
    expect(round).toMatchObject({ opened: [], nextMultiplier: null, payout: null, endedAt: null });
    expect(await outcome(player.act(roundId, { action: 'cash_out' }))).toBe('round_not_open');
    expect(await outcome(player.act(roundId, { action: 'open', cell: 1 }))).toBe('round_not_open');
    const skipped = await player.act(roundId, { action: 'skip' });
    expect(skipped.round).toMatchObject({ multiplier: '0.00', state: 'open' });
    let [last, product] = [skipped.round, 0.99];
    for (let at = 1; at < 4; at++) {
      const [from, to] = [cards[at] ?? '', cards[at + 1] ?? ''];
      const [low, high] = [RANKS.indexOf(from.charAt(0)), RANKS.indexOf(to.charAt(0))];
      const guess = high > low || (high === low && low > 0) ? 'higher' : 'lower';
      const ranks = guess === 'higher' ? Math.min(12, 13 - low) : Math.min(12, low + 1);
      expect(last.offers.map((offer) => offer.guess)).toEqual(['higher', 'lower']);
      const offer = last.offers.find((one) => one.guess === guess);
      last = (await player.act(roundId, { action: guess })).round;
      product *= 13 / ranks;
      expect(last.multiplier).toBe(offer?.multiplier);
      expect(Number(last.multiplier)).toBeCloseTo(Math.floor(product * 10_000 + 1e-6) / 10_000, 9);
      expect(last.dealt.at(-1)).toEqual({ card: to, step: guess });
    }
    const end = await player.act(roundId, { action: 'cash_out' });
    expect(end.round).toMatchObject({ state: 'won', outcome: cards.slice(0, 5), offers: [] });
    const evidence = await getEvidence(services, player.memberId, roundId);
    expect(evidence).toMatchObject({ dealt: end.round.dealt, opened: [], outcome: cards.slice(0, 5) });
    expect(Number(end.round.payout)).toBeCloseTo(Math.floor(Number(last.multiplier) * 1_000 + 1e-6) / 100, 9);
    expect(await balance()).toBeCloseTo(1990 + Number(end.round.payout), 9);
  });

  test('LOBBY-19 a wrong guess loses', async () => {
    const { round } = await begin({ game: 'hi-lo' });
    const [from = '', to = ''] = cardsIn(round.roundId, 2);
    const [low, high] = [RANKS.indexOf(from.charAt(0)), RANKS.indexOf(to.charAt(0))];
    const action = high > low || (high === low && low === 12) ? 'lower' : 'higher';
    const { round: lost } = await player.act(round.roundId, { action });
    // The same rank is right for both, but after an ace or a king.
    if (high === low && low > 0 && low < 12) expect(lost.state).toBe('open');
    else expect(lost).toMatchObject({ state: 'lost', multiplier: '0.00', payout: '0.00', outcome: [from, to] });
  });

  test('LOBBY-19 the fifty-second card is not skipped to', async () => {
    const { round } = await begin({ game: 'hi-lo' });
    let last = round;
    for (let card = 2; card <= 51; card++) last = (await player.act(round.roundId, { action: 'skip' })).round;
    expect(last.dealt.map(({ card }) => card)).toEqual(cardsIn(round.roundId, 51));
    expect(await outcome(player.act(round.roundId, { action: 'skip' }))).toBe('round_not_open');
    const { round: end } = await player.act(round.roundId, { action: 'higher' });
    expect(end.dealt).toHaveLength(52);
    expect(['won', 'lost']).toContain(end.state);
  });
});

test('LOBBY-19 what an act or a seal cannot be names the field at fault', async () => {
  const { round } = await begin({ game: 'mines', mines: 3 });
  const cell = { fields: [{ pointer: '/body/cell', rule: 'cell', message: expect.stringMatching(/open/) }] };
  for (const act of [{ action: 'open' }, { action: 'cash_out', cell: 4 }] as const) {
    await expect(player.act(round.roundId, act)).rejects.toMatchObject({ code: 'validation_failed', details: cell });
  }
  await expect(player.commit('moonshot')).rejects.toMatchObject({
    code: 'validation_failed',
    details: { fields: [{ pointer: '/body/gameId', rule: 'own_rounds', message: expect.stringMatching(/./) }] },
  });
});
