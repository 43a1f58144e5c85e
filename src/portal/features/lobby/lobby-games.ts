import type { Game } from '../../../../generated/client/model/index.ts';

/** The games of a lobby as far as they are loaded. */
export type LobbyGames = {
  readonly games: readonly Game[];
  /** How many there are, undefined while that is not known. */
  readonly total: number | undefined;
  /** Nothing to show yet. */
  readonly isPending: boolean;
  /** What is shown belongs to the filters before; the new games are on their way. */
  readonly isStale: boolean;
  /** The first page did not come. */
  readonly isError: boolean;
  readonly hasMore: boolean;
  /** A further page did not come. */
  readonly isMoreError: boolean;
  readonly isFetching: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
};

/** All games of the loaded pages. One that slipped from page to page while they were loaded stands only once. */
export function joinPages(pages: readonly (readonly Game[])[]): readonly Game[] {
  const games = new Map<string, Game>();
  for (const page of pages) for (const game of page) if (!games.has(game.nodeId)) games.set(game.nodeId, game);
  return [...games.values()];
}
