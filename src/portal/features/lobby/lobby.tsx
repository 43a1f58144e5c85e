import { type ReactNode, useCallback } from 'react';
import { useListVendors } from '../../../../generated/client/catalogue/catalogue.ts';
import type { GameCategory } from '../../../../generated/client/model/index.ts';
import { useGameTiles } from '../../entities/game/use-game-tiles.ts';
import { ClassifyFilter } from './classify-filter.tsx';
import { ContinueStrip } from './continue-strip.tsx';
import { LobbyHeading } from './lobby-heading.tsx';
import { LobbyList } from './lobby-list.tsx';
import { LobbySort } from './lobby-sort.tsx';
import { MinBetSelect } from './min-bet-select.tsx';
import { SearchField } from './search-field.tsx';
import { useFavouriteGames } from './use-favourite-games.ts';
import { useLobbyFilters } from './use-lobby-filters.ts';
import { useRecentGames } from './use-recent-games.ts';
import { VendorFilter } from './vendor-filter.tsx';

type LobbyProps = {
  readonly category: GameCategory;
  /** What stands between the heading and the games. */
  readonly children?: ReactNode;
};

/** A category's games with everything that narrows them. */
export function Lobby({ category, children }: LobbyProps) {
  const { filters, change, search, clear } = useLobbyFilters();
  const { data: vendors } = useListVendors();
  const lane = vendors?.data.lanes.find(({ title }) => title === category);
  const favourites = useFavouriteGames(category, filters);
  const recent = useRecentGames(category, filters);
  const own = filters.favourites || filters.recent;
  const tiles = useGameTiles();

  const onVendor = useCallback((vassalage: string | undefined) => change({ vassalage }), [change]);
  const onMinBet = useCallback((minBet: string | undefined) => change({ minBet }), [change]);

  return (
    <>
      <LobbyHeading category={category} lane={lane} />
      {children}
      {/* Wider than what is in it, so that rows may scroll to the edges; out of sight it costs the browser nothing. */}
      <div className="-mx-gutter mt-2 -mb-1 flex flex-wrap gap-3 px-gutter py-1 out-of-sight [--height:150px] lg:[--height:92px]">
        <div className="w-full min-w-0 max-lg:order-2">
          <VendorFilter vendors={vendors && (lane?.cards ?? [])} value={filters.vassalage} onChange={onVendor} />
        </div>
        <SearchField value={filters.gameName} onChange={search} className="w-full max-lg:order-1 lg:w-52" />
        <div className="flex min-w-0 flex-1 items-center gap-4 max-lg:-mx-gutter max-lg:-my-1 max-lg:order-3 max-lg:min-w-full max-lg:overflow-x-auto max-lg:px-gutter max-lg:py-1 max-lg:[scrollbar-width:none]">
          <ClassifyFilter
            gameClassify={filters.gameClassify}
            favourites={filters.favourites}
            recent={filters.recent}
            favouriteCount={favourites.all > 0 ? `${favourites.all}${favourites.hasMore ? '+' : ''}` : undefined}
            onChange={change}
          />
          <div className="ml-auto flex flex-none gap-4">
            <MinBetSelect value={filters.minBet} onChange={onMinBet} />
            {!own && <LobbySort value={filters.sort} onChange={change} />}
          </div>
        </div>
      </div>
      {!own && <ContinueStrip recent={recent} />}
      <LobbyList
        category={category}
        filters={filters}
        favourites={favourites}
        recent={recent}
        tiles={tiles}
        onClear={clear}
      />
    </>
  );
}
