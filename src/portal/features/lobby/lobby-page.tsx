import type { QueryClient } from '@tanstack/react-query';
import { getListVendorsQueryOptions } from '#generated/client/catalogue/catalogue.ts';
import type { GameCategory } from '#generated/model/index.ts';
import { Lobby } from './lobby.tsx';
import { readFilters } from './lobby-filters.ts';
import { prefetchCatalogueGames } from './use-catalogue-games.ts';

/** The page of a category's games. A key per category resets all state. */
export function LobbyPage({ category }: { readonly category: GameCategory }) {
  return <Lobby key={category} category={category} />;
}

/** Requests the page's data for an address ahead of its first render. */
export async function prefetchLobby(queries: QueryClient, category: GameCategory, search: string): Promise<void> {
  const filters = readFilters(new URLSearchParams(search));
  await Promise.all([
    queries.prefetchQuery(getListVendorsQueryOptions()),
    ...(filters.favourites ? [] : [prefetchCatalogueGames(queries, category, filters)]),
  ]);
}
