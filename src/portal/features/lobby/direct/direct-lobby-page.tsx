import { ArrowRight, Flame, LayoutGrid, Store, Users, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListPvpRoomsInfinite, useListVendors } from '#generated/client/catalogue/catalogue.ts';
import { listPvpRoomsDefaults } from '#generated/client/defaults.ts';
import type { GameCategory, PvpRoom, VendorCard as Vendor } from '#generated/model/index.ts';
import { paths } from '#portal/access/paths.ts';
import { useAddress } from '#portal/access/use-address.ts';
import { useModals } from '#portal/access/use-modals.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { categoryArt } from '#portal/entities/category/category.ts';
import { useGameTiles } from '#portal/entities/game/use-game-tiles.ts';
import { useLaunch } from '#portal/entities/launch/use-launch.ts';
import { VendorIcon } from '#portal/entities/vendor/vendor-icon.tsx';
import { WinnersStrip } from '#portal/entities/winner/winners-strip.tsx';
import { cn } from '#portal/lib/cn.ts';
import { Button, buttonClass, IconButton } from '#portal/ui/button.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { EmptyState, ErrorState } from '#portal/ui/state-panel.tsx';
import { readFilters } from '../lobby-filters.ts';
import { Lobby } from '../lobby-page.tsx';

/** The page of a category with direct launch: the vendors' own lobbies first, then the games of the catalogue. */
export function DirectLobbyPage({ category }: { readonly category: GameCategory }) {
  const { t } = useTranslation();
  return (
    <Lobby key={category} category={category}>
      <WinnersStrip gameType={category} className="mt-3" />
      <VendorLanes category={category} />
      {category === 'PVP' && <Rooms />}
      <p aria-hidden="true" className="title mt-6 mb-3">
        {t('lobby.games')}
      </p>
    </Lobby>
  );
}

/** The seats are at most this old (ms). */
const REFRESH_MS = 30_000;

/** The rooms of the games between players, by game; those of the chosen vendor only. */
function Rooms() {
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

/** So many stand in the first lane, with art. */
const FIRST = 4;

/** The vendors of a category (LOBBY-03, ENTITY-22): the first, hot ones before others, with art, the rest in a lane below. */
function VendorLanes({ category }: { readonly category: GameCategory }) {
  const { t } = useTranslation();
  const { data, isPending, isError, isFetching, refetch } = useListVendors();
  if (isPending) {
    return (
      <div className="mt-5 grid gap-3">
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-37 rounded-lg" />
      </div>
    );
  }
  if (isError) {
    return (
      <ErrorState
        title={t('lobbies.vendorsFailed')}
        text={t('lobby.failedBody')}
        retryLabel={t('common.retry')}
        retrying={isFetching}
        onRetry={refetch}
      />
    );
  }
  const cards = data.data.lanes.find(({ title }) => title === category)?.cards ?? [];
  if (cards.length === 0) {
    return (
      <EmptyState
        icon={<Store size={18} />}
        title={t('lobbies.noVendorsTitle')}
        text={t('lobbies.noVendorsBody')}
        action={
          <Link to={paths.home} className={buttonClass({ size: 'sm' })}>
            {t('lobbies.goHome')}
          </Link>
        }
      />
    );
  }
  const [first, others] = [cards.slice(0, FIRST), cards.slice(FIRST)];
  const title = t(`common.category.${category}`);
  return (
    <>
      <section aria-label={title} className="mt-5">
        <div className="mb-3 flex min-h-8 flex-wrap items-center gap-x-3">
          <h2 className="title">{title}</h2>
          <p className="ml-auto text-sm text-text-3">{t('lobbies.openHint')}</p>
        </div>
        <ul
          className={cn(
            'grid grid-cols-2 gap-2.5 sm:gap-3.5',
            first.length > 2 ? 'sm:grid-cols-3 lg:grid-cols-4' : 'lg:grid-cols-3',
          )}
        >
          {first.map((card) => (
            <li key={card.vassalage}>
              <VendorCard card={card} category={category} large />
            </li>
          ))}
        </ul>
      </section>
      {others.length > 0 && (
        <section aria-label={t('lobbies.otherVendors')} className="mt-6">
          <h2 className="title mb-3">{t('lobbies.otherVendors')}</h2>
          <ul className="grid grid-cols-1 gap-2.5 sm:grid-cols-[repeat(auto-fill,minmax(210px,1fr))] sm:gap-3.5">
            {others.map((card) => (
              <li key={card.vassalage}>
                <VendorCard card={card} category={category} large={false} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type VendorCardProps = {
  readonly card: Vendor;
  readonly category: GameCategory;
  /** With the art of its category, for the first lane. */
  readonly large: boolean;
};

/**
 * A vendor that starts its own lobby at once (LOBBY-05, LOBBY-22): the whole card does. Beside it a button opens the list
 * of its games (LOBBY-14). Under maintenance it says until when, and can still be focused.
 */
function VendorCard({ card, category, large }: VendorCardProps) {
  const { t } = useTranslation();
  const launch = useLaunch();
  const { open } = useModals();
  const { text } = useGameTiles();
  const { vendorName, vassalage, maintenance, gameCount } = card;
  const note = maintenance ? text.maintenance(card.maintenanceUntil) : t('common.games', { count: gameCount });
  return (
    <div className={cn('group relative', large ? 'h-37' : 'h-18')}>
      <button
        type="button"
        onClick={() => launch({ ...card, gameType: category })}
        className={cn('size-full overflow-hidden rounded-lg text-left', large ? LARGE : ROW)}
      >
        {large ? (
          <>
            <img
              src={categoryArt(category)}
              alt=""
              width={274}
              height={148}
              decoding="async"
              className={cn('absolute inset-0 -z-1 size-full object-cover', maintenance && 'brightness-50 grayscale')}
            />
            <span aria-hidden="true" className="absolute inset-0 -z-1 bg-linear-to-t from-overlay-ink to-transparent" />
            <span className="mt-auto flex items-center gap-2.5 sm:pr-12">
              <Icon card={card} className="size-9 max-sm:hidden" />
              <span className="min-w-0">
                <span className="block truncate font-display text-[17px]/5.5 font-[800] tracking-[-0.015em] [font-stretch:110%]">
                  {vendorName} <span className="sr-only">{t('lobbies.opens')},</span>
                </span>{' '}
                <span className="block truncate text-xs/4 text-on-art-2">{note}</span>
              </span>
            </span>
            {card.isHot && !maintenance && (
              <span className="absolute top-3 left-3 inline-flex h-5.5 items-center gap-1 rounded-xs bg-overlay-ink pr-[7px] pl-[5px] text-2xs font-semibold">
                <Flame size={13} aria-hidden="true" className="fill-art-hot text-art-hot" />
                {text.hot}
              </span>
            )}
            <span
              aria-hidden="true"
              className="absolute right-3 bottom-3 grid size-10 max-sm:hidden place-items-center rounded-full bg-overlay-ink group-hover:bg-brand group-hover:text-brand-contrast"
            >
              {maintenance ? <Wrench size={18} /> : <ArrowRight size={18} />}
            </span>
          </>
        ) : (
          <>
            <Icon card={card} className="size-12" />
            <span className="min-w-0 flex-1 pr-9">
              <span
                className={cn(
                  'flex items-center gap-1.5 text-md/5 font-semibold',
                  maintenance ? 'text-text-2' : 'text-text-1',
                )}
              >
                <span className="truncate">
                  {vendorName} <span className="sr-only">{t('lobbies.opens')},</span>
                </span>
                {card.isHot && <Flame size={13} aria-hidden="true" className="flex-none fill-hot text-hot" />}
              </span>{' '}
              <span className="block truncate text-xs/4 text-text-3">{note}</span>
            </span>
          </>
        )}
      </button>
      {gameCount > 0 && (
        <IconButton
          label={t('lobbies.gamesOf', { vendor: vendorName })}
          title={t('lobbies.gamesOf', { vendor: vendorName })}
          size="sm"
          onClick={() => open('vendorGames', {}, `${vassalage}.${category}`)}
          className={cn('absolute! right-3', large ? 'top-3 bg-overlay-ink! text-on-art!' : 'top-5')}
        >
          <LayoutGrid size={16} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

function Icon({ card, className }: { readonly card: Vendor; readonly className: string }) {
  return (
    <VendorIcon
      src={card.smallIcon}
      size={48}
      className={cn('rounded-[10px] bg-surface-3', className, card.maintenance && 'brightness-75 grayscale')}
    />
  );
}

const LARGE =
  'relative isolate flex flex-col p-3 text-on-art focus-visible:-outline-offset-3 ' +
  'after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:border after:border-on-art/10';
const ROW =
  'flex items-center gap-3 border border-line bg-surface-1 px-3 transition-colors hover:border-line-strong hover:bg-surface-2 light:shadow-1';
