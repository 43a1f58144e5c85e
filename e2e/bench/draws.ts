import { countCombinations } from '../../src/shared/lottery/count.ts';
import { drawPrizes } from '../../src/shared/lottery/drawing.ts';
import { evaluate } from '../../src/shared/lottery/evaluate.ts';
import { payoutOf } from '../../src/shared/lottery/payout.ts';
import { type Family, playTypesOf } from '../../src/shared/lottery/play-types.ts';
import { priced, pricingOf } from '../../src/shared/lottery/pricing.ts';
import { drawings, families } from '../../src/shared/lottery/testing/families.ts';
import type { Figure } from './result.ts';
import { compareReturns, type Returned, returnFigures } from './returns.ts';
import { simulatedNumbers } from './rounds.ts';

/** A bet that is made on every draw, one for each family. */
const bets: Readonly<Record<Family, readonly [playType: string, picks: string[][]]>> = {
  SSC: ['S3L_G6', [['1', '4', '7', '9']]],
  '11X5': ['POS_BS', [['2_BIG']]],
  K3: ['SUM_BS', [['BIG']]],
  PK10: ['TOP2_SUM', [['9']]],
  PC28: ['SUM_COLOUR', [['RED']]],
  VN_NORTH: ['LO_2', [['07', '27']]],
  VN_SOUTH: ['XIEN_2', [['07', '27', '45']]],
};

/** A stake large enough that cutting to hundredths takes nothing that would be seen. */
const STAKE = 1_000;

/** Makes the bet of a family on many draws, drawn as the games are, on one stream of numbers. */
export function simulateDraws(family: Family, count: number): Returned {
  const [playType, picks] = bets[family];
  const play = playTypesOf(family).find((one) => one.playType === playType);
  if (play === undefined) throw new Error(`${family} has no ${playType}`);
  const { prices } = priced(play, pricingOf(family), 2);
  const price = prices.find(({ option }) => option === picks[0]?.[0]) ?? prices[0];
  if (price === undefined) throw new Error(`${playType} has no price`);
  const entry = { unit: '1.00', multiple: STAKE, odds: price.odds, maxPayoutPerLine: '999999999.00' };
  const stake = STAKE * countCombinations(play, picks) * play.linesPerCombination;
  const numbers = simulatedNumbers(`draws-${family}`);
  return compareReturns(price.returnToPlayer / 10_000, count, () => {
    const outcome = evaluate(play, picks, drawPrizes(numbers, drawings[family]));
    return Number(payoutOf(entry, outcome, 2)) / stake;
  });
}

const DRAWS = 1_000_000;

/** A million draws of each family: the return of a bet, which lies within three standard errors of the published one. */
export function draws(say: (line: string) => void): Figure[] {
  return families.flatMap((family) => {
    say(family);
    const row = { table: 'simulated draws', of: `${family} ${bets[family][0]}` };
    return returnFigures('draws', row, simulateDraws(family, DRAWS));
  });
}
