import { cutOdds, probability } from '../games/exact.ts';
import { multiplyAmount } from '../money/amount.ts';
import type { Chance, PlayType } from './play-type.ts';
import type { Family } from './play-types.ts';

/** The most that an entry may stake and be paid: unit x multiple, and for one line. */
export interface LineLimit {
  readonly maxStake: string;
  readonly maxPayout: string;
}

/** How a game prices its play types. Every figure may be another for each game. */
export interface Pricing {
  /** In basis points. Odds are fair odds x this, unless `odds` has the play type. */
  readonly returnToPlayer: number;
  /** Odds by play type. */
  readonly odds: Readonly<Record<string, string>>;
  /** Limits by play type; others follow from `stakes`. */
  readonly limits: Readonly<Record<string, LineLimit>>;
  /** The greatest stake of a line by the least odds from which on it holds, the greatest odds first. */
  readonly stakes: readonly (readonly [odds: number, maxStake: string])[];
}

/** What a combination pays. The fields are those of the contract's `PlayPrice`. */
export interface PlayPrice {
  readonly option: string | null;
  readonly odds: string;
  readonly fairOdds: string;
  readonly hitProbability: string;
  readonly returnToPlayer: number;
}

/** A play type with its prices and limits. */
export interface PricedPlay extends PlayType {
  readonly prices: readonly PlayPrice[];
  readonly maxStakePerLine: string;
  readonly maxPayoutPerLine: string;
}

/** Prices a play type, amounts with the decimals of the currency. */
export function priced(play: PlayType, pricing: Pricing, decimals: number): PricedPlay {
  const prices = play.chances.map((chance) => priceOf(play, chance, pricing));
  const { maxStake, maxPayout } = pricing.limits[play.playType] ?? limitOf(prices, pricing, decimals);
  return { ...play, prices, maxStakePerLine: maxStake, maxPayoutPerLine: maxPayout };
}

function priceOf(
  { playType, linesPerCombination }: PlayType,
  { option, pays, hits, pushes, of }: Chance,
  { returnToPlayer, odds: fixed }: Pricing,
): PlayPrice {
  // What the hits have to return: the whole stake of all cases, without what pushes give back.
  const due = BigInt(linesPerCombination) * of - pushes;
  const odds = fixed[playType] ?? cutOdds(due * BigInt(returnToPlayer), hits * 10_000n);
  const steps = BigInt(odds.replace('.', '').padEnd(odds.indexOf('.') + 4, '0'));
  return {
    option,
    odds,
    fairOdds: roundedOdds(due, hits),
    hitProbability: probability(pays, of),
    // Odds have four decimals, as a return in basis points has of the whole stake.
    returnToPlayer: Number((steps * hits + 10_000n * pushes) / (BigInt(linesPerCombination) * of)),
  };
}

/** A fraction as odds with four decimals, rounded half up. */
function roundedOdds(numerator: bigint, denominator: bigint): string {
  const digits = ((numerator * 20_000n + denominator) / (denominator * 2n)).toString().padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** The stake falls with the greatest odds, and a line is paid what that stake wins at most. */
function limitOf(prices: readonly PlayPrice[], { stakes }: Pricing, decimals: number): LineLimit {
  const greatest = prices.map(({ odds }) => odds).reduce((one, other) => (Number(other) > Number(one) ? other : one));
  const [, maxStake = '0.00'] = stakes.find(([least]) => Number(greatest) >= least) ?? [];
  return { maxStake, maxPayout: multiplyAmount(maxStake, greatest, decimals) };
}

/** The shipped pricing of a family. */
export function pricingOf(family: Family): Pricing {
  if (family === 'VN_NORTH') return { ...digitGames, odds: northOdds, limits: vietnamLimits };
  if (family === 'VN_SOUTH') return { ...digitGames, odds: southOdds, limits: vietnamLimits };
  return digitGames;
}

const digitGames: Pricing = {
  returnToPlayer: 9_700,
  odds: {},
  limits: {},
  stakes: [
    [50_000, '1.00'],
    [5_000, '5.00'],
    [2_000, '10.00'],
    [1_000, '20.00'],
    [500, '50.00'],
    [200, '100.00'],
    [100, '200.00'],
    [20, '500.00'],
    [0, '1000.00'],
  ],
};

const everywhere = {
  LO_2: '99.00',
  LO_3: '900.00',
  LO_4: '8500.00',
  DE: '98.00',
  CANG_3: '900.00',
  CANG_4: '8500.00',
  DAU: '9.70',
  DUOI: '9.70',
};
const northOdds = {
  ...everywhere,
  DE_G7: '98.00',
  XIEN_2: '16.00',
  XIEN_3: '65.00',
  XIEN_4: '250.00',
  TRUOT_4: '2.50',
  TRUOT_8: '8.00',
  TRUOT_10: '12.00',
};
/** The table's 18 numbers change the fair odds; the returns are about the North's. */
const southOdds = {
  ...everywhere,
  DE_G8: '98.00',
  XIEN_2: '33.60',
  XIEN_3: '204.00',
  XIEN_4: '1200.00',
  TRUOT_4: '1.73',
  TRUOT_8: '3.77',
  TRUOT_10: '4.64',
};

const limit = (maxStake: string, maxPayout: string): LineLimit => ({ maxStake, maxPayout });
const vietnamLimits: Pricing['limits'] = {
  LO_2: limit('100.00', '100000.00'),
  LO_3: limit('50.00', '100000.00'),
  LO_4: limit('10.00', '100000.00'),
  DE: limit('500.00', '49000.00'),
  DE_G7: limit('500.00', '100000.00'),
  DE_G8: limit('500.00', '49000.00'),
  CANG_3: limit('50.00', '45000.00'),
  CANG_4: limit('10.00', '85000.00'),
  DAU: limit('1000.00', '9700.00'),
  DUOI: limit('1000.00', '9700.00'),
  XIEN_2: limit('200.00', '50000.00'),
  XIEN_3: limit('200.00', '50000.00'),
  XIEN_4: limit('200.00', '50000.00'),
  TRUOT_4: limit('500.00', '6000.00'),
  TRUOT_8: limit('500.00', '6000.00'),
  TRUOT_10: limit('500.00', '6000.00'),
};
