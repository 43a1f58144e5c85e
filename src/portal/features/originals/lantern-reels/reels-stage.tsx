import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InhouseRound, LanternReelsChoice } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { Button } from '#portal/ui/button.tsx';
import { lineWins, reelWindow } from '#shared/games/lantern-reels.ts';
import { paylines, type ReelSymbol, ROWS, reels } from '#shared/games/reels.ts';
import type { StageProps } from '../game.ts';
import { useReveal } from '../use-reveal.ts';
import { CountUp } from './count-up.tsx';
import { Paytable } from './paytable.tsx';
import { Reel } from './reel.tsx';
import { stopTime } from './reel-column.ts';
import { symbolArt } from './symbol-art.ts';
import { WinningLines } from './winning-lines.tsx';
import './lantern-reels.css';
import { cn } from '#portal/lib/cn.ts';
import type { LineWin } from '#shared/games/lantern-reels.ts';
import { lineColour } from './line-colour.ts';
import { linePart } from './line-part.ts';

/** What the reels show before the first spin: a window in which nothing pays. */
const FIRST: readonly number[] = [0, 1, 2, 3, 4];

/** The machine: five reels stop one after another on the drawn stops, then the lines that pay are traced. */
export function ReelsStage({ round, onSettled }: StageProps<LanternReelsChoice>) {
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
            multiplier: linePart(pays),
          })}
        </button>
      ))}
    </div>
  );
}
