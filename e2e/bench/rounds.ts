import { createHmac, createSecretKey } from 'node:crypto';
import { type FairNumbers, fairNumbers } from '../../src/shared/fair/numbers.ts';
import { settleDice } from '../../src/shared/games/dice.ts';
import { NOTHING, type Price } from '../../src/shared/games/exact.ts';
import { dealCard, hiLoMultiplier, hiLoPrices, isRight } from '../../src/shared/games/hi-lo.ts';
import { kenoPrices, settleKeno } from '../../src/shared/games/keno.ts';
import { reelPrices, settleReels } from '../../src/shared/games/lantern-reels.ts';
import { settleWheel, wheelPrices } from '../../src/shared/games/lucky-wheel.ts';
import { lampPrices, settleLamp } from '../../src/shared/games/lumo-lamp.ts';
import { minesMultiplier, minesOf, minesPrices } from '../../src/shared/games/mines.ts';
import { endOfFlight } from '../../src/shared/games/moonshot.ts';
import { plinkoPrices, settlePlinko } from '../../src/shared/games/plinko.ts';
import type { Figure } from './result.ts';
import { countsOf, type Returned, returnFigures, tally } from './returns.ts';

/** A bet that is simulated, and the return that is published for it. */
export interface Simulated {
  readonly name: string;
  readonly published: number;
  /** The probability of each payout, by its multiplier; the stops of the first reel where lines add up. */
  readonly chances: ReadonlyMap<string, number>;
  readonly play: (numbers: FairNumbers) => Played;
}

interface Played {
  readonly multiplier: string;
  /** The outcome that is counted, where it is not the multiplier. */
  readonly counted?: string;
}

/** The published return and the probabilities of the payouts of one bet. */
function published(prices: readonly Price[], isOfBet: (bet: Price['bet']) => boolean, parts = 1) {
  const own = prices.filter(({ bet }) => isOfBet(bet));
  const chances = new Map<string, number>();
  for (const { multiplier, hitProbability } of own) {
    chances.set(multiplier, (chances.get(multiplier) ?? 0) + Number(hitProbability) / parts);
  }
  return withLoss(chances);
}

function withLoss(wins: ReadonlyMap<string, number>) {
  let [won, returned] = [0, 0];
  for (const [multiplier, chance] of wins) {
    won += chance;
    returned += Number(multiplier) * chance;
  }
  return { published: returned, chances: new Map([...wins, [NOTHING, 1 - won]]) };
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

const stops = new Map(Array.from({ length: 32 }, (_, stop) => [String(stop), 1 / 32]));

/** A bet of each game. */
export const simulated: readonly Simulated[] = [
  { name: 'dice', ...withLoss(new Map([['2.00', 0.495]])), play: (fair) => settleDice(over, fair) },
  {
    name: 'lumo-lamp',
    ...published(lampPrices(), ([light]) => light === 'AMBER'),
    play: (fair) => settleLamp({ light: 'AMBER' }, fair),
  },
  {
    name: 'keno',
    ...published(kenoPrices(), ([named]) => named === numbers.length),
    play: (fair) => settleKeno({ numbers }, fair),
  },
  {
    name: 'plinko',
    ...published(plinkoPrices(), ([rows, risk]) => rows === fall.rows && risk === fall.risk),
    play: (fair) => settlePlinko(fall, fair),
  },
  {
    name: 'lucky-wheel',
    ...published(wheelPrices(), ([segments, risk]) => segments === wheel.segments && risk === wheel.risk),
    play: (fair) => settleWheel(wheel, fair),
  },
  {
    name: 'lantern-reels',
    ...published(reelPrices(), () => true),
    chances: stops,
    play: (fair) => {
      const { multiplier, outcome } = settleReels(fair);
      return { multiplier, counted: outcome[0] ?? '' };
    },
  },
  {
    name: 'mines',
    ...published(minesPrices(), ([mines, opened]) => mines === 3 && opened === 3),
    play: (fair) => ({ multiplier: threeCells(fair) }),
  },
  {
    name: 'hi-lo',
    ...published(hiLoPrices(), ([, guess]) => guess === 'higher', 13),
    play: (fair) => ({ multiplier: higher(fair) }),
  },
  // 99 of 200 flights reach 2.00.
  {
    name: 'moonshot at 2.00',
    ...withLoss(new Map([['2.00', 0.495]])),
    play: ({ below }) => ({ multiplier: endOfFlight(below, 2) >= 200 ? '2.00' : NOTHING }),
  },
];

/** The seeded numbers of a simulation, the same every time. */
export function simulatedNumbers(label: string): FairNumbers {
  const seed = createSecretKey(Buffer.alloc(32, 7));
  return fairNumbers((message) => createHmac('sha256', seed).update(message).digest(), label);
}

/** Plays a bet many times, on one stream of numbers; `chiSquare` is that of the outcomes by its limit. */
export function simulate(game: Simulated, rounds: number): Returned & { readonly chiSquare: number } {
  const fair = simulatedNumbers(`simulation-${game.name}`);
  const returned = tally(game.published);
  const counts = countsOf(game.chances);
  for (let round = 0; round < rounds; round++) {
    const { multiplier, counted = multiplier } = game.play(fair);
    returned.add(Number(multiplier));
    counts.add(counted);
  }
  return { ...returned.result(), chiSquare: counts.chiSquare() };
}

const ROUNDS = 10_000_000;

/**
 * Ten million rounds of each game. The return lies within three standard errors of the published one. The chi-square of
 * the outcomes lies below what a fair game exceeds once in a thousand.
 */
export function rounds(say: (line: string) => void, count = ROUNDS): Figure[] {
  return simulated.flatMap((game) => {
    say(game.name);
    const row = { table: 'simulated games', of: game.name };
    const { chiSquare, ...returned } = simulate(game, count);
    return [
      ...returnFigures('rounds', row, returned),
      { part: 'rounds', name: 'chi-square by its limit', unit: '', row, value: chiSquare, target: ['<=', 1] },
    ];
  });
}
