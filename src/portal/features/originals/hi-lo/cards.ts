import type { TFunction } from 'i18next';
import type { HiLoGuess, InhouseRound } from '#generated/model/index.ts';
import { hiLoOffers, rankOf } from '#shared/games/hi-lo.ts';
import type { Quote } from '../game.ts';

const SUITS = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' } as const;
const NAMED = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' } as const;

export type Suit = keyof typeof SUITS;

/** The suit of a card of the contract, such as `7H`. */
export function suitOf(card: string): Suit {
  const suit = card.charAt(1);
  return suit === 'H' || suit === 'D' || suit === 'C' ? suit : 'S';
}

/** The rank of a card as it is drawn: `10` for `T`. */
export function rankText(card: string): string {
  const rank = card.charAt(0);
  return rank === 'T' ? '10' : rank;
}

/** A card in words: `7 of hearts`. */
export function cardName(t: TFunction, card: string): string {
  const rank = rankText(card);
  const suit = t(`originals.hiLo.suit.${SUITS[suitOf(card)]}`);
  const word =
    rank === 'A' || rank === 'J' || rank === 'Q' || rank === 'K' ? t(`originals.hiLo.rank.${NAMED[rank]}`) : rank;
  return t('originals.hiLo.card', { rank: word, suit });
}

/** How many guesses of the round were right: all but the last one of a lost round. */
export function rightGuesses(round: InhouseRound): number {
  const guesses = round.dealt.filter(({ step }) => step === 'higher' || step === 'lower').length;
  return round.state === 'lost' ? guesses - 1 : guesses;
}

/** The price of a first guess from the middle rank, where both guesses are equally likely. */
export const middleGuess: Quote = (() => {
  const [offer] = hiLoOffers([{ card: '7S', step: null }]);
  return { multiplier: offer?.multiplier ?? '0.00', chance: offer?.hitProbability ?? '0' };
})();

/** The key of the words for a guess: beside an ace nothing is lower, beside a king nothing higher. */
export function guessWord(guess: HiLoGuess, card: string | undefined) {
  if (card !== undefined && rankOf(card) === 1 && guess === 'higher') return 'originals.hiLo.onlyHigher';
  if (card !== undefined && rankOf(card) === 13 && guess === 'lower') return 'originals.hiLo.onlyLower';
  return `originals.hiLo.${guess}` as const;
}
