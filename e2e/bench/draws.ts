import { countCombinations, numbersBetween } from '../../src/shared/lottery/count.ts';
import { drawPrizes } from '../../src/shared/lottery/drawing.ts';
import { evaluate } from '../../src/shared/lottery/evaluate.ts';
import { payoutOf } from '../../src/shared/lottery/payout.ts';
import { pickProblems } from '../../src/shared/lottery/pick-problems.ts';
import type { Chance, Picks, PlayType } from '../../src/shared/lottery/play-type.ts';
import { type Family, playTypesOf } from '../../src/shared/lottery/play-types.ts';
import { priced, pricingOf } from '../../src/shared/lottery/pricing.ts';
import { algorithmOf, drawings, families } from '../../src/shared/lottery/testing/families.ts';
import type { Figure } from './result.ts';
import { type Returned, returnFigures, tally } from './returns.ts';
import { simulatedNumbers } from './rounds.ts';

/** A stake large enough that cutting to hundredths takes nothing that would be seen. */
const STAKE = 1_000;

/** The smallest bet on a play type: the first of its picks, other ones in each row. */
function smallestBet(play: PlayType): Picks {
  const picks = play.rows.map(({ from, to, options, minPicks }, row) => {
    const all = from === null || to === null ? options : numbersBetween(from, to);
    const first = play.rows.length > 1 ? row : 0;
    return all.slice(first, first + minPicks);
  });
  if (pickProblems(play, picks).length > 0) throw new Error(`${play.playType} has no smallest bet`);
  return picks;
}

/** The standard deviation where at most one combination is paid; undefined where one is paid several times. */
function deviationOf(play: PlayType, chance: Chance, odds: string, combinations: number): number | undefined {
  if (play.paysPerHit) return undefined;
  const part = (cases: bigint) => Number(cases) / Number(chance.of);
  const [won, back] = [combinations * part(chance.pays), part(chance.pushes)];
  const pays = Number(odds) / (combinations * play.linesPerCombination);
  return Math.sqrt(won * pays ** 2 + back - (won * pays + back) ** 2);
}

function simulatedBet(family: Family, play: PlayType) {
  const picks = smallestBet(play);
  const { prices } = priced(play, pricingOf(family), 2);
  const price = prices.find(({ option }) => option === picks[0]?.[0]) ?? prices[0];
  const chance = play.chances.find(({ option }) => option === price?.option);
  if (price === undefined || chance === undefined) throw new Error(`${play.playType} has no price`);
  const combinations = countCombinations(play, picks);
  const stake = STAKE * combinations * play.linesPerCombination;
  const entry = { unit: '1.00', multiple: STAKE, odds: price.odds, maxPayoutPerLine: '999999999.00' };
  // The return is published in whole basis points; that of the odds is exact.
  const all = BigInt(play.linesPerCombination) * chance.of;
  const published = (Number(price.odds) * Number(chance.hits) + Number(chance.pushes)) / Number(all);
  if (Math.floor(published * 10_000 + 1e-6) !== price.returnToPlayer) {
    throw new Error(`${play.playType} publishes ${price.returnToPlayer} basis points, but returns ${published}`);
  }
  const returned = tally(published, deviationOf(play, chance, price.odds, combinations));
  return { play, picks, entry, stake, returned };
}

/** Makes the smallest bet on every play type of a family on many draws, drawn as the games are. */
export function simulateDraws(family: Family, count: number): ReadonlyMap<string, Returned> {
  const bets = playTypesOf(family).map((play) => simulatedBet(family, play));
  const numbers = simulatedNumbers(`draws-${family}`);
  for (let draw = 0; draw < count; draw++) {
    const result = drawPrizes(numbers, drawings[family], algorithmOf(family));
    for (const { play, picks, entry, stake, returned } of bets) {
      const outcome = evaluate(play, picks, result);
      const isPaid = outcome.hits > 0 || outcome.pushes > 0;
      returned.add(isPaid ? Number(payoutOf(entry, outcome, 2)) / stake : 0);
    }
  }
  return new Map(bets.map(({ play, returned }) => [play.playType, returned.result()]));
}

const DRAWS = 1_000_000;

/** A million draws of each family: the return of each play type, which lies near the published one. */
export function draws(say: (line: string) => void, count = DRAWS): Figure[] {
  return families.flatMap((family) => {
    say(family);
    return [...simulateDraws(family, count)].flatMap(([playType, returned]) =>
      returnFigures('draws', { table: 'simulated draws', of: `${family} ${playType}` }, returned),
    );
  });
}
