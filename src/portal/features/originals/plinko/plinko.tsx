import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { InhouseRound, PlinkoChoice } from '#generated/model/index.ts';
import {
  playInhouseRoundBodyChoiceTwoRowsMax,
  playInhouseRoundBodyChoiceTwoRowsMin,
} from '#generated/zod/inhouse/inhouse.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { cn } from '#portal/lib/cn.ts';
import { probability } from '#shared/games/exact.ts';
import { plinkoPockets } from '#shared/games/plinko.ts';
import type { ControlsProps, OriginalGame, StageProps } from '../game.ts';
import { useSound } from '../sound/use-sound.ts';
import { decimalText, heat, RiskField, shortMultiplier, warmth } from '../stage-parts.tsx';
import { useMotion, useReveal } from '../use-motion.ts';

/** Plinko: a ball falls through rows of pins into a bin. */
export const plinko: OriginalGame<PlinkoChoice> = {
  initial: () => ({ game: 'plinko', rows: 12, risk: 'medium' }),
  Controls: PlinkoControls,
  Stage: PlinkoStage,
  acts: false,
  // The outermost bins pay most: all steps lead to the same side.
  quote: (_, choice) => ({
    multiplier: plinkoPockets(choice)[0] ?? '0.00',
    chance: probability(2n, 2n ** BigInt(choice.rows)),
    isBest: true,
  }),
  tell: (t, { multiplier }) => t('originals.plinko.told', { multiplier: Number(multiplier) }),
};

/** The board: the ball of a round falls as its outcome says, into the bin that pays. */
function PlinkoStage({ choice, round, onSettled }: StageProps<PlinkoChoice>) {
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

interface PlinkoBoardProps {
  readonly rows: number;
  /** The steps of the ball, none while there is no ball. */
  readonly steps: readonly string[];
  readonly running: boolean;
}

const WIDTH = 100;
const HEIGHT = 86;
const ABOVE = 13;
/** The balls that follow the ball and make its trail: their delay in ms and their opacity. */
const TRAIL = [
  [90, 0.1],
  [60, 0.18],
  [30, 0.3],
] as const;

/** The ring that spreads from a pin when the ball meets it. */
const RING = [
  { transform: 'scale(.5)', opacity: 0.9 },
  { transform: 'scale(2.6)', opacity: 0 },
];

/** The pins, and the ball that falls through them. */
function PlinkoBoard({ rows, steps, running }: PlinkoBoardProps) {
  const id = useId();
  const { play } = useSound();
  const ball = useRef<SVGGElement>(null);
  const trail = useRef<SVGGElement>(null);
  const rings = useRef<SVGGElement>(null);
  const gap = WIDTH / (rows + 1);
  const row = HEIGHT / rows;
  const pin = gap * 0.13;
  const radius = gap * 0.29;
  const place = ({ x, y }: BallPoint) => ({ x: WIDTH / 2 + x * gap, y: y * row - pin - radius });
  const stops = ballStops(steps);
  const end = place(stops.at(-1) ?? { x: 0, y: 0 });

  useMotion(running, ({ animate, at }) => {
    const offsets = pathOffsets(rows);
    const frames = ballPath(steps).map((point, index) => {
      const { x, y } = place(point);
      return { transform: `translate(${x}px,${y}px)`, offset: offsets[index] ?? 1 };
    });
    const fall = { duration: fallTime(rows), fill: 'both' } as const;
    animate(ball.current, frames, fall);
    for (const [index, [delay]] of TRAIL.entries()) {
      animate(trail.current?.children[index] ?? null, frames, { ...fall, delay });
    }
    for (const [index, time] of meetingTimes(rows).slice(0, -1).entries()) {
      animate(rings.current?.children[index] ?? null, RING, { duration: 420, delay: time, easing: 'ease-out' });
      at(time, () => play('tick'));
    }
  });

  return (
    <svg
      viewBox={`0 ${-ABOVE} ${WIDTH} ${HEIGHT + ABOVE}`}
      className="block h-auto w-full overflow-visible"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id={`${id}pin`} cx=".35" cy=".3" r=".8">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity=".55" />
        </radialGradient>
        <radialGradient id={`${id}ball`} cx=".34" cy=".28" r=".85">
          <stop offset="0" stopColor="#fff7e6" />
          <stop offset=".35" stopColor="#ffc46b" />
          <stop offset=".8" stopColor="#f0682a" />
          <stop offset="1" stopColor="#a5310d" />
        </radialGradient>
      </defs>
      <g fill={`url(#${id}pin)`}>
        {pins(rows).map((point) => (
          <circle key={`${point.x} ${point.y}`} cx={WIDTH / 2 + point.x * gap} cy={point.y * row} r={pin} />
        ))}
      </g>
      <g ref={rings} fill="none" stroke="#fff" strokeWidth={pin * 0.5}>
        {stops.slice(0, -1).map((stop) => (
          <circle
            key={stop.y}
            cx={WIDTH / 2 + stop.x * gap}
            cy={stop.y * row}
            r={pin * 1.6}
            opacity="0"
            className="[transform-box:fill-box] [transform-origin:center]"
          />
        ))}
      </g>
      {steps.length > 0 && (
        <>
          <g ref={trail} fill="#ffb45c">
            {TRAIL.map(([delay, opacity]) => (
              <circle key={delay} r={radius * 0.86} opacity={running ? opacity : 0} />
            ))}
          </g>
          <g ref={ball} style={{ transform: `translate(${end.x}px,${end.y}px)` }}>
            <circle r={radius} fill={`url(#${id}ball)`} />
            <ellipse
              cx={-radius * 0.32}
              cy={-radius * 0.42}
              rx={radius * 0.26}
              ry={radius * 0.15}
              fill="#fff"
              opacity=".65"
              transform={`rotate(-32 ${-radius * 0.32} ${-radius * 0.42})`}
            />
          </g>
        </>
      )}
    </svg>
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
  const { locale } = useLanguage();
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
              {decimalText(shortMultiplier(multiplier), locale)}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** How many rows of pins there are, and how far the bins' prices lie apart. */
function PlinkoControls({ choice, onChoice, disabled }: ControlsProps<PlinkoChoice>) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-4">
      <RiskField value={choice.risk} onChange={(risk) => onChoice({ ...choice, risk })} />
      <div className="grid gap-1.5">
        <div className="flex items-baseline justify-between">
          <label htmlFor={id} className="text-sm font-medium text-text-2">
            {t('originals.plinko.rows')}
          </label>
          <span aria-hidden="true" className="num text-md font-bold">
            {choice.rows}
          </span>
        </div>
        <input
          id={id}
          type="range"
          min={playInhouseRoundBodyChoiceTwoRowsMin}
          max={playInhouseRoundBodyChoiceTwoRowsMax}
          value={choice.rows}
          onChange={(event) => onChoice({ ...choice, rows: Number(event.target.value) })}
          className="h-8 w-full cursor-pointer accent-brand-graphic touch:h-touch"
        />
        <div aria-hidden="true" className="num flex justify-between text-xs text-text-3">
          <span>{playInhouseRoundBodyChoiceTwoRowsMin}</span>
          <span>{playInhouseRoundBodyChoiceTwoRowsMax}</span>
        </div>
      </div>
    </fieldset>
  );
}

/** A point in the board: `x` in gaps between pins from the middle, `y` in rows from the first row of pins. */
interface BallPoint {
  readonly x: number;
  readonly y: number;
}

/** The bin that the ball ends in, counted from the left: as many as it stepped to the right. */
export const binOf = (steps: readonly string[]): number => steps.filter((step) => step === '1').length;

/** Where the ball meets each row of pins, and last its bin: half a gap to the side that each step says. */
export function ballStops(steps: readonly string[]): readonly BallPoint[] {
  const stops: BallPoint[] = [{ x: 0, y: 0 }];
  let x = 0;
  steps.forEach((step, row) => {
    x += step === '1' ? 0.5 : -0.5;
    stops.push({ x, y: row + 1 });
  });
  return stops;
}

/** The pins: three in the first row, and one more in each further one. */
export const pins = (rows: number): readonly BallPoint[] =>
  Array.from({ length: rows }, (_, y) =>
    Array.from({ length: y + 3 }, (_pin, pin) => ({ x: pin - (y + 2) / 2, y })),
  ).flat();

/** Points of each hop, so that straight lines between them look like a throw. */
const SAMPLES = 8;
/** How high the ball bounces off a pin, in rows. */
const BOUNCE = 0.34;
/** The ball falls in from above the first row. */
const ENTRY: BallPoint = { x: 0, y: -1.6 };

/** The fall at the share `t` of a hop down one row: the bounce lifts the ball, then it falls. */
function fallen(t: number): number {
  const up = 2 * BOUNCE + Math.sqrt(4 * BOUNCE ** 2 + 4 * BOUNCE);
  return -up * t + (1 + up) * t ** 2;
}

/** The way of the ball through all its stops, at even steps of time. */
export function ballPath(steps: readonly string[]): readonly BallPoint[] {
  const stops = ballStops(steps);
  const [first] = stops;
  const entry = samples((t) => ({ x: ENTRY.x, y: ENTRY.y + ((first?.y ?? 0) - ENTRY.y) * t ** 2 }));
  const hops = stops.slice(1).flatMap((to, index) => {
    const from = stops[index] ?? ENTRY;
    return samples((t) => ({ x: from.x + (to.x - from.x) * t, y: from.y + fallen(t) }));
  });
  return [ENTRY, ...entry, ...hops];
}

const samples = (at: (t: number) => BallPoint): readonly BallPoint[] =>
  Array.from({ length: SAMPLES }, (_, index) => at((index + 1) / SAMPLES));

const HOP_MS = 168;
const ENTRY_MS = 260;

/** The time of the whole fall, in ms. */
export const fallTime = (rows: number): number => ENTRY_MS + rows * HOP_MS;

/** The moments at which the ball meets the rows, and last its bin, in ms from the drop. */
export const meetingTimes = (rows: number): readonly number[] =>
  Array.from({ length: rows + 1 }, (_, row) => ENTRY_MS + row * HOP_MS);

/** The share of the fall at which each point of the path is reached. */
export function pathOffsets(rows: number): readonly number[] {
  const whole = fallTime(rows);
  return Array.from({ length: 1 + SAMPLES * (rows + 1) }, (_, index) => {
    const inEntry = Math.min(index, SAMPLES) / SAMPLES;
    const inHops = Math.max(0, index - SAMPLES) / SAMPLES;
    return (inEntry * ENTRY_MS + inHops * HOP_MS) / whole;
  });
}
