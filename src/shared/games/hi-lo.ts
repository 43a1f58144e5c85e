import type { FairNumbers } from '../fair/numbers.ts';
import { cutOdds, type Price, pricesOf, probability } from './exact.ts';

export type HiLoGuess = 'higher' | 'lower';
export type HiLoStep = HiLoGuess | 'skip';

/** A card that was dealt, and the step that it answered; null for the first card. */
export interface DealtCard {
  readonly card: string;
  readonly step: HiLoStep | null;
}

/** The most cards of a round. */
export const MOST_CARDS = 52;
const RANKS = 'A23456789TJQK';
const SUITS = 'SHDC';
const ALL = BigInt(RANKS.length);
const guesses = ['higher', 'lower'] as const;

/** The next card, each of the 52 equally likely whatever came before. */
export function dealCard({ below }: FairNumbers): string {
  const number = below(RANKS.length * SUITS.length);
  return RANKS.charAt(Math.floor(number / SUITS.length)) + SUITS.charAt(number % SUITS.length);
}

/** The rank of a card, from the ace, 1, to the king, 13. */
export function rankOf(card: string): number {
  return RANKS.indexOf(card.charAt(0)) + 1;
}

/** How many of the 13 ranks prove a guess right. The same rank does, except where the guess could not be wrong. */
export function winningRanks(card: string, guess: HiLoGuess): number {
  const rank = rankOf(card);
  const open = guess === 'higher' ? RANKS.length + 1 - rank : rank;
  return Math.min(open, RANKS.length - 1);
}

/** Whether the next card proves a guess right. */
export function isRight(card: string, guess: HiLoGuess, next: string): boolean {
  const [from, to] = [rankOf(card), rankOf(next)];
  if (from === to) return from !== (guess === 'higher' ? 1 : RANKS.length);
  return guess === 'higher' ? to > from : to < from;
}

/** What a round pays after the guesses of `dealt` and, if given, one more: 0.99 / the probability of all of them. */
export function hiLoMultiplier(dealt: readonly DealtCard[], guess?: HiLoGuess): string {
  let [all, right] = [99n, 100n];
  const count = (card: string | undefined, made: HiLoStep | null | undefined) => {
    if (card === undefined || made == null || made === 'skip') return;
    all *= ALL;
    right *= BigInt(winningRanks(card, made));
  };
  for (const [index, { step }] of dealt.entries()) count(dealt[index - 1]?.card, step);
  count(dealt.at(-1)?.card, guess);
  return cutOdds(all, right);
}

/** Whether a guess was right, so that the round can be cashed out. */
export function hasGuessed(dealt: readonly DealtCard[]): boolean {
  return dealt.some(({ step }) => step === 'higher' || step === 'lower');
}

/** The guesses from the last card, with their chances and what the round would pay. */
export function hiLoOffers(dealt: readonly DealtCard[]) {
  const card = dealt.at(-1)?.card;
  if (card === undefined) return [];
  return guesses.map((guess) => ({
    guess,
    hitProbability: probability(BigInt(winningRanks(card, guess)), ALL),
    multiplier: hiLoMultiplier(dealt, guess),
  }));
}

/** The price of a first guess from each rank. */
export function hiLoPrices(): Price[] {
  return [...RANKS].flatMap((rank) =>
    guesses.flatMap((guess) => {
      const part = BigInt(winningRanks(rank, guess));
      return pricesOf([{ bet: [rank, guess], multiplier: cutOdds(99n * ALL, 100n * part), part }], ALL);
    }),
  );
}
