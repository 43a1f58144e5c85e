import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListPvpRoomsInfinite } from '#generated/client/catalogue/catalogue.ts';
import { listPvpRoomsDefaults } from '#generated/client/defaults.ts';
import type { PvpRoom } from '#generated/model/index.ts';
import { useAddress } from '#portal/access/use-address.ts';
import { Button } from '#portal/ui/button.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#portal/ui/state-panel.tsx';
import { readFilters } from '../lobby-filters.ts';
import { RoomCard } from './room-card.tsx';

/** The seats are at most this old (ms). */
const REFRESH_MS = 30_000;

/** The rooms of the games between players, by game; those of the chosen vendor only. */
export function Rooms() {
  const { t } = useTranslation();
  const [params] = useAddress();
  const { vassalage } = readFilters(params);
  const query = useListPvpRoomsInfinite(
    { ...(vassalage && { vassalage }), pageSize: listPvpRoomsDefaults.pageSize },
    {
      query: {
        initialPageParam: 1,
        getNextPageParam: (last, _pages, pageNo = 1) => (pageNo < last.totalPages ? pageNo + 1 : undefined),
        refetchInterval: REFRESH_MS,
      },
    },
  );
  const { data, isPending, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const games = byGame(data?.pages.flatMap((page) => page.content) ?? []);
  return (
    <section aria-label={t('lobbies.rooms.title')} aria-busy={isPending} className="mt-6">
      <h2 className="title mb-3">{t('lobbies.rooms.title')}</h2>
      {isPending && <Skeleton className="h-dvh rounded-lg" />}
      {isError && !data && (
        <ErrorState
          title={t('lobbies.rooms.failed')}
          text={t('lobby.failedBody')}
          retryLabel={t('common.retry')}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
      {data && games.length === 0 && (
        <EmptyState
          icon={<Users size={18} />}
          title={t('lobbies.rooms.emptyTitle')}
          text={t('lobbies.rooms.emptyBody')}
          action={
            <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {games.map(([nodeId, rooms]) => (
        <section key={nodeId} aria-label={rooms[0]?.gameName} className="mb-5">
          <h3 className="mb-2 text-sm font-semibold text-text-2">{rooms[0]?.gameName}</h3>
          <div className="grid gap-2.5 sm:grid-cols-2 sm:gap-3.5 xl:grid-cols-3">
            {rooms.map((room) => (
              <RoomCard key={room.roomId} room={room} />
            ))}
          </div>
        </section>
      ))}
      {hasNextPage && (
        <Button variant="outline" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('lobbies.rooms.more')}
        </Button>
      )}
    </section>
  );
}

/** The rooms of each game in the order of the answer. A room that moved between pages appears once. */
function byGame(rooms: readonly PvpRoom[]): readonly (readonly [string, readonly PvpRoom[]])[] {
  const games = new Map<string, Map<string, PvpRoom>>();
  for (const room of rooms) {
    const known = games.get(room.nodeId) ?? new Map<string, PvpRoom>();
    games.set(room.nodeId, known.set(`${room.vassalage}/${room.roomId}`, room));
  }
  return [...games].map(([nodeId, its]) => [nodeId, [...its.values()]]);
}
