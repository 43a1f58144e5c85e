import type { QueryClient } from '@tanstack/react-query';
import { ChevronDown, ChevronLeft, ChevronRight, Heart, History } from 'lucide-react';
import { memo, type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { getListVendorsQueryOptions, useListVendors } from '#generated/client/catalogue/catalogue.ts';
import type { GameCategory, GameClassify, VendorCard, VendorLane } from '#generated/model/index.ts';
import { useSite } from '../../access/site.ts';
import { useMembersOnly } from '../../access/use-modals.ts';
import { useMoney } from '../../access/use-money.ts';
import { useKeepsFavourites } from '../../entities/favourite/favourites.ts';
import { GameThumb } from '../../entities/game/game-thumb.tsx';
import { type GameTiles, useGameTiles } from '../../entities/game/use-game-tiles.ts';
import { useLaunch } from '../../entities/launch/use-launch.ts';
import { VendorIcon } from '../../entities/vendor/vendor-icon.tsx';
import { cn } from '../../lib/cn.ts';
import { IconButton } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { type Scroller, useScroller } from '../../ui/use-scroller.ts';
import {
  type LobbyFilters,
  lobbySorts,
  noFilters,
  readFilters,
  type LobbySort as Sort,
  useLobbyFilters,
} from './lobby-filters.ts';
import { prefetchCatalogueGames, useFavouriteGames, useRecentGames } from './lobby-games.ts';
import { LobbyList } from './lobby-list.tsx';
import { SearchField, SortSelect } from './search-field.tsx';

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

/** The category and the number of its games. */
const LobbyHeading = memo(function LobbyHeading({ category, lane }: LobbyHeadingProps) {
  const { t } = useTranslation();
  const games = lane?.cards.reduce((sum, card) => sum + card.gameCount, 0) ?? 0;
  return (
    <div className="mt-4 flex flex-wrap items-baseline gap-x-2.5">
      <h1 className="display text-[26px]/8">{t(`common.category.${category}`)}</h1>
      <p className="min-h-5 text-sm text-text-2">
        {lane &&
          t('lobby.summary', {
            games: t('common.games', { count: games }),
            providers: t('common.providers', { count: lane.cards.length }),
          })}
      </p>
    </div>
  );
});

type LobbyProps = {
  readonly category: GameCategory;
  /** Content between the heading and the games. */
  readonly children?: ReactNode;
};

/** A category's games with all their filters. */
export function Lobby({ category, children }: LobbyProps) {
  const { data: vendors } = useListVendors();
  const lane = vendors?.data.lanes.find(({ title }) => title === category);
  const tiles = useGameTiles();
  return (
    <>
      <LobbyHeading category={category} lane={lane} />
      {children}
      <LobbyFinder category={category} vendors={vendors && (lane?.cards ?? none)} tiles={tiles} />
    </>
  );
}

const none = [] as const;

type LobbyHeadingProps = {
  readonly category: GameCategory;
  /** Undefined while loading. */
  readonly lane: VendorLane | undefined;
};

/** The filter for games with at most this minimum stake, by the steps of the currency. */
const MinBetSelect = memo(function MinBetSelect({ value, onChange }: MinBetSelectProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const steps = useSite()?.brand.currency.minBets ?? [];
  // An address may name another stake.
  const offered = value === undefined || steps.includes(value) ? steps : [...steps, value];
  if (offered.length === 0) return null;
  return (
    <label className="relative flex h-9 flex-none items-center gap-2 rounded-sm text-sm whitespace-nowrap text-text-2 touch:h-touch">
      {t('lobby.minBet')}
      <select
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        className="h-full cursor-pointer appearance-none max-w-60 [field-sizing:content] truncate rounded-sm bg-surface-0 pr-6 font-semibold text-text-1 touch:text-lg"
      >
        <option value="">{t('lobby.anyBet')}</option>
        {offered.map((bet) => (
          <option key={bet} value={bet}>
            {write(bet)}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" className="pointer-events-none absolute right-0" />
    </label>
  );
});

/** The order of a lobby's games; by default the most played first. */
const LobbySort = memo(function LobbySort({ value, onChange }: LobbySortProps) {
  const { t } = useTranslation();
  const options = (['popular', ...lobbySorts] as const).map((sort) => ({
    value: sort,
    label: t(`lobbies.sorts.${sort}`),
  }));
  return (
    <SortSelect
      label={t('lobbies.sort')}
      value={value ?? 'popular'}
      options={options}
      onChange={(sort) => onChange({ sort: sort === 'popular' ? undefined : sort })}
    />
  );
});

type LobbyFinderProps = {
  readonly category: GameCategory;
  /** Undefined while loading. */
  readonly vendors: readonly VendorCard[] | undefined;
  readonly tiles: GameTiles;
};

type ClassifyFilterProps = {
  readonly category: GameCategory;
  readonly gameClassify: GameClassify | undefined;
  readonly favourites: boolean;
  readonly recent: boolean;
  readonly onChange: (changes: Pick<LobbyFilters, 'gameClassify' | 'favourites' | 'recent'>) => void;
};

type ScrollerButtonProps = {
  readonly scroller: Scroller<HTMLElement>;
  /** What comes when the row goes on. */
  readonly label: string;
};

/** No row is this many times as wide as its visible part. */
const MANY = 100;

/**
 * Scrolls a row that is wider than its visible part, and from its end back to its start. For visitors who cannot scroll
 * sideways.
 */
function ScrollerButton({ scroller, label }: ScrollerButtonProps) {
  const { t } = useTranslation();
  const { canGoOn, canGoBack, go } = scroller;
  if (!canGoOn && !canGoBack) return null;
  return (
    <IconButton
      label={canGoOn ? label : t('lobby.toFirst')}
      variant="box"
      onClick={() => go(canGoOn ? 1 : -MANY)}
      className="max-lg:hidden"
    >
      {canGoOn ? <ChevronRight size={18} aria-hidden="true" /> : <ChevronLeft size={18} aria-hidden="true" />}
    </IconButton>
  );
}

/** The filter for a shelf, the favourites or the recently played games (LOBBY-08, LOBBY-09). */
const ClassifyFilter = memo(function ClassifyFilter(props: ClassifyFilterProps) {
  const { category, gameClassify, favourites, recent, onChange } = props;
  const { t } = useTranslation();
  const { all, hasMore } = useFavouriteGames(category, noFilters);
  const membersOnly = useMembersOnly();
  const scroller = useScroller<HTMLFieldSetElement>();

  const shelf = (value: GameClassify | undefined, label: string) => (
    <Chip
      selected={!favourites && !recent && gameClassify === value}
      onClick={() => onChange({ gameClassify: value, favourites: false, recent: false })}
      className="h-9!"
    >
      {label}
    </Chip>
  );
  return (
    <>
      <fieldset
        ref={scroller.ref}
        aria-label={t('lobby.classify')}
        className="flex gap-2 max-lg:flex-none lg:-m-1 lg:min-w-0 lg:overflow-x-auto lg:p-1 lg:scrollbar-hidden"
      >
        {shelf(undefined, t('lobby.allGames'))}
        {shelf('HOT', t('lobby.hot'))}
        {shelf('NEW', t('lobby.new'))}
        <Chip
          selected={favourites}
          icon={<Heart size={14} aria-hidden="true" className="stroke-2" />}
          count={all > 0 ? `${all}${hasMore ? '+' : ''}` : undefined}
          onClick={() => membersOnly(() => onChange({ gameClassify: undefined, favourites: true, recent: false }))}
          className="h-9!"
        >
          {t('lobby.favourites')}
        </Chip>
        <Chip
          selected={recent}
          icon={<History size={14} aria-hidden="true" className="stroke-2" />}
          onClick={() => membersOnly(() => onChange({ gameClassify: undefined, favourites: false, recent: true }))}
          className="h-9!"
        >
          {t('lobbies.recent')}
        </Chip>
        {/* No other games are sorted by their machine. */}
        {category === 'RNG' && (
          <>
            {shelf('VIDEO', t('lobby.video'))}
            {shelf('CLASSIC', t('lobby.classic'))}
            {shelf('JACKPOT', t('lobby.jackpot'))}
          </>
        )}
      </fieldset>
      <ScrollerButton scroller={scroller} label={t('lobby.moreShelves')} />
    </>
  );
});

/** As many as stand side by side on a wide screen. */
const MOST = 5;

/** The member's last played games, ready to start (LOBBY-09). The height is fixed, so nothing moves. */
const ContinueStrip = memo(function ContinueStrip({ category }: { readonly category: GameCategory }) {
  const { t } = useTranslation();
  const recent = useRecentGames(category, noFilters);
  const launch = useLaunch();
  const hasPast = useKeepsFavourites();
  if (!hasPast || recent.isError) return null;
  const games = recent.played.slice(0, MOST);
  return (
    <section aria-label={t('lobbies.continue')} className="mt-3 flex items-center gap-4.5">
      <h2 className="flex flex-none items-center gap-2 text-sm font-semibold text-text-2 max-sm:sr-only">
        <History size={16} aria-hidden="true" />
        {t('lobbies.continue')}
      </h2>
      {recent.isPending && <Skeleton className="h-13.5 flex-1 rounded-lg" />}
      {!recent.isPending && games.length === 0 && (
        <p className="flex h-13.5 items-center text-sm text-text-3">{t('lobbies.noRecentBody')}</p>
      )}
      {games.length > 0 && (
        <ul className="-mx-gutter -my-1 flex min-w-0 flex-1 gap-2.5 overflow-x-auto px-gutter py-1 scrollbar-hidden lg:mx-0 lg:px-1">
          {games.map((game) => (
            <li key={game.nodeId} className="w-47 flex-none sm:w-auto sm:max-w-64 sm:min-w-44 sm:flex-1">
              <button
                type="button"
                aria-label={t('common.game.play', { game: game.gameName })}
                onClick={() => launch(game)}
                className="flex h-13.5 w-full items-center gap-2.5 rounded-lg border border-line bg-surface-1 px-2 text-left transition-colors hover:border-line-strong hover:bg-surface-2"
              >
                <GameThumb src={game.picture} gameType={game.gameType} className="size-10" />
                <span className="min-w-0">
                  <span className="block truncate text-sm/4.5 font-semibold">{game.gameName}</span>
                  <span className="block truncate text-xs text-text-2">{game.vendorName}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

/** The games of a category with all their filters. */
function LobbyFinder({ category, vendors, tiles }: LobbyFinderProps) {
  const { filters, askedWords, change, search, clear } = useLobbyFilters();
  const own = filters.favourites || filters.recent;

  const onVendor = useCallback((vassalage: string | undefined) => change({ vassalage }), [change]);
  const onMinBet = useCallback((minBet: string | undefined) => change({ minBet }), [change]);

  return (
    <>
      {/* It is wider than its content, so rows scroll to the edges. Out of sight it costs nothing. */}
      <div className="-mx-gutter mt-2 -mb-1 flex flex-wrap gap-3 px-gutter py-1 out-of-sight [--height:156px] lg:[--height:92px]">
        <div className="w-full min-w-0 max-lg:order-2">
          <VendorFilter vendors={vendors} value={filters.vassalage} onChange={onVendor} />
        </div>
        <SearchField value={filters.gameName} onChange={search} className="w-full max-lg:order-1 lg:w-52" />
        <div className="flex min-w-0 flex-1 items-center gap-4 max-lg:-mx-gutter max-lg:-my-1 max-lg:order-3 max-lg:min-w-full max-lg:overflow-x-auto max-lg:px-gutter max-lg:py-1 max-lg:scrollbar-hidden">
          <ClassifyFilter
            category={category}
            gameClassify={filters.gameClassify}
            favourites={filters.favourites}
            recent={filters.recent}
            onChange={change}
          />
          <div className="ml-auto flex flex-none gap-4">
            <MinBetSelect value={filters.minBet} onChange={onMinBet} />
            {!own && <LobbySort value={filters.sort} onChange={change} />}
          </div>
        </div>
      </div>
      {!own && <ContinueStrip category={category} />}
      <LobbyList category={category} filters={filters} askedWords={askedWords} tiles={tiles} onClear={clear} />
    </>
  );
}

type VendorFilterProps = {
  /** Undefined while loading. */
  readonly vendors: readonly VendorCard[] | undefined;
  /** The chosen vendor, undefined for all. */
  readonly value: string | undefined;
  readonly onChange: (vassalage: string | undefined) => void;
};

/** The vendors of the category in a row to scroll, all of them first. */
const VendorFilter = memo(function VendorFilter({ vendors, value, onChange }: VendorFilterProps) {
  const { t } = useTranslation();
  const scroller = useScroller<HTMLFieldSetElement>();
  if (!vendors) return <Skeleton className="h-touch rounded-md lg:h-control-md" />;
  return (
    <div className="flex items-center gap-2">
      <fieldset
        ref={scroller.ref}
        aria-label={t('lobby.providers')}
        className="-mx-gutter -my-1 flex min-w-0 flex-1 gap-2 overflow-x-auto px-gutter py-1 scrollbar-hidden lg:-mx-1 lg:px-1"
      >
        <Vendor selected={value === undefined} onSelect={() => onChange(undefined)}>
          <span className="pl-[7px]">{t('lobby.allProviders')}</span>
          <span className={cn('num text-xs font-medium', value === undefined ? 'opacity-70' : 'text-text-3')}>
            {vendors.length}
          </span>
        </Vendor>
        {vendors.map((vendor) => (
          <Vendor
            key={vendor.vassalage}
            selected={value === vendor.vassalage}
            onSelect={() => onChange(vendor.vassalage)}
          >
            <VendorIcon src={vendor.smallIcon} size={26} lazy className="size-[26px] rounded-[7px]" />
            {vendor.vendorName}
          </Vendor>
        ))}
      </fieldset>
      <ScrollerButton scroller={scroller} label={t('lobby.moreProviders')} />
    </div>
  );
});

type VendorProps = { readonly selected: boolean; readonly onSelect: () => void; readonly children: ReactNode };

function Vendor({ selected, onSelect, children }: VendorProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={onSelect}
      className={cn(
        'inline-flex h-touch flex-none items-center gap-2 rounded-md border pr-3.5 pl-[7px] text-sm font-medium whitespace-nowrap transition-colors lg:h-control-md',
        selected
          ? 'border-transparent bg-text-1 font-semibold text-surface-0'
          : 'border-line bg-surface-1 text-text-1 hover:border-line-strong',
      )}
    >
      {children}
    </button>
  );
}

type LobbySortProps = {
  readonly value: Sort | undefined;
  readonly onChange: (changes: Pick<LobbyFilters, 'sort'>) => void;
};

type MinBetSelectProps = {
  readonly value: string | undefined;
  readonly onChange: (minBet: string | undefined) => void;
};
