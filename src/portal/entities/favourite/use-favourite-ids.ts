import { useMemo } from 'react';
import { useListFavouriteIds } from '#generated/client/catalogue/catalogue.ts';
import type { NodeId } from '#generated/model/index.ts';
import { useKeepsFavourites } from './use-keeps-favourites.ts';

/** The member's favourites by `nodeId`; empty for guests and trial accounts, without a request. */
export function useFavouriteIds(): ReadonlySet<NodeId> {
  const allowed = useKeepsFavourites();
  const { data } = useListFavouriteIds({ query: { enabled: allowed } });
  return useMemo(() => new Set(allowed ? data : undefined), [allowed, data]);
}
