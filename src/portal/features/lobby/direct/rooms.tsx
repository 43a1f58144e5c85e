import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListPvpRoomsInfinite } from '#generated/client/catalogue/catalogue.ts';
import { listPvpRoomsDefaults } from '#generated/client/defaults.ts';
import type { PvpRoom } from '#generated/model/index.ts';
import { useAddress } from '#portal/access/use-address.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { useLaunch } from '#portal/entities/launch/use-launch.ts';
import { Button } from '#portal/ui/button.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { EmptyState, ErrorState } from '#portal/ui/state-panel.tsx';
import { readFilters } from '../lobby-filters.ts';

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

/** A room in which players meet: what it costs, how full it is, and the way in (ENTITY-31). */
function RoomCard({ room }: { readonly room: PvpRoom }) {
  const { t } = useTranslation();
  const money = useMoney();
  const launch = useLaunch();
  const { roomId, roomName, nodeId, gameName, vassalage, baseStake, minBuyIn, maxBuyIn, seats, seatsTaken, state } =
    room;
  const taken = t('lobbies.rooms.taken', { taken: seatsTaken, seats });
  return (
    <article
      aria-label={`${roomName}, ${gameName}`}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-lg border border-line bg-surface-1 p-3.5 light:shadow-1"
    >
      <div className="min-w-0">
        <h4 className="truncate text-md font-semibold">{roomName}</h4>
        <dl className="mt-1 flex flex-wrap gap-x-4 text-xs text-text-2">
          <div className="flex gap-1.5">
            <dt className="text-text-3">{t('lobbies.rooms.stake')}</dt>
            <dd className="font-semibold">{money(baseStake)}</dd>
          </div>
          <div className="flex gap-1.5">
            <dt className="text-text-3">{t('lobbies.rooms.buyIn')}</dt>
            <dd className="font-semibold">
              {t('lobbies.rooms.range', { min: money(minBuyIn), max: money(maxBuyIn) })}
            </dd>
          </div>
        </dl>
      </div>
      {state === 'open' ? (
        <Button
          size="sm"
          aria-label={t('lobbies.rooms.joinRoom', { room: roomName, game: gameName })}
          onClick={() => launch({ roomId, roomName, nodeId, gameName, vassalage, gameType: 'PVP' })}
        >
          {t('lobbies.rooms.join')}
        </Button>
      ) : (
        <span className="text-sm font-medium text-text-3">
          {state === 'full' ? t('lobbies.rooms.full') : t('lobbies.rooms.closed')}
        </span>
      )}
      <div className="col-span-2 mt-2.5 flex items-center gap-3">
        <meter
          min={0}
          max={seats}
          value={Math.min(seatsTaken, seats)}
          aria-label={t('lobbies.rooms.seats')}
          aria-valuetext={taken}
          className="sr-only"
        />
        <span aria-hidden="true" className="h-1.5 flex-1 overflow-hidden rounded-full bg-surface-3">
          <span
            className="block h-full rounded-full bg-text-2"
            style={{ width: `${Math.min(100, (seatsTaken / seats) * 100)}%` }}
          />
        </span>
        <span aria-hidden="true" className="text-xs text-text-2">
          {taken}
        </span>
      </div>
    </article>
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
