import { createHmac } from 'node:crypto';
import { type FairNumbers, fairNumbers } from '../../src/shared/fair/numbers.ts';
import { settleDice } from '../../src/shared/games/dice.ts';
import { dealCard, hiLoMultiplier, hiLoPrices, isRight } from '../../src/shared/games/hi-lo.ts';
import { kenoPrices, settleKeno } from '../../src/shared/games/keno.ts';
import { reelPrices, settleReels } from '../../src/shared/games/lantern-reels.ts';
import { settleWheel, wheelPrices } from '../../src/shared/games/lucky-wheel.ts';
import { lampPrices, settleLamp } from '../../src/shared/games/lumo-lamp.ts';
import { minesMultiplier, minesOf, minesPrices } from '../../src/shared/games/mines.ts';
import { plinkoPrices, settlePlinko } from '../../src/shared/games/plinko.ts';
import { NOTHING, type Price } from '../../src/shared/games/price.ts';
import type { Figure } from './result.ts';
import { compareReturns, type Returned, returnFigures } from './returns.ts';

/** A bet that is simulated, and the return that is published for it. */
export interface Simulated {
  readonly name: string;
  readonly published: number;
  readonly play: (numbers: FairNumbers) => string;
}

/** The published return of the prices of one bet. */
function returnOf(prices: readonly Price[], isOfBet: (bet: Price['bet']) => boolean): number {
  return prices
    .filter(({ bet }) => isOfBet(bet))
    .reduce((sum, { multiplier, hitProbability }) => sum + Number(multiplier) * Number(hitProbability), 0);
}

/** Opens three cells beside three mines, whichever they are, and cashes out. */
function threeCells(numbers: FairNumbers): string {
  const mines = minesOf(3, numbers);
  return [0, 7, 18].some((cell) => mines.includes(cell)) ? NOTHING : minesMultiplier(3, 3);
}

/** Guesses that the next card is higher, once. */
function higher(numbers: FairNumbers): string {
  const [from, to] = [dealCard(numbers), dealCard(numbers)];
  if (!isRight(from, 'higher', to)) return NOTHING;
  return hiLoMultiplier([{ card: from, step: null }], 'higher');
}

const over = { direction: 'over', target: '50.49' } as const;
const numbers = [4, 8, 15, 16, 23];
const fall = { rows: 12, risk: 'medium' } as const;
const wheel = { segments: 30, risk: 'medium' } as const;

/** A bet of each game. */
export const simulated: readonly Simulated[] = [
  { name: 'dice', published: 0.495 * 2, play: (fair) => settleDice(over, fair).multiplier },
  {
    name: 'lumo-lamp',
    published: returnOf(lampPrices(), ([light]) => light === 'AMBER'),
    play: (fair) => settleLamp({ light: 'AMBER' }, fair).multiplier,
  },
  {
    name: 'keno',
    published: returnOf(kenoPrices(), ([named]) => named === numbers.length),
    play: (fair) => settleKeno({ numbers }, fair).multiplier,
  },
  {
    name: 'plinko',
    published: returnOf(plinkoPrices(), ([rows, risk]) => rows === fall.rows && risk === fall.risk),
    play: (fair) => settlePlinko(fall, fair).multiplier,
  },
  {
    name: 'lucky-wheel',
    published: returnOf(wheelPrices(), ([segments, risk]) => segments === wheel.segments && risk === wheel.risk),
    play: (fair) => settleWheel(wheel, fair).multiplier,
  },
  {
    name: 'lantern-reels',
    published: returnOf(reelPrices(), () => true),
    play: (fair) => settleReels(fair).multiplier,
  },
  {
    name: 'mines',
    published: returnOf(minesPrices(), ([mines, opened]) => mines === 3 && opened === 3),
    play: threeCells,
  },
  { name: 'hi-lo', published: returnOf(hiLoPrices(), ([, guess]) => guess === 'higher') / 13, play: higher },
];

/** The seeded numbers of a simulation, the same every time. */
export function simulatedNumbers(label: string): FairNumbers {
  const seed = Buffer.alloc(32, 7);
  return fairNumbers((message) => createHmac('sha256', seed).update(message).digest(), label);
}

/** Plays a bet many times, on one stream of numbers. */
export function simulate({ name, published, play }: Simulated, rounds: number): Returned {
  const fair = simulatedNumbers(`simulation-${name}`);
  return compareReturns(published, rounds, () => Number(play(fair)));
}

const ROUNDS = 10_000_000;

/** Ten million rounds of each game: the return, which lies within three standard errors of the published one. */
export function rounds(say: (line: string) => void): Figure[] {
  return simulated.flatMap((game) => {
    say(game.name);
    return returnFigures('rounds', { table: 'simulated games', of: game.name }, simulate(game, ROUNDS));
  });
}
