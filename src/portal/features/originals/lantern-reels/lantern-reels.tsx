import './lantern-reels.css';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InhouseRound, LanternReelsChoice } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { cn } from '#portal/lib/cn.ts';
import { Button } from '#portal/ui/button.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { oklch } from '#shared/art/colour.ts';
import { cutOdds, probability } from '#shared/games/exact.ts';
import { type LineWin, lineWins, reelWindow } from '#shared/games/lantern-reels.ts';
import { linePays, paylines, type ReelSymbol, ROWS, reels, symbols } from '#shared/games/reels.ts';
import type { OriginalGame, StageProps } from '../game.ts';
import { useSound } from '../sound/use-sound.ts';
import { multiplierText, shortMultiplier } from '../stage-parts.tsx';
import { useMotion, useReveal, useStill } from '../use-motion.ts';
import { symbolArt } from './symbol-art.ts';

const allStops = reels.reduce((product, { length }) => product * BigInt(length), 1n);

/** Lantern Reels: five reels with ten lines, all of them in play. */
export const lanternReels: OriginalGame<LanternReelsChoice> = {
  initial: () => ({ game: 'lantern-reels' }),
  Controls: ReelsControls,
  Stage: ReelsStage,
  acts: false,
  quote: () => ({
    multiplier: cutOdds(BigInt(BEST_SPIN.pays), BigInt(paylines.length)),
    chance: probability(BigInt(BEST_SPIN.stops), allStops),
    isBest: true,
  }),
  tell: (t, { outcome }) => {
    const wins = lineWins(reelWindow(outcome.map(Number)));
    if (wins.length === 0) return t('originals.lanternReels.toldNone');
    const words = wins.map(({ line, symbol, count, pays }) =>
      t('originals.lanternReels.winOf', {
        line: line + 1,
        number: count,
        symbol: t(`originals.lanternReels.${symbol}`),
        multiplier: Number(linePart(pays)),
      }),
    );
    return t('originals.lanternReels.told', { count: wins.length, wins: words.join('; ') });
  },
};

/** What the reels show before the first spin: a window in which nothing pays. */
const FIRST: readonly number[] = [0, 1, 2, 3, 4];

/** The machine: five reels stop one after another on the drawn stops, then the lines that pay are traced. */
function ReelsStage({ round, onSettled }: StageProps<LanternReelsChoice>) {
  const { t } = useTranslation();
  const write = useMoney();
  const [only, setOnly] = useState<number>();
  const [isExplained, setExplained] = useState(false);
  const settled = useReveal(round, stopTime(reels.length - 1), onSettled);
  const stops = stopsOf(round) ?? FIRST;
  const running = stops !== FIRST && !settled;
  const window = reelWindow(stops);
  const wins = running ? [] : lineWins(window);
  const last = useRef(FIRST);
  useLayoutEffect(() => {
    if (!running) last.current = stops;
    else setOnly(undefined);
  }, [running, stops]);

  const paid = wins.filter(({ line }) => only === undefined || line === only);
  const isPaid = (reel: number, row: number) =>
    paid.some(({ line, count }) => reel < count && paylines[line]?.[reel] === row);
  const rowText = (row: number) =>
    window.map((column) => column[row] && t(`originals.lanternReels.${column[row]}`)).join(', ');
  const picture = (symbol: ReelSymbol, reel: number, row: number) => {
    const part = wins.length === 0 || running ? undefined : isPaid(reel, row) ? 'in' : 'out';
    return <img src={symbolArt(symbol)} alt="" width={120} height={120} draggable={false} data-part={part} />;
  };
  return (
    <>
      <div className="lantern-machine">
        <div className="lantern-plaque">
          {wins.length > 0 && round?.payout ? (
            <span className="num text-xl font-bold">
              {`${t('originals.lanternReels.paid')} `}
              <CountUp key={round.roundId} amount={round.payout} write={write} />
            </span>
          ) : (
            <span className="text-sm font-medium">{t('originals.lanternReels.lines')}</span>
          )}
        </div>
        <div
          role="img"
          aria-label={
            running
              ? t('originals.lanternReels.turning')
              : t('originals.lanternReels.inView', { top: rowText(0), middle: rowText(1), bottom: rowText(ROWS - 1) })
          }
          className="lantern-window"
        >
          {reels.map((strip, reel) => (
            <Reel
              // The reels never change places.
              // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place
              key={reel}
              strip={strip}
              place={reel}
              from={last.current[reel] ?? 0}
              stop={stops[reel] ?? 0}
              running={running}
              draw={(symbol, row) => picture(symbol, reel, row)}
            />
          ))}
          {wins.length > 0 && <WinningLines key={round?.roundId} wins={wins} only={only} />}
        </div>
      </div>
      <WinList wins={wins} only={only} onOnly={setOnly} />
      <Button variant="neutral" size="sm" onClick={() => setExplained(true)}>
        {t('originals.lanternReels.paytable')}
      </Button>
      {isExplained && <Paytable onClose={() => setExplained(false)} />}
    </>
  );
}

/** The symbols of `count` places of a strip from a stop on, downwards; the first follows the last. */
export const stripFrom = <Symbol,>(strip: readonly Symbol[], stop: number, count: number): readonly Symbol[] =>
  Array.from({ length: count }, (_, place) => strip[(stop + place) % strip.length]).filter(
    (symbol) => symbol !== undefined,
  );

/** The fewest symbols that pass on the first reel, and how many more on each further one. */
const PASSING = 16;
const PASSING_MORE = 7;

/** How many symbols pass on a reel from one stop to the next. The reel runs downwards, against the numbering of stops. */
export function spinLength(from: number, to: number, length: number, reel: number): number {
  const least = PASSING + PASSING_MORE * reel;
  const straight = (((from - to) % length) + length) % length;
  return straight + Math.max(0, Math.ceil((least - straight) / length)) * length;
}

/**
 * What passes the window of a reel, from top to bottom. It begins with the window of the next stop and ends with that
 * of the present one.
 */
export const spinColumn = <Symbol,>(
  strip: readonly Symbol[],
  from: number,
  to: number,
  reel: number,
): readonly Symbol[] => stripFrom(strip, to, spinLength(from, to, strip.length, reel) + ROWS);

const FIRST_STOP_MS = 900;
const NEXT_STOP_MS = 360;

/** The moment at which a reel stops, in ms. */
export const stopTime = (reel: number): number => FIRST_STOP_MS + NEXT_STOP_MS * reel;

interface ReelProps<Symbol> {
  readonly strip: readonly Symbol[];
  readonly place: number;
  /** The stop before the spin. */
  readonly from: number;
  readonly stop: number;
  readonly running: boolean;
  readonly draw: (symbol: Symbol, row: number) => ReactNode;
}

/** How far a reel overruns its stop, in cells, and the share of the time until it returns. */
const OVER = 0.16;
const BACK = 0.9;

/** A reel: the window of its stop, or all that passes it until it stops. */
function Reel<Symbol>({ strip, place, from, stop, running, draw }: ReelProps<Symbol>) {
  const { play } = useSound();
  const column = useRef<HTMLDivElement>(null);
  const symbols = running ? spinColumn(strip, from, stop, place) : stripFrom(strip, stop, ROWS);
  const shift = (cells: number) => `translateY(${(-cells / symbols.length) * 100}%)`;

  useMotion(running, ({ animate, at }) => {
    const passed = spinLength(from, stop, strip.length, place);
    const frames = [
      { transform: shift(passed), easing: 'cubic-bezier(.36,.06,.4,1)' },
      { transform: shift(-OVER), offset: BACK, easing: 'ease-out' },
      { transform: shift(0) },
    ];
    animate(column.current, frames, { duration: stopTime(place), fill: 'both' });
    at(stopTime(place) * BACK, () => play('tick'));
  });

  return (
    <div className="lantern-reel">
      <div ref={column}>
        {symbols.map((symbol, row) => (
          <div
            // The same symbol stands on a strip more than once.
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={row}
            className="lantern-cell"
          >
            {draw(symbol, row)}
          </div>
        ))}
      </div>
    </div>
  );
}

const STEPS = 24;
const STEP_MS = 35;

interface CountUpProps {
  /** A decimal string. */
  readonly amount: string;
  readonly write: (amount: string) => string;
}

/** Counts up to an amount; screen readers meet the amount itself. */
function CountUp({ amount, write }: CountUpProps) {
  const still = useStill();
  const [step, setStep] = useState(still ? STEPS : 0);
  useEffect(() => {
    if (step >= STEPS) return;
    const timer = setTimeout(() => setStep(step + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return (
    <>
      <span aria-hidden="true">{write(part(amount, step, STEPS))}</span>
      <span className="sr-only">{write(amount)}</span>
    </>
  );
}

/** `step` of `steps` parts of an amount, rounded down to its decimals. */
export function part(amount: string, step: number, steps: number): string {
  const decimals = amount.split('.')[1]?.length ?? 0;
  const units = (BigInt(amount.replace('.', '')) * BigInt(step)) / BigInt(steps);
  const digits = String(units).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

interface WinningLinesProps {
  readonly wins: readonly LineWin[];
  /** The only line to show; all without it. */
  readonly only: number | undefined;
}

/** The way of a payline over its first reels, in a window of cells of 100. */
const linePath = (rows: readonly number[]): string =>
  `M${rows.map((row, reel) => `${reel * 100 + 50} ${row * 100 + 50}`).join('L')}`;

/** Traces the lines that won over the window of the reels. */
function WinningLines({ wins, only }: WinningLinesProps) {
  return (
    <svg
      viewBox="0 0 500 300"
      className="pointer-events-none absolute inset-0 size-full"
      aria-hidden="true"
      focusable="false"
    >
      {wins.map(({ line, count }, place) => {
        const rows = paylines[line] ?? [];
        const paid = linePath(rows.slice(0, count));
        return (
          <g
            key={line}
            fill="none"
            stroke={lineColour(line)}
            strokeLinejoin="round"
            strokeLinecap="round"
            className={cn('transition-opacity', only !== undefined && only !== line && 'opacity-0')}
          >
            <path d={linePath(rows)} strokeWidth="2.5" opacity=".4" />
            <path d={paid} strokeWidth="13" opacity=".25" />
            <path
              d={paid}
              strokeWidth="5"
              pathLength="1"
              strokeDasharray="1"
              className="lantern-trace"
              style={{ animationDelay: `${place * 220}ms` }}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** Hues from here on, over 312 degrees, are free; the rest belong to the brand. */
const FIRST_HUE = 140;

/** A colour for each payline, far from that of the one before. */
const lineColour = (line: number): string => oklch(0.84, 0.15, FIRST_HUE + ((line * 137) % 312));

/** The least count of a symbol that pays is the first price of `linePays`. */
const COUNTS = [3, 4, 5] as const;

/** The places in view. */
const CELLS = reels.flatMap((_, reel) => Array.from({ length: ROWS }, (_row, row) => ({ reel, row })));

/** What the symbols pay, and the lines on which they do. */
function Paytable({ onClose }: { readonly onClose: () => void }) {
  const { locale } = useLanguage();
  const { t } = useTranslation();
  return (
    <Modal
      title={t('originals.lanternReels.paytable')}
      closeLabel={t('common.close')}
      onClose={onClose}
      className="sm:w-160"
    >
      <div className="grid gap-5 px-6 pb-6">
        <p className="text-sm text-text-2">{t('originals.lanternReels.rules')}</p>
        <table className="w-full text-sm">
          <caption className="pb-2 text-left">
            <span className="block font-semibold">{t('originals.lanternReels.pays')}</span>
            <span className="text-text-2">{t('originals.lanternReels.paysFor')}</span>
          </caption>
          <thead>
            <tr className="border-b border-line text-text-2 *:py-2 *:font-medium">
              <th scope="col" className="text-left">
                {t('originals.lanternReels.symbol')}
              </th>
              {COUNTS.map((count) => (
                <th key={count} scope="col" className="num text-right">
                  {`${count}×`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {symbols.map((symbol) => (
              <tr key={symbol} className="border-b border-line *:py-1.5">
                <th scope="row" className="text-left font-medium">
                  <span className="flex items-center gap-3">
                    <span className="lantern-tile">
                      <img src={symbolArt(symbol)} alt="" width={40} height={40} />
                    </span>
                    {t(`originals.lanternReels.${symbol}`)}
                  </span>
                </th>
                {linePays[symbol].map((pays, index) => (
                  <td key={COUNTS[index]} className="num text-right">
                    {multiplierText(linePart(pays), locale)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <section className="grid gap-3">
          <h3 className="text-sm font-semibold">{t('originals.lanternReels.linesTitle')}</h3>
          <ol className="grid grid-cols-2 gap-3 sm:grid-cols-5">
            {paylines.map((rows, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
              <li key={line} className="grid gap-1 text-xs text-text-2">
                <svg viewBox="-6 -6 512 312" className="lantern-tile w-full" aria-hidden="true" focusable="false">
                  {CELLS.map(({ reel, row }) => (
                    <rect
                      key={`${reel} ${row}`}
                      x={reel * 100 + 6}
                      y={row * 100 + 6}
                      width="88"
                      height="88"
                      rx="12"
                      fill="#fff"
                      opacity={rows[reel] === row ? 0.34 : 0.1}
                    />
                  ))}
                  <path
                    d={linePath(rows)}
                    fill="none"
                    stroke={lineColour(line)}
                    strokeWidth="18"
                    strokeLinejoin="round"
                    strokeLinecap="round"
                  />
                </svg>
                {t('originals.lanternReels.line', { line: line + 1 })}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Modal>
  );
}

/** What the price of a line pays for the whole stake, which the lines share. */
const linePart = (pays: number): string => shortMultiplier(cutOdds(BigInt(pays), BigInt(paylines.length)));

const known = new WeakMap<InhouseRound, readonly number[]>();

/** The stops of a round, the same list for the same round. */
function stopsOf(round: InhouseRound | undefined): readonly number[] | undefined {
  if (round?.choice.game !== 'lantern-reels' || round.outcome.length === 0) return undefined;
  const stops = known.get(round) ?? round.outcome.map(Number);
  known.set(round, stops);
  return stops;
}

interface WinListProps {
  readonly wins: readonly LineWin[];
  /** The only line that is shown. */
  readonly only: number | undefined;
  readonly onOnly: (line: number | undefined) => void;
}

/** The lines that pay; each can be shown alone. Its room is kept, so that nothing moves with a win. */
function WinList({ wins, only, onOnly }: WinListProps) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no form fields
    <div
      role="group"
      aria-label={t('originals.lanternReels.wins')}
      className={cn('flex min-h-9 max-w-full flex-wrap justify-center gap-2', wins.length === 0 && 'invisible')}
    >
      {wins.map(({ line, symbol, count, pays }) => (
        <button
          key={line}
          type="button"
          aria-pressed={line === only}
          onClick={() => onOnly(line === only ? undefined : line)}
          className={cn(
            'target inline-flex h-8 items-center gap-2 rounded-full px-3 text-xs transition-colors',
            line === only ? 'bg-on-art text-on-day-art' : 'bg-(--stage-veil) text-on-art',
          )}
        >
          <span aria-hidden="true" className="size-2 rounded-full" style={{ backgroundColor: lineColour(line) }} />
          {t('originals.lanternReels.winOf', {
            line: line + 1,
            number: count,
            symbol: t(`originals.lanternReels.${symbol}`),
            multiplier: Number(linePart(pays)),
          })}
        </button>
      ))}
    </div>
  );
}

/** There is nothing to choose: all lines are in play. */
function ReelsControls() {
  const { t } = useTranslation();
  return <p className="text-sm text-text-2">{t('originals.lanternReels.inPlay')}</p>;
}

/** The highest total of all lines for each 1 staked on a line, and its number of stops. */
export const BEST_SPIN = { pays: 2_645, stops: 2 } as const;
