import { addAmounts, multiplyAmount, shareOf } from '../money/amount.ts';

/** How a promotion stands for somebody, as the contract names it. */
type State =
  | 'coming_soon'
  | 'join'
  | 'signed'
  | 'applying'
  | 'processing'
  | 'issued'
  | 'rejected'
  | 'claim'
  | 'claimed'
  | 'closed';

/** What a member has of a promotion: null without any part in it. */
export type Part = 'signed' | 'applying' | 'processing' | 'rejected' | 'issued' | 'claim' | 'claimed' | null;

/** The state of a promotion at a moment. A reward that waits stays, even if the period has ended (PROMO-08). */
export function stateOf(startsAt: Date, endsAt: Date | null, part: Part, now: number): State {
  if (part === 'claim') return 'claim';
  if (startsAt.getTime() > now) return 'coming_soon';
  if (endsAt !== null && endsAt.getTime() <= now) return 'closed';
  return part ?? 'join';
}

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

/** Whether missions of a kind count money; the others count days, bets, games or parts of the profile. */
export function countsMoney(kind: string): boolean {
  return kind === 'deposit' || kind === 'turnover' || kind === 'win';
}
