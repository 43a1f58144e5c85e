import { expect, test } from 'vitest';
import type { PrizeRow } from '#generated/model/index.ts';
import { playTypesOf } from '#shared/lottery/play-types.ts';
import { priced, pricingOf } from '#shared/lottery/pricing.ts';
import { testNumbers } from '#shared/lottery/testing/families.ts';
import { type BetToSettle, decideBets } from './decide-bets.ts';
import { randomDraw, randomGames } from './testing/random-draw.ts';

/** Bets of 30 members on each draw. */
const [DRAWS, BETS] = [28, 400];
const MAX_PER_DRAW = '20000.00';
const members = Array.from({ length: 30 }, (_, index) => index + 1);

test('LOTTERY-10 LOTTERY-11 a hundred thousand random bets are decided as a plain evaluator decides them, to the cent', () => {
  expect(randomGames.length * DRAWS * BETS).toBeGreaterThanOrEqual(100_000);
  const ends = { won: 0, lost: 0, push: 0, cut: 0 };
  for (const [, family, middleSums] of randomGames) {
    const priceable = playTypesOf(family, { middleSums }).map((play) => priced(play, pricingOf(family), 2));
    const plays = new Map(priceable.map((play) => [play.playType, play]));
    const numbers = testNumbers(`decided ${family} ${middleSums}`);
    const rules = { plays, decimals: 2, maxPayoutPerDraw: MAX_PER_DRAW };
    for (let draw = 0; draw < DRAWS; draw++) {
      const wanted = { family, middleSums, plays: [...plays.values()], members, bets: BETS, mostPerDraw: 2_000_000 };
      const { result, placed } = randomDraw(wanted, numbers);
      const bets = placed.map(({ bet, stake }, place): BetToSettle => {
        const picks = bet.picks.map((row) => [...row]);
        const facts = { vendorCode: '', chaseId: null, state: 'open', payout: null } as const;
        return { ...bet, ...facts, picks, stake: (stake / 100).toFixed(2), betId: `b-${place}` };
      });
      const decided = decideBets(bets, result as PrizeRow[], rules).map(({ state, hits, payout }) => ({
        state,
        hits,
        payout: Math.round(Number(payout) * 100),
      }));
      const expected = placed.map(({ end: { state, hits, payout } }) => ({ state, hits, payout }));
      expect(decided, `${family} ${middleSums}, draw ${draw}`).toEqual(expected);
      for (const { end } of placed) {
        ends[end.state] += 1;
        ends.cut += end.cut ? 1 : 0;
      }
    }
  }
  // A comparison without wins, returned stakes and limits that cut would prove little.
  for (const count of Object.values(ends)) expect(count).toBeGreaterThan(100);
});
