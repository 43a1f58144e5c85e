import { useTranslation } from 'react-i18next';
import type { InhouseRound, PlinkoChoice } from '#generated/model/index.ts';
import { cn } from '#portal/lib/cn.ts';
import { plinkoPockets } from '#shared/games/plinko.ts';
import type { StageProps } from '../game.ts';
import { heat, warmth } from '../parts/heat.ts';
import { shortMultiplier } from '../parts/short-multiplier.ts';
import { useReveal } from '../use-reveal.ts';
import { binOf, fallTime } from './ball-path.ts';
import { PlinkoBoard } from './plinko-board.tsx';

/** The board: the ball of a round falls as its outcome says, into the bin that pays. */
export function PlinkoStage({ choice, round, onSettled }: StageProps<PlinkoChoice>) {
  const settled = useReveal(round, fallTime(choice.rows), onSettled);
  const steps = stepsOf(choice, round);
  const running = steps.length > 0 && !settled;
  return (
    <div className="w-[min(100%,620px,calc(100dvh-300px))] min-w-[min(100%,240px)]">
      <PlinkoBoard key={round?.roundId} rows={choice.rows} steps={steps} running={running} />
      <PlinkoBins multipliers={plinkoPockets(choice)} hit={running || steps.length === 0 ? undefined : binOf(steps)} />
    </div>
  );
}

/** The steps of the ball, while the board is the one that it fell on. */
function stepsOf(choice: PlinkoChoice, round: InhouseRound | undefined): readonly string[] {
  if (round?.choice.game !== 'plinko') return [];
  return round.choice.rows === choice.rows && round.choice.risk === choice.risk ? round.outcome : [];
}

interface PlinkoBinsProps {
  readonly multipliers: readonly string[];
  /** The bin that the ball lies in. */
  readonly hit: number | undefined;
}

/** The bins with what they pay, from left to right. */
function PlinkoBins({ multipliers, hit }: PlinkoBinsProps) {
  const { t } = useTranslation();
  return (
    <ol aria-label={t('originals.plinko.bins')} className="flex">
      {multipliers.map((multiplier, bin) => (
        <li
          // The same multiplier stands on both sides.
          // biome-ignore lint/suspicious/noArrayIndexKey: a bin is its place
          key={bin}
          aria-current={hit === bin || undefined}
          className="@container relative min-w-0 flex-1 px-[1.5px]"
        >
          <span
            style={{ backgroundColor: heat(warmth(multiplier)) }}
            className={cn(
              'num grid h-11 place-items-center overflow-hidden rounded-[5px] text-2xs font-bold text-on-day-art [font-stretch:75%] @min-[30px]:h-9 @min-[30px]:text-xs @min-[44px]:text-sm @min-[44px]:[font-stretch:100%]',
              'shadow-[inset_0_2px_0_rgb(255_255_255/.35),inset_0_-3px_0_rgb(0_0_0/.18)] transition-[translate,filter] duration-base',
              hit !== undefined && hit !== bin && 'brightness-75',
              hit === bin && 'translate-y-1 outline-2 outline-on-art',
            )}
          >
            <span className="[writing-mode:vertical-rl] @min-[26px]:[writing-mode:horizontal-tb]">
              {shortMultiplier(multiplier)}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
