import { type Price, pricesOf } from './exact.ts';

/** Multipliers are counted in hundredths: 245 is 2.45. */
export type Hundredths = number;

/** The exponent by which a flight grows in a millisecond: e^(0.06 t) with t in seconds. */
const GROWTH_PER_MS = 0.06 / 1_000;
const MILLION = 1_000_000;
/** The least multiplier at which a flight can be left by itself. */
export const LEAST_CASH_OUT: Hundredths = 101;
/** The greatest multiplier that a flight reaches. */
export const MOST_CASH_OUT: Hundredths = 99 * MILLION;

/** How many flights are equally likely by a version of the rules. */
export function equalFlights(rulesVersion: number): number {
  return rulesVersion === 1 ? MILLION : MILLION * MILLION;
}

/** The multiplier at which a flight ends by a version of the rules. `below` draws the round's fair numbers. */
export function endOfFlight(below: (count: number) => number, rulesVersion: number): Hundredths {
  const all = equalFlights(rulesVersion);
  const number = rulesVersion === 1 ? below(MILLION) : below(MILLION) * MILLION + below(MILLION);
  // Both numbers are exact, and no quotient is so near to a whole number that its rounding would reach it.
  return Math.min(MOST_CASH_OUT, Math.max(100, Math.floor((99 * all) / (all - number))));
}

/** The multiplier after a time of flight, cut to two decimals. */
export function multiplierAfter(milliseconds: number): Hundredths {
  return Math.floor(100 * Math.exp(GROWTH_PER_MS * Math.max(0, milliseconds)));
}

/** The first millisecond in which a flight has reached a multiplier. */
export function timeTo(multiplier: Hundredths): number {
  let milliseconds = Math.floor(Math.log(multiplier / 100) / GROWTH_PER_MS);
  while (multiplierAfter(milliseconds) < multiplier) milliseconds += 1;
  while (milliseconds > 0 && multiplierAfter(milliseconds - 1) >= multiplier) milliseconds -= 1;
  return milliseconds;
}

/** How many of `equalFlights` reach a multiplier of at most `MOST_CASH_OUT`. */
export function flightsReaching(multiplier: Hundredths, rulesVersion: number): number {
  const all = equalFlights(rulesVersion);
  return multiplier <= 100 ? all : Math.floor((99 * all) / multiplier);
}

/** The multipliers that the rule sheet shows. */
const SHOWN: readonly Hundredths[] = [
  101,
  110,
  120,
  150,
  200,
  250,
  300,
  400,
  500,
  1_000,
  2_000,
  5_000,
  10_000,
  100_000,
  1_000_000,
  MOST_CASH_OUT,
];

/** The prices of some multipliers, each for leaving by itself there. */
export function moonshotPrices(rulesVersion: number): Price[] {
  const all = BigInt(equalFlights(rulesVersion));
  return SHOWN.flatMap((hundredths) => {
    const multiplier = writtenMultiplier(hundredths);
    return pricesOf([{ bet: [multiplier], multiplier, part: BigInt(flightsReaching(hundredths, rulesVersion)) }], all);
  });
}

/** What a player decided of a bet. */
export interface FlightBet {
  /** The multiplier at which the flight is left by itself. */
  readonly cashOutAt: Hundredths | undefined;
  /** The time of flight at which the player left it. */
  readonly leftAfter?: number | undefined;
}

/**
 * The multiplier that a bet is paid; undefined where it is lost. A flight that ends at `cashOutAt` has reached it. One that
 * has ended cannot be left any more.
 */
export function paidMultiplier(end: Hundredths, { cashOutAt, leftAfter }: FlightBet): Hundredths | undefined {
  const reached = leftAfter === undefined ? undefined : multiplierAfter(leftAfter);
  if (cashOutAt !== undefined && cashOutAt <= Math.min(end, reached ?? end)) return cashOutAt;
  return reached !== undefined && reached < end ? reached : undefined;
}

/** A multiplier as the contract writes it. */
export function writtenMultiplier(multiplier: Hundredths): string {
  return `${Math.floor(multiplier / 100)}.${String(multiplier % 100).padStart(2, '0')}`;
}

/** Reads a multiplier of the contract, which has two decimals. */
export function readMultiplier(text: string): Hundredths {
  return Number(text.replace('.', ''));
}

/** The text whose SHA-256 is what the players add to a flight: their seeds in the order of their bets, a line each. */
export function playersText(clientSeeds: readonly string[]): string {
  return clientSeeds.join('\n');
}
