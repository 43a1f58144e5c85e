import type { InhouseRound } from '#generated/model/index.ts';
import { CELLS } from '#shared/games/mines.ts';

export const SIDE = 5;

/** What a cell shows. `left` was never opened and is shown after the round. */
export type Cell = 'covered' | 'gem' | 'hit' | 'mine' | 'left';

/** What each cell of a round shows; `revealed` where the mines may be seen. */
export function cellsOf(round: InhouseRound | undefined, revealed: boolean): readonly Cell[] {
  const opened = new Set(round?.opened);
  const mines = new Set(revealed ? round?.outcome.map(Number) : []);
  return Array.from({ length: CELLS }, (_, cell) => {
    if (mines.has(cell)) return opened.has(cell) ? 'hit' : 'mine';
    if (opened.has(cell)) return 'gem';
    return mines.size > 0 ? 'left' : 'covered';
  });
}

/** The gems that were found: of the opened cells only the last can be a mine. */
export function gemsFound(round: InhouseRound): number {
  const mines = new Set(round.outcome.map(Number));
  return round.opened.filter((cell) => !mines.has(cell)).length;
}

/** The cell that an arrow key leads to; undefined for another key. It stays within the field. */
export function cellTowards(cell: number, key: string): number | undefined {
  const column = cell % SIDE;
  if (key === 'ArrowLeft') return column > 0 ? cell - 1 : cell;
  if (key === 'ArrowRight') return column < SIDE - 1 ? cell + 1 : cell;
  if (key === 'ArrowUp') return cell >= SIDE ? cell - SIDE : cell;
  if (key === 'ArrowDown') return cell < CELLS - SIDE ? cell + SIDE : cell;
  if (key === 'Home') return cell - column;
  if (key === 'End') return cell - column + SIDE - 1;
  return undefined;
}
