import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useListVendors } from '../../../../generated/client/catalogue/catalogue.ts';
import type { GameCategory } from '../../../../generated/client/model/index.ts';
import { ClassifyFilter } from './classify-filter.tsx';
import { LobbyHeading } from './lobby-heading.tsx';
import { LobbyResults } from './lobby-results.tsx';
import { MinBetSelect } from './min-bet-select.tsx';
import { SearchField } from './search-field.tsx';
import { useCatalogueGames } from './use-catalogue-games.ts';
import { useFavouriteGames } from './use-favourite-games.ts';
import { useLobbyFilters } from './use-lobby-filters.ts';
import { useStartOfResults } from './use-start-of-results.ts';
import { VendorFilter } from './vendor-filter.tsx';

/** A category's games with everything that narrows them. */
export function Lobby({ category }: { readonly category: GameCategory }) {
  const { t } = useTranslation();
  const { filters, change, search, clear } = useLobbyFilters();
  const { data: vendors } = useListVendors();
  const lane = vendors?.data.lanes.find(({ title }) => title === category);
  const favourites = useFavouriteGames(category, filters);
  const catalogue = useCatalogueGames(category, filters, !filters.favourites);
  const list = filters.favourites ? favourites : catalogue;

  const results = useRef<HTMLElement>(null);
  useStartOfResults(results, filters);

  const onVendor = useCallback((vassalage: string | undefined) => change({ vassalage }), [change]);
  const onMinBet = useCallback((minBet: string | undefined) => change({ minBet }), [change]);

  return (
    <>
      <LobbyHeading category={category} lane={lane} />
      {/* Wider than what is in it, so that rows may scroll to the edges; out of sight it costs the browser nothing. */}
      <div className="-mx-gutter mt-2 -mb-1 flex flex-wrap gap-3 px-gutter py-1 out-of-sight [--height:150px] lg:[--height:92px]">
        <div className="w-full min-w-0 max-lg:order-2">
          <VendorFilter vendors={vendors && (lane?.cards ?? [])} value={filters.vassalage} onChange={onVendor} />
        </div>
        <SearchField value={filters.gameName} onChange={search} className="w-full max-lg:order-1 lg:w-62" />
        <div className="-mx-gutter -my-1 flex min-w-0 flex-1 items-center gap-4 overflow-x-auto px-gutter py-1 [scrollbar-width:none] max-lg:order-3 max-lg:min-w-full lg:mx-0 lg:px-1">
          <ClassifyFilter
            gameClassify={filters.gameClassify}
            favourites={filters.favourites}
            favouriteCount={favourites.all > 0 ? `${favourites.all}${favourites.hasMore ? '+' : ''}` : undefined}
            onChange={change}
          />
          <MinBetSelect value={filters.minBet} onChange={onMinBet} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {list.total !== undefined && !list.isStale && t('common.games', { count: list.total })}
      </p>
      <section
        ref={results}
        aria-label={t('lobby.games')}
        aria-busy={list.isPending || list.isStale}
        className="mt-2.5 min-h-[50dvh] sm:mt-5"
      >
        <h2 className="sr-only">{t('lobby.games')}</h2>
        <LobbyResults
          category={category}
          list={list}
          favouritesOnly={filters.favourites && favourites.all === 0}
          onClear={clear}
        />
      </section>
    </>
  );
}
