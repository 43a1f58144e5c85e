import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { countCombinations, mostCombinations } from './count.ts';
import { drawPrizes } from './drawing.ts';
import { evaluate } from './evaluate.ts';
import { payoutOf } from './payout.ts';
import { playTypesOf } from './play-types.ts';
import { priced, pricingOf } from './pricing.ts';
import { algorithmOf, drawings, families, testNumbers } from './testing/families.ts';
import { plainCombinations, plainOutcome, plainPayout } from './testing/plain-plays.ts';
import { allOf, someBet } from './testing/random-bets.ts';

/** The bets on each play type: twenty thousand and more in all, at night a hundred thousand. */
const [BETS, LEAST] = process.env['TIER'] === 'full' ? [700, 100_000] : [140, 20_000];

/** Stakes and limits of lines; the low limit cuts what more than some hits pay. */
const STAKES = [1, 25, 300];
const LIMITS = ['0.50', '40.00', '9999999.00'];

describe.each(families)('%s', (family) => {
  test.each(family === 'PC28' ? (['win', 'push', 'lose'] as const) : (['win'] as const))(
    'LOTTERY-11 hits, pushes and payouts of random bets are those of a plain evaluation (13 and 14: %s)',
    (middleSums) => {
      const numbers = testNumbers(`${family} ${middleSums}`);
      const differences: string[] = [];
      for (const play of playTypesOf(family, { middleSums })) {
        const { prices } = priced(play, pricingOf(family), 2);
        let paid = 0;
        for (let bet = 0; bet < BETS; bet++) {
          const result = drawPrizes(numbers, drawings[family], algorithmOf(family));
          const picks = someBet(play, result, numbers);
          const entry = { family, playType: play.playType, picks, result, middleSums };
          const outcome = evaluate(play, picks, result);
          const { hits, pushes, wins } = outcome;
          const stake = STAKES[bet % 3] ?? 1;
          const most = LIMITS[numbers.below(3)] ?? '';
          const odds = prices.find(({ option }) => option === picks[0]?.[0])?.odds ?? prices[0]?.odds ?? '';
          const price = { unit: '0.01', multiple: stake, odds, maxPayoutPerLine: most };
          const told = {
            combinations: countCombinations(play, picks),
            hits,
            pushes,
            byCombination: wins.reduce((sum, win) => sum + win.hits * win.combinations, 0),
            payout: Math.round(Number(payoutOf(price, outcome, 2)) * 100),
          };
          const plain = plainOutcome(entry);
          const payout = plainPayout(entry, { stake, odds, most: Number(most) * 100 });
          const expected = { ...plain, byCombination: plain.hits, payout };
          if (!isDeepStrictEqual(told, expected)) {
            differences.push(JSON.stringify({ play: play.playType, picks, result, told, expected }));
          }
          paid += hits;
        }
        // A play type that never wins here would prove nothing.
        if (!tooRare.includes(play.playType)) expect(paid, play.playType).toBeGreaterThan(0);
      }
      expect(differences).toEqual([]);
    },
    120_000,
  );

  test('the most combinations of a play type are those of all its picks', () => {
    const limited = playTypesOf(family).filter(({ rows }) => rows.every((row) => allOf(row).length <= 30));
    for (const play of limited) {
      const picks = play.rows.map((row) => allOf(row).slice(0, row.maxPicks));
      const all = plainCombinations({ family, playType: play.playType, picks });
      expect(mostCombinations(play), play.playType).toBe(all.length);
    }
  });
});

test.each([
  ['VN_NORTH', 'TRUOT_4', 1],
  ['VN_NORTH', 'XIEN_2', 190],
  ['VN_NORTH', 'XIEN_4', 4_845],
  ['VN_NORTH', 'DE', 100],
  ['VN_NORTH', 'LO_4', 1_000],
  ['SSC', 'S5_STRAIGHT', 100_000],
  ['PK10', 'TOP3_STRAIGHT', 720],
] as const)('LOTTERY-10 an entry of %s %s has at most %d combinations', (family, playType, most) => {
  const play = playTypesOf(family).find((one) => one.playType === playType);
  expect(play && mostCombinations(play)).toBe(most);
});

test('LOTTERY-11 a bet that loses or pushes has no combination that pays', () => {
  const outcomes = (pick: string, numbers: string) => {
    const play = playTypesOf('11X5').find(({ playType }) => playType === 'SUM_BS');
    return play && evaluate(play, [[pick]], [{ prize: 'NUMBERS', numbers: numbers.split(' ') }]);
  };
  expect(outcomes('SMALL', '01 03 07 09 11')).toEqual({ wins: [], hits: 0, pushes: 0 });
  expect(outcomes('SMALL', '01 02 07 09 11')).toEqual({ wins: [], hits: 0, pushes: 1 });
  expect(outcomes('BIG', '01 03 07 09 11')).toEqual({ wins: [{ hits: 1, combinations: 1 }], hits: 1, pushes: 0 });
});

/** Wins too rare for so few bets; the counts over all results have them. */
const tooRare = ['S5_G5', 'S5_G10', 'S5_G20', 'S4L_G4', 'S4L_G6', 'TRIPLE', 'TRIPLE_ANY'];

test('LOTTERY-11 so many random bets are compared', () => {
  const plays = families.flatMap((family) => playTypesOf(family)).length + 2 * playTypesOf('PC28').length;
  expect(plays * BETS).toBeGreaterThanOrEqual(LEAST);
});
