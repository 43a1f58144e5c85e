import type { Game } from '#generated/model/index.ts';

/** The loaded games of a lobby. */
export type LobbyGames = {
  readonly games: readonly Game[];
  /** How many there are, undefined while that is not known. */
  readonly total: number | undefined;
  /** Nothing to show yet. */
  readonly isPending: boolean;
  /** The shown games belong to the previous filters; the new ones are loading. */
  readonly isStale: boolean;
  /** The first page failed to load. */
  readonly isError: boolean;
  readonly hasMore: boolean;
  /** A further page failed to load. */
  readonly isMoreError: boolean;
  readonly isFetching: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
};

/** All games of the loaded pages. A game that moved between pages meanwhile appears once. */
export function joinPages(pages: readonly (readonly Game[])[]): readonly Game[] {
  const games = new Map<string, Game>();
  for (const page of pages) for (const game of page) if (!games.has(game.nodeId)) games.set(game.nodeId, game);
  return [...games.values()];
}
