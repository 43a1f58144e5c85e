import './keno.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InhouseRound, KenoChoice } from '#generated/model/index.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { cn } from '#portal/lib/cn.ts';
import { useGridWalk } from '#portal/lib/focus.ts';
import { Button } from '#portal/ui/button.tsx';
import { choose, probability } from '#shared/games/exact.ts';
import { kenoPays } from '#shared/games/keno.ts';
import type { ControlsProps, OriginalGame, StageProps } from '../game.ts';
import { useSound } from '../sound/use-sound.ts';
import { multiplierText, shortMultiplier } from '../stage-parts.tsx';
import { useMotion, useReveal } from '../use-motion.ts';

/** Keno: ten of forty numbers are drawn, and the player has named up to ten. */
export const keno: OriginalGame<KenoChoice> = {
  initial: () => ({ game: 'keno', numbers: [] }),
  Controls: KenoControls,
  Stage: KenoStage,
  acts: false,
  // All named numbers among those drawn pay most.
  quote: (_, { numbers }) => ({
    multiplier: kenoPays(numbers.length).at(-1) ?? '0.00',
    chance: probability(
      numbers.length === 0 ? 0n : choose(CARD.length - numbers.length, DRAWN - numbers.length),
      choose(CARD.length, DRAWN),
    ),
    isBest: true,
  }),
  isComplete: ({ numbers }) => numbers.length > 0,
  tell: (t, { choice, outcome, multiplier }) =>
    choice.game !== 'keno'
      ? ''
      : t('originals.keno.told', {
          hits: hitsOf(choice.numbers, outcome.map(Number)).length,
          picked: choice.numbers.length,
          multiplier: Number(multiplier),
        }),
};

const LIGHT_MS = 210;

/** The numbers of the card. */
const CARD: readonly number[] = Array.from({ length: 40 }, (_, index) => index + 1);
/** How many of them are drawn. */
const DRAWN = 10;
/** How many a player may pick. */
const MOST = 10;

/** The picks with a number added or taken away, in rising order; a full card takes no further one. */
export function withToggled(picks: readonly number[], number: number): number[] {
  if (picks.includes(number)) return picks.filter((pick) => pick !== number);
  return picks.length >= MOST ? [...picks] : [...picks, number].sort((a, b) => a - b);
}

/** `count` numbers of the card by chance, in rising order. `random` gives 0 to below 1. */
export function quickPick(count: number, random: () => number): number[] {
  const card = [...CARD];
  return Array.from({ length: count }, () => card.splice(Math.floor(random() * card.length), 1))
    .flat()
    .sort((a, b) => a - b);
}

/** The picks that were drawn. */
export const hitsOf = (picks: readonly number[], drawn: readonly number[]): readonly number[] =>
  picks.filter((pick) => drawn.includes(pick));

const REVEAL_MS = LIGHT_MS * (DRAWN + 1);

/** The card: the player's numbers, and the drawn ones as they light up one after another. */
function KenoStage({ choice, onChoice, round, busy, onSettled }: StageProps<KenoChoice>) {
  const { t } = useTranslation();
  const { play } = useSound();
  const [lit, setLit] = useState(0);
  const settled = useReveal(round, REVEAL_MS, onSettled);
  const drawn = drawnOf(choice, round);
  const running = drawn.length > 0 && !settled;

  useMotion(running, ({ at }) => {
    setLit(0);
    for (const [index, number] of drawn.entries()) {
      at(LIGHT_MS * (index + 1), () => {
        setLit(index + 1);
        play(choice.numbers.includes(number) ? 'step' : 'tick');
      });
    }
  });

  const shown = running ? drawn.slice(0, lit) : drawn;
  const picked = choice.numbers.length;
  return (
    <div className="@container grid w-[min(100%,600px)] gap-5">
      <KenoGrid
        picks={choice.numbers}
        drawn={shown}
        disabled={busy || running}
        full={picked >= MOST}
        onToggle={(number) => onChoice({ ...choice, numbers: withToggled(choice.numbers, number) })}
      />
      {picked === 0 ? (
        <p className="min-h-14 text-center text-sm text-on-art-2">{t('originals.keno.invite')}</p>
      ) : (
        <KenoPays
          multipliers={kenoPays(picked)}
          hits={drawn.length === 0 ? undefined : hitsOf(choice.numbers, shown).length}
        />
      )}
    </div>
  );
}

interface KenoGridProps {
  readonly picks: readonly number[];
  /** The drawn numbers that are lit. */
  readonly drawn: readonly number[];
  readonly disabled: boolean;
  /** No further number can be picked. */
  readonly full: boolean;
  readonly onToggle: (number: number) => void;
}

/** The card of forty numbers. */
function KenoGrid({ picks, drawn, disabled, full, onToggle }: KenoGridProps) {
  const { t } = useTranslation();
  const { grid, cell } = useGridWalk<HTMLDivElement>();
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no form fields
    <div {...grid} role="group" aria-label={t('originals.keno.card')} className="keno-card">
      {CARD.map((number, index) => {
        const isPicked = picks.includes(number);
        const isDrawn = drawn.includes(number);
        const look = isPicked ? (isDrawn ? 'hit' : 'picked') : isDrawn ? 'drawn' : 'plain';
        return (
          <button
            {...cell(index)}
            key={number}
            type="button"
            aria-pressed={isPicked}
            aria-disabled={disabled || (full && !isPicked)}
            aria-label={
              isDrawn
                ? t(isPicked ? 'originals.keno.hitNumber' : 'originals.keno.drawnNumber', { number })
                : String(number)
            }
            onClick={() => !disabled && onToggle(number)}
            data-look={look}
            className="keno-number num"
          >
            {number}
          </button>
        );
      })}
    </div>
  );
}

/** The drawn numbers, while the card is the one that was played. */
function drawnOf(choice: KenoChoice, round: InhouseRound | undefined): readonly number[] {
  if (round?.choice.game !== 'keno' || String(round.choice.numbers) !== String(choice.numbers)) return [];
  return round.outcome.map(Number);
}

interface KenoPaysProps {
  /** What each number of hits pays, from none. */
  readonly multipliers: readonly string[];
  /** The hits so far. */
  readonly hits: number | undefined;
}

/** What the hits pay for as many numbers as are picked. */
function KenoPays({ multipliers, hits }: KenoPaysProps) {
  const { locale } = useLanguage();
  const { t } = useTranslation();
  return (
    <ol aria-label={t('originals.keno.pays')} className="flex w-full flex-wrap justify-center gap-1.5">
      {multipliers.map((multiplier, count) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of hits
          key={count}
          aria-current={count === hits || undefined}
          className={cn(
            'grid min-w-13 flex-1 justify-items-center rounded-md px-1 py-1.5 transition-colors',
            count === hits ? 'bg-on-art text-on-day-art' : 'bg-(--stage-veil)',
          )}
        >
          <span className="num text-sm font-bold">{multiplierText(shortMultiplier(multiplier), locale)}</span>
          <span className={cn('text-2xs', count !== hits && 'text-on-art-2')}>
            {t('originals.keno.hits', { count })}
          </span>
        </li>
      ))}
    </ol>
  );
}

const COUNTS = [1, 3, 5, 7, 10];

/** How many numbers are picked, numbers by chance, and a clear card. */
function KenoControls({ choice, onChoice, disabled }: ControlsProps<KenoChoice>) {
  const { t } = useTranslation();
  const picked = choice.numbers.length;
  return (
    <div className="grid gap-3">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium text-text-2">{t('originals.keno.picked')}</span>
        <span className="num">{t('originals.keno.pickedOf', { picked, most: MOST })}</span>
      </p>
      <fieldset disabled={disabled} className="grid min-w-0 gap-1.5">
        <legend className="mb-1.5 text-sm font-medium text-text-2">{t('originals.keno.quickPick')}</legend>
        <div className="grid grid-cols-5 gap-1.5">
          {COUNTS.map((count) => (
            <Button
              key={count}
              className="px-0!"
              aria-label={t('originals.keno.quickPickOf', { count })}
              onClick={() => onChoice({ ...choice, numbers: quickPick(count, Math.random) })}
            >
              <span className="num">{count}</span>
            </Button>
          ))}
        </div>
      </fieldset>
      <Button
        variant="outline"
        disabled={disabled || picked === 0}
        onClick={() => onChoice({ ...choice, numbers: [] })}
      >
        {t('originals.keno.clear')}
      </Button>
    </div>
  );
}
