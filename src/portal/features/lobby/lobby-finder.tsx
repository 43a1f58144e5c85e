import { ChevronDown } from 'lucide-react';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCategory, VendorCard } from '#generated/model/index.ts';
import { useSite } from '../../access/site.ts';
import { useMoney } from '../../access/use-money.ts';
import type { GameTiles } from '../../entities/game/use-game-tiles.ts';
import { ClassifyFilter } from './classify-filter.tsx';
import { ContinueStrip } from './continue-strip.tsx';
import { type LobbyFilters, lobbySorts, type LobbySort as Sort } from './lobby-filters.ts';
import { LobbyList } from './lobby-list.tsx';
import { SearchField } from './search-field.tsx';
import { SortSelect } from './sort-select.tsx';
import { useLobbyFilters } from './use-lobby-filters.ts';
import { VendorFilter } from './vendor-filter.tsx';

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
        className="h-full cursor-pointer appearance-none [field-sizing:content] rounded-sm bg-surface-0 pr-6 font-semibold text-text-1"
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

type LobbySortProps = {
  readonly value: Sort | undefined;
  readonly onChange: (changes: Pick<LobbyFilters, 'sort'>) => void;
};

type MinBetSelectProps = {
  readonly value: string | undefined;
  readonly onChange: (minBet: string | undefined) => void;
};
