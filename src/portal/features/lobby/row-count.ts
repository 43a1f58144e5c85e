import { PAGE_SIZE } from './lobby-filters.ts';

/**
 * The page becomes longer once for so many pages of games. A browser goes through all of a page whose length changes:
 * done for each, that would hold up the scrolling which brings them.
 */
const PAGES_AHEAD = 8;

type Loaded = {
  readonly games: number;
  readonly hasMore: boolean;
  /** How many games there are, undefined while that is not known. */
  readonly total: number | undefined;
};

/** The rows of a grid, with places for games that are to come: at least a page of them, or all that are left. */
export function rowCount({ games, hasMore, total }: Loaded, columns: number): number {
  if (!hasMore) return Math.ceil(games / columns);
  const step = PAGES_AHEAD * PAGE_SIZE;
  const places = Math.ceil((games + PAGE_SIZE) / step) * step;
  // What is known of the total may be older than the games.
  return Math.ceil(Math.min(places, Math.max(total ?? places, games + 1)) / columns);
}
