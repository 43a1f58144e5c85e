import { addAmounts, multiplyAmount, shareOf } from '../money/amount.ts';

/** The prize of each place from one to another, an amount of money. */
export interface PlacePrize {
  readonly from: number;
  readonly to: number;
  readonly amount: string;
}

/**
 * What each of `tied` members gets who share the place `rank`: an equal part of the prizes of all the places that they
 * take, rounded down.
 */
export function placePrize(rank: number, tied: number, prizes: readonly PlacePrize[], decimals: number): string {
  return shareOf(sumOfPlaces(rank, rank + tied - 1, prizes, decimals), '1', `${tied}`, decimals);
}

/** The sum of all prizes. */
export function prizePool(prizes: readonly PlacePrize[], decimals: number): string {
  return sumOfPlaces(1, Number.MAX_SAFE_INTEGER, prizes, decimals);
}

function sumOfPlaces(first: number, last: number, prizes: readonly PlacePrize[], decimals: number): string {
  return prizes.reduce(
    (sum, { from, to, amount }) => {
      const places = Math.min(to, last) - Math.max(from, first) + 1;
      return places > 0 ? addAmounts(sum, multiplyAmount(amount, `${places}`, decimals)) : sum;
    },
    multiplyAmount('0', '1', decimals),
  );
}
