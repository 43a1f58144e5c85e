import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { getListVendorsQueryOptions } from '#generated/client/catalogue/catalogue.ts';
import type { GameCategory } from '#generated/model/index.ts';
import { returning } from '../../access/opener.ts';
import { categoryPaths, paths } from '../../access/paths.ts';
import type { LaunchMemory } from '../../entities/launch/launchable.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';

type Left = Pick<LaunchMemory['launched'], 'opener' | 'gameType'> & {
  readonly vassalage?: string | undefined;
};

/**
 * Leaves the game to the page that opened it. A game opened by its address is left to the lobby of its category. Pages
 * within the frame add history entries, so no number of steps back is certain to lead there.
 */
export function useLeave({ opener, gameType, vassalage }: Left): () => void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useStableCallback(async () => {
    if (opener) return navigate(opener.address, returning(opener));
    const category = gameType ?? (vassalage && (await categoryOf(queries, vassalage)));
    return navigate(category ? categoryPaths[category] : paths.home, { replace: true });
  });
}

/** The first category of a vendor, because a game's address names none. */
async function categoryOf(queries: QueryClient, vassalage: string): Promise<GameCategory | undefined> {
  // Without an answer the player goes to the home page.
  const vendors = await queries.ensureQueryData(getListVendorsQueryOptions()).catch(() => undefined);
  return vendors?.data.lanes.find(({ cards }) => cards.some((card) => card.vassalage === vassalage))?.title;
}
