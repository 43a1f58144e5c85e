import { ArrowDown, ArrowUp, SkipForward } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HiLoChoice, HiLoGuess, InhouseRound } from '#generated/model/index.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import type { StageProps } from '../game.ts';
import { chanceText, multiplierText } from '../odds-text.ts';
import { useSound } from '../sound/use-sound.ts';
import { useReveal } from '../use-reveal.ts';
import { guessWord } from './cards.ts';
import { PlayingCard } from './playing-card.tsx';
import './hi-lo.css';

/** How long the last card turns. */
const TURN_MS = 700;
/** How many earlier cards have room. */
const SHOWN = 7;

const ICONS = { higher: ArrowUp, lower: ArrowDown, skip: SkipForward };

/** The card to guess from, the two guesses beside it with their chances, and the cards before it. */
export function HiLoStage({ round, busy, act, onSettled }: StageProps<HiLoChoice>) {
  const { t } = useTranslation();
  const revealed = useReveal(round, TURN_MS, onSettled);
  const last = round?.dealt.at(-1);
  return (
    <>
      <div className="hilo" data-state={revealed ? round?.state : undefined}>
        <Guess guess="lower" {...{ round, busy, act }} />
        <div className="hilo-deck">
          <PlayingCard card={undefined} />
          <div key={`${round?.roundId} ${round?.dealt.length}`} className="hilo-card">
            <PlayingCard card={last?.card} />
          </div>
        </div>
        <Guess guess="higher" {...{ round, busy, act }} />
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
      <span className="num">{offer ? multiplierText(offer.multiplier) : '–'}</span>
      <small className="num">{offer && chanceText(offer.hitProbability, locale)}</small>
    </button>
  );
}
