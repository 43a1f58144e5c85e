import './dice.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DiceChoice } from '#generated/model/index.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { cn } from '#portal/lib/cn.ts';
import { Segmented } from '#portal/ui/segmented.tsx';
import { diceMultiplier, diceWinners } from '#shared/games/dice.ts';
import { probability } from '#shared/games/exact.ts';
import type { ControlsProps, OriginalGame, StageProps } from '../game.ts';
import { chanceText } from '../stage-parts.tsx';
import { useReveal, useStill } from '../use-motion.ts';

/** Dice: a roll from 0.00 to 99.99, over or under a target. */
export const dice: OriginalGame<DiceChoice> = {
  initial: () => ({ game: 'dice', direction: 'over', target: '50.49' }),
  Controls: DiceControls,
  Stage: DiceStage,
  acts: false,
  quote: (_, choice) => ({
    multiplier: diceMultiplier(choice),
    chance: probability(BigInt(diceWinners(choice)), BigInt(ROLLS)),
  }),
  tell: (t, round) => t('originals.dice.told', { roll: round.outcome[0] ?? '' }),
};

const EVERY_MS = 55;

const ROLL_MS = 1100;
const MARKS = [0, 25, 50, 75, 100];
/** The target moves by half a hundredth. */
const STEP = 50;

/** The roll, and the track from 0 to 100 on which the target is set. */
function DiceStage({ choice, onChoice, round, busy, onSettled }: StageProps<DiceChoice>) {
  const { t } = useTranslation();
  const revealed = useReveal(round, ROLL_MS, onSettled);
  const isRolling = busy || (round !== undefined && !revealed);
  const digits = useRolling(isRolling);
  const roll = revealed ? round?.outcome[0] : undefined;
  const range = targetRange(choice);
  const share = `${range.value / 100}%`;
  return (
    <div className="dice" data-state={isRolling ? 'rolling' : revealed ? round?.state : undefined}>
      <p className="dice-roll num" aria-hidden="true">
        {digits ?? roll ?? '00.00'}
      </p>
      <div className="dice-track" data-direction={choice.direction}>
        <span
          className="dice-wins"
          style={choice.direction === 'over' ? { left: share } : { right: `${100 - range.value / 100}%` }}
        />
        <span className={cn('dice-marker', roll === undefined && 'opacity-0')} style={{ left: `${roll ?? 50}%` }}>
          <svg viewBox="0 0 60 66" aria-hidden="true">
            <polygon points="30,2 57,17 57,49 30,64 3,49 3,17" fill="#fff" />
            <polygon points="30,2 57,17 30,33 3,17" fill="#d8f3f1" />
            <polygon points="57,17 57,49 30,64 30,33" fill="#a9d8d6" />
            <g fill="#0c3538">
              <circle cx="30" cy="17" r="4" />
              <circle cx="16" cy="36" r="3.6" />
              <circle cx="16" cy="48" r="3.6" />
              <circle cx="38" cy="50" r="3.4" />
              <circle cx="44" cy="40" r="3.4" />
              <circle cx="50" cy="30" r="3.4" />
            </g>
          </svg>
        </span>
        <input
          type="range"
          min={range.min}
          max={range.max}
          step={STEP}
          value={range.value}
          disabled={isRolling}
          aria-label={t('originals.dice.target')}
          aria-valuetext={t(`originals.dice.${choice.direction}`, { target: choice.target })}
          onChange={(event) => onChoice(withTarget(choice, Number(event.target.value)))}
          className="dice-target"
        />
        <ol aria-hidden="true" className="dice-marks num">
          {MARKS.map((mark) => (
            <li key={mark} style={{ left: `${mark}%` }}>
              {mark}
            </li>
          ))}
        </ol>
      </div>
      <p className="dice-says num" aria-hidden="true">
        {t(`originals.dice.${choice.direction}`, { target: choice.target })}
      </p>
    </div>
  );
}

/** The rolls there are, in hundredths. */
const ROLLS = 10_000;

/** The rolls that may win at least and at most (contract, `DiceChoice`). */
const LEAST = 100;
const MOST = 9_800;

/** A choice on the same side with so many winning rolls, held within what the game takes. */
function withWinners(choice: DiceChoice, winners: number): DiceChoice {
  const held = Math.min(MOST, Math.max(LEAST, winners));
  const target = choice.direction === 'under' ? held : ROLLS - 1 - held;
  return { ...choice, target: `${Math.floor(target / 100)}.${String(target % 100).padStart(2, '0')}` };
}

/** The choice on the other side that wins as often. */
function turned(choice: DiceChoice): DiceChoice {
  const direction = choice.direction === 'over' ? 'under' : 'over';
  return withWinners({ ...choice, direction }, diceWinners(choice));
}

/** The target in hundredths, with its bounds on this side. */
function targetRange(choice: DiceChoice) {
  const value = Number(choice.target.replace('.', ''));
  return choice.direction === 'under'
    ? { value, min: LEAST, max: MOST }
    : { value, min: ROLLS - 1 - MOST, max: ROLLS - 1 - LEAST };
}

/** The choice with a target in hundredths. */
function withTarget(choice: DiceChoice, target: number): DiceChoice {
  return withWinners(choice, choice.direction === 'under' ? target : ROLLS - 1 - target);
}

/** Digits that change while a roll runs; they mean nothing. Undefined while nothing rolls, or with reduced motion. */
function useRolling(isRolling: boolean): string | undefined {
  const still = useStill();
  const [digits, setDigits] = useState<string>();
  const runs = isRolling && !still;
  useEffect(() => {
    if (!runs) {
      setDigits(undefined);
      return;
    }
    const timer = setInterval(() => {
      const [random = 0] = crypto.getRandomValues(new Uint16Array(1));
      setDigits(
        (random % 10_000)
          .toString()
          .padStart(4, '0')
          .replace(/(\d\d)$/, '.$1'),
      );
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [runs]);
  return digits;
}

/** Usual numbers of winning rolls of the ten thousand. */
const USUAL = [1_000, 2_500, 4_950, 7_500, 9_800];

/** The side of the target that wins, and usual chances. The target itself is on the stage. */
function DiceControls({ choice, onChoice, disabled }: ControlsProps<DiceChoice>) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const winners = diceWinners(choice);
  return (
    <fieldset disabled={disabled} className="grid gap-3">
      <legend className="sr-only">{t('originals.dice.choose')}</legend>
      <Segmented
        label={t('originals.dice.side')}
        options={[
          {
            value: 'over',
            label: t('originals.dice.over', {
              target: choice.direction === 'over' ? choice.target : turned(choice).target,
            }),
          },
          {
            value: 'under',
            label: t('originals.dice.under', {
              target: choice.direction === 'under' ? choice.target : turned(choice).target,
            }),
          },
        ]}
        value={choice.direction}
        onChange={(direction) => direction !== choice.direction && onChoice(turned(choice))}
        className="flex"
      />
      {/* biome-ignore lint/a11y/useSemanticElements: the fieldset around it is the group of the form */}
      <div role="group" aria-label={t('originals.rules.chance')} className="grid grid-cols-5 gap-1.5">
        {USUAL.map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={winners === count}
            onClick={() => onChoice(withWinners(choice, count))}
            className={cn(
              'num h-10 rounded-md text-xs touch:h-touch',
              winners === count ? 'bg-text-1 text-surface-0' : 'bg-surface-2 text-text-2 light:bg-surface-3',
            )}
          >
            {chanceText(String(count / ROLLS), locale)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
