import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Game } from '../../../../generated/client/model/index.ts';
import { queueFilling } from './tile-work.ts';

/** The games of a row, undefined where they are still coming. */
export type RowGames = readonly (Game | undefined)[];

/**
 * What the tiles of a row show: when it is given other games, one tile after the other takes its own, a tile in a frame.
 * A row on the screen takes them all at once.
 */
export function useFilling(games: RowGames, onScreen: boolean): RowGames {
  const [shown, setShown] = useState(games);
  const now = onScreen || shown.length !== games.length || isSameRow(shown, games) ? games : shown;
  if (now !== shown) setShown(now);
  // Not a passive effect, which would be a task of its own after each frame. It begins where the row stands now and
  // fills it to the end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tile that it fills changes `now`
  useLayoutEffect(() => {
    if (now === games) return undefined;
    let row = now;
    return queueFilling(() => {
      row = fillNext(row, games);
      // In the frame itself, so that what it takes can be told.
      flushSync(() => setShown(row));
      return isSameRow(row, games);
    });
  }, [games, onScreen]);
  return now;
}

/** Whether two rows have the same games. */
export function isSameRow(row: RowGames, other: RowGames): boolean {
  return row.length === other.length && row.every((game, column) => game === other[column]);
}

function fillNext(row: RowGames, games: RowGames): RowGames {
  const next = row.findIndex((game, column) => game !== games[column]);
  return row.map((game, column) => (column === next ? games[column] : game));
}
