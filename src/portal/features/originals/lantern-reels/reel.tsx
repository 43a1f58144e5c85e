import { type ReactNode, useRef } from 'react';
import { ROWS } from '#shared/games/reels.ts';
import { useMotion } from '../motion/use-motion.ts';
import { useSound } from '../sound/use-sound.ts';
import { spinColumn, spinLength, stopTime, stripFrom } from './reel-column.ts';

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
export function Reel<Symbol>({ strip, place, from, stop, running, draw }: ReelProps<Symbol>) {
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
