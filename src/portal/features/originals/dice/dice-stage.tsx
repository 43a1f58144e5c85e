import { useTranslation } from 'react-i18next';
import type { DiceChoice } from '#generated/model/index.ts';
import { cn } from '#portal/lib/cn.ts';
import type { StageProps } from '../game.ts';
import { useReveal } from '../use-reveal.ts';
import { targetRange, withTarget } from './track.ts';
import './dice.css';
import { useEffect, useState } from 'react';
import { useStill } from '../use-reveal.ts';

const EVERY_MS = 55;

const ROLL_MS = 1100;
const MARKS = [0, 25, 50, 75, 100];
/** The target moves by half a hundredth. */
const STEP = 50;

/** The roll, and the track from 0 to 100 on which the target is set. */
export function DiceStage({ choice, onChoice, round, busy, onSettled }: StageProps<DiceChoice>) {
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
