import './hi-lo.css';
import type { TFunction } from 'i18next';
import { ArrowDown, ArrowUp, SkipForward } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HiLoChoice, HiLoGuess, InhouseRound } from '#generated/model/index.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { Button } from '#portal/ui/button.tsx';
import { hiLoOffers, MOST_CARDS, rankOf } from '#shared/games/hi-lo.ts';
import type { OriginalGame, ProgressProps, Quote, StageProps } from '../game.ts';
import { FactList } from '../shell/game-layout.tsx';
import { useSound } from '../sound/use-sound.ts';
import { chanceText, multiplierText } from '../stage-parts.tsx';
import { useReveal } from '../use-motion.ts';

/** Hi-Lo: guess whether the next card is higher or lower, and leave in time. */
export const hiLo: OriginalGame<HiLoChoice> = {
  initial: () => ({ game: 'hi-lo' }),
  Controls: HiLoControls,
  Progress: HiLoProgress,
  Stage: HiLoStage,
  acts: true,
  quote: () => middleGuess,
  tell: (t, round) =>
    t('originals.hiLo.told', { count: rightGuesses(round), card: cardName(t, round.dealt.at(-1)?.card ?? '') }),
};

const SUITS = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' } as const;
const NAMED = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' } as const;

type Suit = keyof typeof SUITS;

/** The suit of a card of the contract, such as `7H`. */
function suitOf(card: string): Suit {
  const suit = card.charAt(1);
  return suit === 'H' || suit === 'D' || suit === 'C' ? suit : 'S';
}

/** The rank of a card as it is drawn: `10` for `T`. */
function rankText(card: string): string {
  const rank = card.charAt(0);
  return rank === 'T' ? '10' : rank;
}

/** A card in words: `7 of hearts`. */
function cardName(t: TFunction, card: string): string {
  const rank = rankText(card);
  const suit = t(`originals.hiLo.suit.${SUITS[suitOf(card)]}`);
  const word =
    rank === 'A' || rank === 'J' || rank === 'Q' || rank === 'K' ? t(`originals.hiLo.rank.${NAMED[rank]}`) : rank;
  return t('originals.hiLo.card', { rank: word, suit });
}

/** How many guesses of the round were right: all but the last one of a lost round. */
function rightGuesses(round: InhouseRound): number {
  const guesses = round.dealt.filter(({ step }) => step === 'higher' || step === 'lower').length;
  return round.state === 'lost' ? guesses - 1 : guesses;
}

/** The price of a first guess from the middle rank, where both guesses are equally likely. */
const middleGuess: Quote = (() => {
  const [offer] = hiLoOffers([{ card: '7S', step: null }]);
  return { multiplier: offer?.multiplier ?? '0.00', chance: offer?.hitProbability ?? '0' };
})();

/** The key of the words for a guess: beside an ace nothing is lower, beside a king nothing higher. */
function guessWord(guess: HiLoGuess, card: string | undefined) {
  if (card !== undefined && rankOf(card) === 1 && guess === 'higher') return 'originals.hiLo.onlyHigher';
  if (card !== undefined && rankOf(card) === 13 && guess === 'lower') return 'originals.hiLo.onlyLower';
  return `originals.hiLo.${guess}` as const;
}

/** The signs of the suits in a box of 24. */
const SIGNS: Readonly<Record<Suit, string>> = {
  S: 'M12 1.5C9 6.5 3 9.5 3 14.4c0 4.4 5.4 5.6 7.9 2.5-.2 2.4-1 4-2.4 5.6h7c-1.4-1.6-2.2-3.2-2.4-5.6 2.5 3.1 7.9 1.9 7.9-2.5C21 9.5 15 6.5 12 1.5z',
  H: 'M12 22C5 16 2 12.4 2 8.2 2 2.4 9 1 12 6.2 15 1 22 2.4 22 8.2 22 12.4 19 16 12 22z',
  D: 'M12 1 20.5 12 12 23 3.5 12z',
  C: 'M12 1.5a4.6 4.6 0 0 0-3.5 7.6 4.6 4.6 0 1 0 2.4 7.5c-.2 2.5-.9 4.3-2.4 5.9h7c-1.5-1.6-2.2-3.4-2.4-5.9a4.6 4.6 0 1 0 2.4-7.5A4.6 4.6 0 0 0 12 1.5z',
};

/** How long the last card turns. */
const TURN_MS = 700;
/** How many earlier cards have room. */
const SHOWN = 7;

const ICONS = { higher: ArrowUp, lower: ArrowDown, skip: SkipForward };

/** The card to guess from, the two guesses beside it with their chances, and the cards before it. */
function HiLoStage({ round, busy, act, onSettled }: StageProps<HiLoChoice>) {
  const { t } = useTranslation();
  const revealed = useReveal(round, TURN_MS, onSettled);
  const last = round?.dealt.at(-1);
  return (
    <>
      <div className="hilo" data-state={revealed ? round?.state : undefined}>
        <Guess guess="lower" round={round} busy={busy} act={act} />
        <div className="hilo-deck">
          <PlayingCard card={undefined} />
          <div key={`${round?.roundId} ${round?.dealt.length}`} className="hilo-card">
            <PlayingCard card={last?.card} />
          </div>
        </div>
        <Guess guess="higher" round={round} busy={busy} act={act} />
      </div>
      <ol aria-label={t('originals.hiLo.before')} className="hilo-before">
        {round?.dealt.slice(0, -1).map(({ card }, index, before) => {
          const answered = round.dealt[index + 1]?.step ?? 'skip';
          const Icon = ICONS[answered];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same card may come again, its place does not
            <li key={index} hidden={index < before.length - SHOWN}>
              <PlayingCard card={card} />
              <span className="hilo-step">
                <Icon size={14} aria-hidden="true" />
                <span className="sr-only">{t(`originals.hiLo.${answered}`)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

type GuessProps = Pick<StageProps<HiLoChoice>, 'busy' | 'act'> & {
  readonly guess: HiLoGuess;
  readonly round: InhouseRound | undefined;
};

/** A guess, with its chance and what the round would pay after it. */
function Guess({ guess, round, busy, act }: GuessProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const sound = useSound();
  const offer = round?.offers.find((open) => open.guess === guess);
  const Icon = ICONS[guess];
  const take = () => {
    sound.play('step');
    act({ action: guess });
  };
  return (
    <button
      type="button"
      className="hilo-guess"
      data-guess={guess}
      disabled={offer === undefined || busy}
      onClick={take}
    >
      <Icon size={26} aria-hidden="true" />
      <span className="hilo-word">{t(guessWord(guess, offer && round?.dealt.at(-1)?.card))}</span>
      <span className="num">{offer ? multiplierText(offer.multiplier, locale) : '–'}</span>
      <small className="num">{offer && chanceText(offer.hitProbability, locale)}</small>
    </button>
  );
}

/** A playing card; its back without a card. */
function PlayingCard({ card }: { readonly card: string | undefined }) {
  const { t } = useTranslation();
  if (card === undefined) {
    return (
      <svg viewBox="0 0 120 168" aria-hidden="true" className="card-face">
        <rect width="120" height="168" rx="12" fill="#0d4d52" stroke="#7fd0cc" strokeOpacity=".5" strokeWidth="2" />
        <rect x="9" y="9" width="102" height="150" rx="7" fill="none" stroke="#7fd0cc" strokeOpacity=".4" />
        <path d="M60 34 96 84 60 134 24 84z" fill="none" stroke="#7fd0cc" strokeOpacity=".7" strokeWidth="2" />
        <circle cx="60" cy="84" r="15" fill="#7fd0cc" fillOpacity=".5" />
      </svg>
    );
  }
  const suit = suitOf(card);
  const ink = suit === 'H' || suit === 'D' ? '#c8233f' : '#17222b';
  return (
    <svg viewBox="0 0 120 168" role="img" aria-label={cardName(t, card)} className="card-face">
      <rect width="120" height="168" rx="12" fill="#fdfdfb" />
      <g fill={ink}>
        <text x="12" y="40" fontSize="34" fontWeight="800" letterSpacing="-2">
          {rankText(card)}
        </text>
        <path d={SIGNS[suit]} transform="translate(12 48) scale(.95)" />
        <path d={SIGNS[suit]} transform="translate(34 78) scale(3.1)" />
      </g>
    </svg>
  );
}

/** Nothing is chosen before the first card; it says how the round goes. */
function HiLoControls() {
  const { t } = useTranslation();
  return <p className="text-sm text-text-2">{t('originals.hiLo.how')}</p>;
}

/** What each guess would make of an open round, and the way past a card. */
export function HiLoProgress({ round, busy, act }: ProgressProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <>
      <FactList
        facts={[
          { label: t('originals.hiLo.right'), value: rightGuesses(round) },
          ...round.offers.map(({ guess, hitProbability, multiplier }) => ({
            label: t(guessWord(guess, round.dealt.at(-1)?.card)),
            value: `${multiplierText(multiplier, locale)} · ${chanceText(hitProbability, locale)}`,
          })),
        ]}
      />
      <Button block disabled={busy || round.dealt.length >= MOST_CARDS - 1} onClick={() => act({ action: 'skip' })}>
        <SkipForward size={16} aria-hidden="true" />
        {t('originals.hiLo.skip')}
      </Button>
    </>
  );
}
