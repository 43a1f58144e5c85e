import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Game } from '../../../../generated/client/model/index.ts';
import { queueFilling } from './tile-work.ts';

/** The games of a row, undefined where they are still coming. */
export type RowGames = readonly (Game | undefined)[];

/** What the tiles of a row show. */
export type RowFill = {
  readonly games: RowGames;
  /** The tiles still change: nothing of the row is to be laid out and painted until all of them are what they shall be. */
  readonly isHidden: boolean;
};

/** So many tiles change at once. */
const AT_ONCE = 2;

/**
 * Gives a row that gets other games these a few at a time, frame by frame, and shows it in a frame after that. A row on
 * the screen gets them all at once.
 */
export function useFilling(games: RowGames, onScreen: boolean): RowFill {
  const [fill, setFill] = useState<RowFill>({ games, isHidden: false });
  const now = nextFill(fill, games, onScreen);
  if (now !== fill) setFill(now);
  // Not a passive effect, which would be a task of its own after each frame. It begins where the row stands now and
  // goes on to the end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step changes `now`
  useLayoutEffect(() => {
    if (!now.isHidden) return undefined;
    let row = now;
    return queueFilling(() => {
      row = isSameRow(row.games, games)
        ? { games, isHidden: false }
        : { games: fillSome(row.games, games), isHidden: true };
      // In the frame itself, so that what it takes can be told.
      flushSync(() => setFill(row));
      return !row.isHidden;
    });
  }, [games, onScreen]);
  return now;
}

/** Whether two rows have the same games. */
export function isSameRow(row: RowGames, other: RowGames): boolean {
  return row.length === other.length && row.every((game, column) => game === other[column]);
}

function nextFill(fill: RowFill, games: RowGames, onScreen: boolean): RowFill {
  const isSame = isSameRow(fill.games, games);
  if (onScreen || fill.games.length !== games.length) {
    return isSame && !fill.isHidden ? fill : { games, isHidden: false };
  }
  return isSame || fill.isHidden ? fill : { games: fill.games, isHidden: true };
}

function fillSome(row: RowGames, games: RowGames): RowGames {
  let left = AT_ONCE;
  return row.map((game, column) => {
    if (game === games[column] || left === 0) return game;
    left -= 1;
    return games[column];
  });
}
