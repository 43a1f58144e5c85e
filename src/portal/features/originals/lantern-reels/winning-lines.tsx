import { cn } from '#portal/lib/cn.ts';
import type { LineWin } from '#shared/games/lantern-reels.ts';
import { paylines } from '#shared/games/reels.ts';
import { lineColour } from './line-colour.ts';

interface WinningLinesProps {
  readonly wins: readonly LineWin[];
  /** The only line to show; all without it. */
  readonly only: number | undefined;
}

/** The way of a payline over its first reels, in a window of cells of 100. */
export const linePath = (rows: readonly number[]): string =>
  `M${rows.map((row, reel) => `${reel * 100 + 50} ${row * 100 + 50}`).join('L')}`;

/** Traces the lines that won over the window of the reels. */
export function WinningLines({ wins, only }: WinningLinesProps) {
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
