import { useCallback } from 'react';
import type { GameCategory, VendorCard } from '#generated/model/index.ts';
import type { GameTiles } from '../../entities/game/use-game-tiles.ts';
import { ClassifyFilter } from './classify-filter.tsx';
import { ContinueStrip } from './continue-strip.tsx';
import { LobbyList } from './lobby-list.tsx';
import { LobbySort } from './lobby-sort.tsx';
import { MinBetSelect } from './min-bet-select.tsx';
import { SearchField } from './search-field.tsx';
import { useLobbyFilters } from './use-lobby-filters.ts';
import { VendorFilter } from './vendor-filter.tsx';

type LobbyFinderProps = {
  readonly category: GameCategory;
  /** Undefined while loading. */
  readonly vendors: readonly VendorCard[] | undefined;
  readonly tiles: GameTiles;
};

/** The games of a category with all their filters. */
export function LobbyFinder({ category, vendors, tiles }: LobbyFinderProps) {
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
        <div className="flex min-w-0 flex-1 items-center gap-4 max-lg:-mx-gutter max-lg:-my-1 max-lg:order-3 max-lg:min-w-full max-lg:overflow-x-auto max-lg:px-gutter max-lg:py-1 max-lg:[scrollbar-width:none]">
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
