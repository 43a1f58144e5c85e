import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InhouseRound, KenoChoice } from '#generated/model/index.ts';
import { cn } from '#portal/lib/cn.ts';
import { kenoPays } from '#shared/games/keno.ts';
import type { StageProps } from '../game.ts';
import { useMotion } from '../motion/use-motion.ts';
import { multiplierText } from '../odds-text.ts';
import { shortMultiplier } from '../parts/short-multiplier.ts';
import { useSound } from '../sound/use-sound.ts';
import { useReveal } from '../use-reveal.ts';
import { KenoGrid } from './keno-grid.tsx';
import { DRAWN, hitsOf, MOST, withToggled } from './picks.ts';

const LIGHT_MS = 210;
const REVEAL_MS = LIGHT_MS * (DRAWN + 1);

/** The card: the player's numbers, and the drawn ones as they light up one after another. */
export function KenoStage({ choice, onChoice, round, busy, onSettled }: StageProps<KenoChoice>) {
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
          <span className="num text-sm font-bold">{multiplierText(shortMultiplier(multiplier))}</span>
          <span className={cn('text-2xs', count !== hits && 'text-on-art-2')}>
            {t('originals.keno.hits', { count })}
          </span>
        </li>
      ))}
    </ol>
  );
}
