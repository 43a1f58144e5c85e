import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

type BoardColumnsProps = {
  /** Whether what was drawn needs a broad column. */
  readonly isBroad?: boolean;
  /** What was drawn. */
  readonly history: ReactNode;
  /** The board, the slip and the own bets. */
  readonly children: ReactNode;
};

/** The first row of three columns is as high as the window below the head of the game, within bounds. */
const WIDE =
  "xl:grid-rows-[minmax(clamp(640px,calc(100dvh-var(--header-h)-136px),820px),auto)] xl:[grid-template-areas:'history_board_slip'_'own_own_own']";

/**
 * The parts of a lottery: below each other, from 1024 px with the slip beside the board, from 1280 px in three columns.
 * There the board gives the height, at least that of the window, and the others scroll in it.
 */
export function BoardColumns({ isBroad = false, history, children }: BoardColumnsProps) {
  return (
    <div
      className={cn(
        'flex min-w-0 flex-col gap-3.5',
        "lg:grid lg:grid-cols-[minmax(0,1fr)_300px] lg:[grid-template-areas:'board_slip'_'own_own'_'history_history']",
        WIDE,
        isBroad
          ? 'xl:grid-cols-[340px_minmax(0,1fr)_280px] min-[1400px]:grid-cols-[396px_minmax(0,1fr)_304px]'
          : 'xl:grid-cols-[300px_minmax(0,1fr)_272px] min-[1400px]:grid-cols-[340px_minmax(0,1fr)_304px]',
      )}
    >
      {children}
      <div className="min-w-0 lg:[grid-area:history] xl:contain-size">{history}</div>
    </div>
  );
}
