import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { InhouseRound, LuckyWheelChoice } from '#generated/model/index.ts';
import { cn } from '#portal/lib/cn.ts';
import { hash } from '#shared/art/seed.ts';
import { wheelSegments } from '#shared/games/lucky-wheel.ts';
import type { StageProps } from '../game.ts';
import { useMotion } from '../motion/use-motion.ts';
import { multiplierText } from '../odds-text.ts';
import { heat, rank } from '../parts/heat.ts';
import { shortMultiplier } from '../parts/short-multiplier.ts';
import { useSound } from '../sound/use-sound.ts';
import { useReveal } from '../use-reveal.ts';
import { WheelDrawing } from './wheel-drawing.tsx';
import { apart, edgeTimes, restAngle, SPIN_MS, spinAngles } from './wheel-turn.ts';

const FRAMES = 90;
/** Edges that follow sooner are neither seen nor heard apart. */
const LEAST_TICK_MS = 55;
/** What an edge does to the pointer. */
const FLICK = [{ transform: 'rotate(-20deg)' }, { transform: 'rotate(0deg)' }];

/** The wheel, which slows down onto the drawn segment, and what its segments pay. */
export function WheelStage({ choice, round, onSettled }: StageProps<LuckyWheelChoice>) {
  const { play } = useSound();
  const disc = useRef<SVGGElement>(null);
  const pointer = useRef<SVGGElement>(null);
  const lastRest = useRef(0);
  const multipliers = wheelSegments(choice);
  const settled = useReveal(round, SPIN_MS, onSettled);
  const drawn = drawnSegment(choice, round);
  const running = drawn !== undefined && !settled;
  const rest = drawn === undefined ? 0 : restAngle(drawn, choice.segments, leanOf(round?.roundId ?? ''));

  useMotion(running, ({ animate, at }) => {
    const from = lastRest.current;
    const turn = spinAngles(from, rest, FRAMES).map((angle) => ({ transform: `rotate(${angle}deg)` }));
    animate(disc.current, turn, { duration: SPIN_MS });
    for (const tick of apart(edgeTimes(from, rest, choice.segments), LEAST_TICK_MS)) {
      animate(pointer.current, FLICK, { delay: tick, duration: 150, easing: 'ease-out' });
      at(tick, () => play('tick'));
    }
  });
  useLayoutEffect(() => {
    if (!running) lastRest.current = rest;
  }, [running, rest]);

  const hit = running ? undefined : drawn;
  return (
    <>
      <div className="w-[min(100%,560px,calc(100dvh-380px))] min-w-[min(100%,260px)]">
        <WheelDrawing multipliers={multipliers} rotation={rest} disc={disc} pointer={pointer} hit={hit} />
      </div>
      <WheelLegend multipliers={multipliers} hit={hit === undefined ? undefined : multipliers[hit]} />
    </>
  );
}

/** The drawn segment, while the wheel is the one that was spun. */
function drawnSegment(choice: LuckyWheelChoice, round: InhouseRound | undefined): number | undefined {
  if (round?.choice.game !== 'lucky-wheel' || round.outcome[0] === undefined) return undefined;
  const isSame = round.choice.segments === choice.segments && round.choice.risk === choice.risk;
  return isSame ? Number(round.outcome[0]) : undefined;
}

/** Where in its segment a round stops: always at the same place, and not only in the middle. */
const leanOf = (roundId: string): number => hash(roundId) / 2 ** 32;

interface WheelLegendProps {
  readonly multipliers: readonly string[];
  /** The multiplier that was drawn. */
  readonly hit: string | undefined;
}

/** How many segments pay each multiplier. */
function WheelLegend({ multipliers, hit }: WheelLegendProps) {
  const { t } = useTranslation();
  const kinds = [...new Set(multipliers)].sort((a, b) => Number(a) - Number(b));
  return (
    <ul aria-label={t('originals.luckyWheel.pays')} className="flex flex-wrap justify-center gap-2">
      {kinds.map((kind) => (
        <li
          key={kind}
          aria-current={kind === hit || undefined}
          className={cn(
            'grid min-w-18 justify-items-center rounded-md px-3 pt-1.5 pb-1 transition-colors',
            kind === hit ? 'bg-on-art text-on-day-art' : 'bg-overlay-ink text-on-art',
          )}
        >
          <span className="num text-md font-bold">{multiplierText(shortMultiplier(kind))}</span>
          <span className={cn('text-2xs', kind === hit ? 'text-on-day-art' : 'text-on-art-2')}>
            {t('originals.luckyWheel.share', {
              part: multipliers.filter((multiplier) => multiplier === kind).length,
              whole: multipliers.length,
            })}
          </span>
          <span
            aria-hidden="true"
            style={{ backgroundColor: Number(kind) === 0 ? undefined : heat(rank(kind, multipliers)) }}
            className="mt-1 h-1 w-full rounded-full bg-on-art/20"
          />
        </li>
      ))}
    </ul>
  );
}
