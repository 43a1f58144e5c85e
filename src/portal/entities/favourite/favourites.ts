import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  getListFavouriteIdsQueryKey,
  getListFavouritesInfiniteQueryKey,
  useAddFavourite,
  useListFavouriteIds,
  useRemoveFavourite,
} from '#generated/client/catalogue/catalogue.ts';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import type { FavouritePayload, Game, NodeId } from '#generated/model/index.ts';
import { trialType, useLoggedIn } from '../../access/session.ts';
import { useMembersOnly, useModals } from '../../access/use-modals.ts';
import { ApiError } from '../../api/api-error.ts';
import { errorText } from '../../api/error-text.ts';
import { sessionStore } from '../../lib/storage.ts';
import { tellTabs } from '../../lib/tabs.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { toast } from '../../ui/toast.tsx';

/** The properties of a game that its heart needs. */
export type FavouriteGame = Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>;

/**
 * Adds or removes a favourite (LOBBY-10, LOBBY-11). The heart changes at once; the server's answer replaces the list; a
 * failure restores the heart. Guests get the login form, trial accounts the dialog that explains.
 */
export function useToggleFavourite(): (game: FavouriteGame) => void {
  const cache = useQueryClient();
  const membersOnly = useMembersOnly();
  const { open } = useModals();

  const onRefused = (error: unknown) => {
    if (hasCode(error, 'in_need_true_account')) open('trial');
    // The session itself reports that it ended.
    else if (!hasCode(error, 'session_expired', 'unauthenticated')) toast.error(errorText(error));
  };
  const { mutate: add } = useAddFavourite({ mutation: optimistic(cache, withId, onRefused) });
  const { mutate: remove } = useRemoveFavourite({ mutation: optimistic(cache, withoutId, onRefused) });

  return useStableCallback((game: FavouriteGame) =>
    membersOnly(() => {
      const ids = cache.getQueryData<NodeId[]>(getListFavouriteIdsQueryKey()) ?? [];
      const data = { nodeId: game.nodeId, vendor: game.vassalage, gameType: game.gameType };
      if (ids.includes(game.nodeId)) remove({ data });
      else add({ data });
    }),
  );
}

type Change = (ids: readonly NodeId[], id: NodeId) => NodeId[];

const withoutId: Change = (ids, id) => ids.filter((other) => other !== id);
const withId: Change = (ids, id) => [id, ...withoutId(ids, id)];

/** The favourites before a press; undefined if they were not loaded yet. */
type Snapshot = { readonly before: readonly NodeId[] | undefined };

/** One scope, so that the answers come in the order of the presses. */
const scope = { id: 'favourites' };

function optimistic(cache: QueryClient, change: Change, onRefused: (error: unknown) => void) {
  const key = getListFavouriteIdsQueryKey();
  const update = (updater: (ids: readonly NodeId[]) => NodeId[]) =>
    cache.setQueryData<NodeId[]>(key, (ids) => updater(ids ?? []));
  return {
    scope,
    async onMutate({ data }: { data: FavouritePayload }) {
      await cache.cancelQueries({ queryKey: key });
      const before = cache.getQueryData<NodeId[]>(key);
      update((ids) => change(ids, data.nodeId));
      return { before };
    },
    onError(error: unknown, { data }: { data: FavouritePayload }, snapshot: Snapshot | undefined) {
      // Only this game is restored, because other hearts may have been pressed since.
      const undo = snapshot?.before?.includes(data.nodeId) ? withId : withoutId;
      update((ids) => undo(ids, data.nodeId));
      if (snapshot?.before === undefined) cache.invalidateQueries({ queryKey: key });
      onRefused(error);
    },
    onSuccess(ids: NodeId[]) {
      tellTabs({ kind: 'favourites' });
      // While another press is pending, this answer does not include it.
      const pending = cache.isMutating({ predicate: (mutation) => mutation.options.scope?.id === scope.id });
      if (pending === 1) cache.setQueryData<NodeId[]>(key, ids);
    },
    onSettled() {
      return cache.invalidateQueries({ queryKey: getListFavouritesInfiniteQueryKey() });
    },
  };
}

function hasCode(error: unknown, ...codes: readonly ApiError['code'][]): boolean {
  return error instanceof ApiError && codes.includes(error.code);
}

/** The member's favourites by `nodeId`; empty for guests and trial accounts, without a request. */
export function useFavouriteIds(): ReadonlySet<NodeId> {
  const allowed = useKeepsFavourites();
  const { data } = useListFavouriteIds({ query: { enabled: allowed } });
  return useMemo(() => new Set(allowed ? data : undefined), [allowed, data]);
}

/**
 * Whether the account of this tab has favourites. Guests and trial accounts have none, nor does an account that is
 * still unknown.
 */
export function useKeepsFavourites(): boolean {
  const loggedIn = useLoggedIn();
  const { data: member } = useGetMemberInfo({ query: { enabled: loggedIn } });
  // After a reload the tab already knows the type, before the server answers.
  const type = member?.type ?? sessionStore.get('isAgent');
  return loggedIn && type !== null && String(type) !== String(trialType);
}
