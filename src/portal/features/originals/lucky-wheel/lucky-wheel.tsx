import { type Ref, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type InhouseRound, type LuckyWheelChoice, LuckyWheelChoiceSegments } from '#generated/model/index.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { cn } from '#portal/lib/cn.ts';
import { Segmented } from '#portal/ui/segmented.tsx';
import { at, corners, polar, wedge } from '#shared/art/draw.ts';
import { hash } from '#shared/art/seed.ts';
import { probability } from '#shared/games/exact.ts';
import { wheelSegments } from '#shared/games/lucky-wheel.ts';
import type { ControlsProps, OriginalGame, StageProps } from '../game.ts';
import { useSound } from '../sound/use-sound.ts';
import { decimalText, heat, multiplierText, RiskField, rank, shortMultiplier } from '../stage-parts.tsx';
import { useMotion, useReveal } from '../use-motion.ts';

/** Lucky Wheel: a wheel stops on one of its segments. */
export const luckyWheel: OriginalGame<LuckyWheelChoice> = {
  initial: () => ({ game: 'lucky-wheel', segments: 20, risk: 'medium' }),
  Controls: WheelControls,
  Stage: WheelStage,
  acts: false,
  quote: (_, choice) => {
    const segments = wheelSegments(choice);
    const best = segments.reduce((most, pays) => (Number(pays) > Number(most) ? pays : most), '0.00');
    const count = segments.filter((pays) => pays === best).length;
    return { multiplier: best, chance: probability(BigInt(count), BigInt(segments.length)), isBest: true };
  },
  tell: (t, { multiplier }) => t('originals.luckyWheel.told', { multiplier: Number(multiplier) }),
};

const FRAMES = 90;
/** Edges that follow sooner are neither seen nor heard apart. */
const LEAST_TICK_MS = 55;
/** What an edge does to the pointer. */
const FLICK = [{ transform: 'rotate(-20deg)' }, { transform: 'rotate(0deg)' }];

/** The wheel, which slows down onto the drawn segment, and what its segments pay. */
function WheelStage({ choice, round, onSettled }: StageProps<LuckyWheelChoice>) {
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

/** Whole turns of a spin, before the part that leads to the segment. */
const TURNS = 5;
/** How far from its middle a segment may stop, as a share of its width. */
const SPREAD = 0.36;
/** How fast the wheel loses its speed. */
const DRAG = 3.4;

/** The time of a spin, in ms. */
export const SPIN_MS = 4600;

/** Degrees between 0 and 360. */
const wrapped = (degrees: number): number => ((degrees % 360) + 360) % 360;

/**
 * The rotation (degrees, clockwise) that brings a segment under the pointer at the top. Before it turns, segment 0 is
 * in the middle of the top; the others follow clockwise. `lean` from 0 to 1 is the place within the segment.
 */
export function restAngle(segment: number, segments: number, lean: number): number {
  const width = 360 / segments;
  return wrapped(-segment * width + (2 * lean - 1) * SPREAD * width);
}

/** The segment under the pointer after a rotation. */
export function segmentAt(rotation: number, segments: number): number {
  const width = 360 / segments;
  return Math.floor(wrapped(-rotation + width / 2) / width) % segments;
}

/** How far a spin turns the wheel from one rest to the next, in degrees. */
const spinDistance = (from: number, to: number): number => TURNS * 360 + wrapped(to - from);

/** The share of the distance that is done at a share of the time. */
const done = (time: number): number => 1 - (1 - time) ** DRAG;

/** The rotation at even steps of time, from the first rest to the next. */
export function spinAngles(from: number, to: number, steps: number): readonly number[] {
  const distance = spinDistance(from, to);
  return Array.from({ length: steps + 1 }, (_, step) => from + distance * done(step / steps));
}

/** The moments (ms) at which an edge between two segments passes the pointer. */
export function edgeTimes(from: number, to: number, segments: number): readonly number[] {
  const width = 360 / segments;
  const distance = spinDistance(from, to);
  const first = (Math.floor(from / width - 0.5) + 1.5) * width;
  const count = Math.max(0, Math.floor((from + distance - first) / width) + 1);
  return Array.from({ length: count }, (_, edge) => {
    const share = (first + edge * width - from) / distance;
    return SPIN_MS * (1 - (1 - share) ** (1 / DRAG));
  });
}

/** Those of the moments that are far enough apart to be seen and heard. */
export function apart(times: readonly number[], least: number): readonly number[] {
  const kept: number[] = [];
  for (const time of times) if (time - (kept.at(-1) ?? -least) >= least) kept.push(time);
  return kept;
}

interface WheelDrawingProps {
  readonly multipliers: readonly string[];
  /** The rotation at rest, in degrees. */
  readonly rotation: number;
  readonly disc: Ref<SVGGElement>;
  readonly pointer: Ref<SVGGElement>;
  /** The segment that won or lost, once it may be shown. */
  readonly hit: number | undefined;
}

const RADIUS = 100;
const HUB = 38;

/** The wheel with its pointer. */
function WheelDrawing({ multipliers, rotation, disc, pointer, hit }: WheelDrawingProps) {
  const { locale } = useLanguage();
  const id = useId();
  const width = 360 / multipliers.length;
  const size = Math.min(12.5, width * 1.05);
  return (
    <svg viewBox="-120 -126 240 246" className="block h-auto w-full" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}rim`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ffe9b0" />
          <stop offset=".35" stopColor="#d9952f" />
          <stop offset=".6" stopColor="#8a4d12" />
          <stop offset="1" stopColor="#f2bd5c" />
        </linearGradient>
        <radialGradient id={`${id}depth`}>
          <stop offset=".3" stopColor="#000" stopOpacity=".42" />
          <stop offset=".5" stopColor="#000" stopOpacity="0" />
          <stop offset=".9" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".34" />
        </radialGradient>
        <linearGradient id={`${id}shine`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".34" />
          <stop offset=".5" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}pointer`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#c9c4d8" />
        </linearGradient>
      </defs>
      <circle cx="3" cy="8" r="114" opacity=".3" />
      <circle r="113" fill={`url(#${id}rim)`} />
      <circle r="103" fill="#1d0f2b" />
      <g ref={disc} style={{ transform: `rotate(${rotation}deg)` }}>
        {multipliers.map((multiplier, segment) => (
          <g
            // Equal segments lie side by side.
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
            key={segment}
            transform={`rotate(${segment * width - 90})`}
            opacity={hit === undefined || hit === segment ? 1 : 0.7}
            className="transition-opacity duration-base"
          >
            <path
              d={wedge(HUB, RADIUS, -width / 2, width / 2)}
              fill={isBlank(multiplier) ? (segment % 2 ? '#33214a' : '#2a1a3e') : heat(rank(multiplier, multipliers))}
              stroke="#1d0f2b"
              strokeWidth=".9"
            />
            {!isBlank(multiplier) && (
              <text
                x={RADIUS - 6}
                dominantBaseline="central"
                textAnchor="end"
                fontSize={size}
                fill="#1c1420"
                className="font-display font-bold [font-stretch:85%]"
              >
                {decimalText(shortMultiplier(multiplier), locale)}
              </text>
            )}
          </g>
        ))}
        <g fill="#fff3d0">
          {corners(multipliers.length, RADIUS + 1.5, width / 2 - 90).map((peg) => (
            <circle key={at(peg)} cx={peg[0]} cy={peg[1]} r={Math.min(2.2, width * 0.18)} />
          ))}
        </g>
      </g>
      <circle r={RADIUS} fill={`url(#${id}depth)`} />
      <circle r="113" fill={`url(#${id}shine)`} />
      <g fill="#fff6dc">
        {corners(24, 108, 0).map((lamp, index) => (
          <circle key={at(lamp)} cx={lamp[0]} cy={lamp[1]} r="1.9" opacity={index % 2 ? 0.95 : 0.5} />
        ))}
      </g>
      <circle r={HUB} fill={`url(#${id}rim)`} />
      <circle r={HUB - 4} fill="#25143a" />
      <circle r={HUB - 4} fill={`url(#${id}shine)`} />
      {hit === undefined ? (
        <path d="M0 -20Q0 0 20 0Q0 0 0 20Q0 0 -20 0Q0 0 0 -20Z" fill={`url(#${id}rim)`} />
      ) : (
        <text
          dominantBaseline="central"
          textAnchor="middle"
          fontSize="17"
          fill="#fff"
          className="animate-fade font-display font-bold"
        >
          {multiplierText(shortMultiplier(multipliers[hit] ?? '0.00'), locale)}
        </text>
      )}
      <g transform="translate(0 -116)">
        <g ref={pointer}>
          <path d={`M-10 -6Q0 -12 10 -6L${at(polar(22, 90))}Z`} fill={`url(#${id}pointer)`} stroke="#1d0f2b" />
          <circle cy="-3" r="3.4" fill="#e4572e" />
        </g>
      </g>
    </svg>
  );
}

const isBlank = (multiplier: string): boolean => Number(multiplier) === 0;

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
  const { locale } = useLanguage();
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
          <span className="num text-md font-bold">{multiplierText(shortMultiplier(kind), locale)}</span>
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

const SIZES = Object.values(LuckyWheelChoiceSegments);

/** How many segments the wheel has, and how far their prices lie apart. */
function WheelControls({ choice, onChoice, disabled }: ControlsProps<LuckyWheelChoice>) {
  const { t } = useTranslation();
  const title = t('originals.luckyWheel.segments');
  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-4">
      <RiskField value={choice.risk} onChange={(risk) => onChoice({ ...choice, risk })} />
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="text-sm font-medium text-text-2">
          {title}
        </span>
        <Segmented
          label={title}
          value={String(choice.segments)}
          onChange={(chosen) => {
            const segments = SIZES.find((size) => String(size) === chosen);
            if (segments !== undefined) onChoice({ ...choice, segments });
          }}
          options={SIZES.map((size) => ({ value: String(size), label: <span className="num">{size}</span> }))}
        />
      </div>
    </fieldset>
  );
}
