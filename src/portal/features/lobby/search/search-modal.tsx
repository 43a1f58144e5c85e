import { History, SearchX, SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FacetCount, SearchFacets as Facets } from '#generated/model/index.ts';
import { useAddress } from '#portal/access/use-address.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { cn } from '#portal/lib/cn.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { localStore } from '#portal/lib/storage.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';
import { Button } from '#portal/ui/button.tsx';
import { Checkbox } from '#portal/ui/checkbox.tsx';
import { Chip } from '#portal/ui/chip.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { EmptyState } from '#portal/ui/state-panel.tsx';
import { searchWords } from '../lobby-filters.ts';
import { useSearchPages } from '../lobby-games.ts';
import { SearchField, SortSelect } from '../search-field.tsx';
import { TilePages } from '../tile-pages.tsx';
import {
  chosenCount,
  emptySearch,
  type FacetName,
  facetNames,
  readSearch,
  type SearchState,
  searchParams,
  searchSorts,
  toggleFacet,
  writeSearch,
} from './search-state.ts';

/** The delay (ms) after the last change before the address changes, because a new address renders the whole portal. */
const ADDRESS_MS = 300;

/**
 * `search`: all games of the site by name, provider and facets. The address holds the whole search, so Back from a game
 * restores it. The arrow key moves from the field to the results.
 */
export function SearchModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [state, setState] = useSearchState();
  const list = useSearchPages(searchParams(state));
  const [showsFacets, setShowsFacets] = useState(false);
  const results = useRef<HTMLElement>(null);
  const { words } = state;
  const chosen = chosenCount(state);

  // Stores a search that led to a game or was left open, not each keystroke.
  const keep = useStableCallback(() => {
    if (list.games.length > 0 && !list.isStale) keepSearch(words);
  });
  useEffect(() => keep, [keep]);

  const toFirst = () => results.current?.querySelector<HTMLElement>('article button')?.focus();
  const sorts = searchSorts.filter((sort) => sort !== 'relevance' || words !== '');
  const natural = words === '' ? 'popular' : 'relevance';

  const empty = (
    <EmptyState
      icon={<SearchX size={18} />}
      title={words === '' ? t('search.emptyFiltered') : t('search.emptyTitle', { words })}
      text={chosen > 0 ? t('search.emptyFilteredBody') : t('search.emptyBody')}
      action={
        <Button size="sm" onClick={() => setState(chosen > 0 ? { ...state, chosen: emptySearch.chosen } : emptySearch)}>
          {chosen > 0 ? t('search.searchWithout') : t('search.clear')}
        </Button>
      }
    />
  );
  return (
    <Modal size="wide" title={t('search.title')} titleHidden closeLabel={t('common.close')} onClose={onClose}>
      <div className="sticky top-0 z-raised flex items-center gap-2 border-b border-line bg-surface-1 py-3.5 pr-16 pl-4 sm:pl-6">
        <SearchField
          value={words}
          onChange={(next) => setState({ ...state, words: next })}
          label={t('search.field')}
          isFirst
          onDone={toFirst}
          className="min-w-0 flex-1"
        />
        <Button
          variant="outline"
          aria-expanded={showsFacets}
          aria-label={chosen > 0 ? t('search.filtersOn', { count: chosen }) : t('search.filters')}
          onClick={() => setShowsFacets(!showsFacets)}
          className="lg:hidden"
        >
          <SlidersHorizontal size={18} aria-hidden="true" />
          {chosen > 0 && <span className="num text-xs">{chosen}</span>}
        </Button>
      </div>
      <div className="grid flex-1 content-start gap-x-6 px-4 pt-4 pb-7 sm:px-6 lg:grid-cols-[212px_minmax(0,1fr)]">
        <div className={cn(!showsFacets && 'max-lg:hidden')}>
          <SearchFacets
            facets={list.facets}
            state={state}
            onToggle={(name, value) => setState(toggleFacet(state, name, value))}
            onClear={() => setState({ ...state, chosen: emptySearch.chosen })}
          />
          <Button block className="mb-5 lg:hidden" onClick={() => setShowsFacets(false)}>
            {t('search.hideFilters')}
          </Button>
        </div>
        <section
          ref={results}
          aria-label={t('search.results')}
          aria-busy={list.isPending || list.isStale}
          className="min-w-0"
        >
          {words === '' && chosen === 0 && (
            <LastSearchesRow onChoose={(next) => setState({ ...emptySearch, words: next })} />
          )}
          <div className="mb-3 flex min-h-9 items-center gap-4">
            <p role="status" className="text-sm text-text-2">
              {list.total !== undefined && !list.isStale && !list.isError && t('common.games', { count: list.total })}
            </p>
            <div className="ml-auto">
              <SortSelect
                label={t('search.sort')}
                value={state.sort ?? natural}
                options={sorts.map((sort) => ({ value: sort, label: t(`search.sorts.${sort}`) }))}
                onChange={(sort) => setState({ ...state, sort: sort === natural ? undefined : sort })}
              />
            </div>
          </div>
          {list.correctedKeyword !== null && !list.isStale && !list.isError && list.games.length > 0 && (
            <p className="mb-3 text-sm text-text-2">
              {t('search.corrected', { typed: words, found: list.correctedKeyword })}
            </p>
          )}
          <TilePages list={list} failedTitle={t('search.failedTitle')} empty={empty} />
        </section>
      </div>
    </Modal>
  );
}

/** The last searches, each a button that repeats it. */
function LastSearchesRow({ onChoose }: { readonly onChoose: (words: string) => void }) {
  const { t } = useTranslation();
  const [searches, setSearches] = useState(lastSearches);
  if (searches.length === 0) return null;
  const forget = () => {
    forgetSearches();
    setSearches([]);
  };
  return (
    <section aria-label={t('search.recent')} className="mb-4 flex flex-wrap items-center gap-2">
      <History size={16} aria-hidden="true" className="text-text-3" />
      {searches.map((words) => (
        <Chip key={words} selected={false} onClick={() => onChoose(words)} className="max-w-60">
          <span className="truncate">{words}</span>
        </Chip>
      ))}
      <button type="button" onClick={forget} className="target ml-1 text-sm font-medium text-text-2 hover:underline">
        {t('search.forget')}
      </button>
    </section>
  );
}

type SearchFacetsProps = {
  /** Undefined while loading. */
  readonly facets: Facets | undefined;
  readonly state: SearchState;
  readonly onToggle: (name: FacetName, value: string) => void;
  readonly onClear: () => void;
};

/** The facets of a search, with the number of games of each choice. */
function SearchFacets({ facets, state, onToggle, onClear }: SearchFacetsProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('search.facets.label')}>
      {chosenCount(state) > 0 && (
        <Button size="sm" variant="outline" block className="mb-4" onClick={onClear}>
          {t('search.clearFilters')}
        </Button>
      )}
      {!facets && <Skeleton className="h-80" />}
      {facets &&
        facetNames.map((name) => (
          <FacetGroup key={name} name={name} values={facets[name]} chosen={state.chosen[name]} onToggle={onToggle} />
        ))}
    </section>
  );
}

/**
 * The search of the address and its setter. A change applies at once and reaches the address shortly after. It replaces
 * the history entry, so Back leaves the search.
 */
function useSearchState(): readonly [SearchState, (next: SearchState) => void] {
  const [params, changeAddress] = useAddress();
  const inAddress = writeSearch(new URLSearchParams(), readSearch(params)).toString();
  const [state, setState] = useState(() => readSearch(params));
  const [known, setKnown] = useState(inAddress);
  /** What went into the address last. */
  const [written, setWritten] = useState(inAddress);
  if (known !== inAddress) {
    setKnown(inAddress);
    if (inAddress !== written) {
      setWritten(inAddress);
      setState(readSearch(params));
    }
  }

  const write = useStableCallback(() => {
    const next = writeSearch(new URLSearchParams(), state).toString();
    if (next === inAddress) return;
    setWritten(next);
    changeAddress((now) => writeSearch(now, state), { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change has its own time
  useEffect(() => {
    const timer = setTimeout(write, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [state, write]);
  return [state, setState];
}

type FacetGroupProps = {
  readonly name: FacetName;
  readonly values: readonly FacetCount[];
  readonly chosen: readonly string[];
  readonly onToggle: (name: FacetName, value: string) => void;
};

/** The number of values that a facet shows at first. */
const FIRST = 6;

/** One facet of a search: its values and the number of games of each. Chosen values stay even without games. */
function FacetGroup({ name, values, chosen, onToggle }: FacetGroupProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const lost = chosen.filter((value) => !values.some((other) => other.value === value));
  const all = [...values, ...lost.map((value): FacetCount => ({ value, label: value, count: 0 }))];
  if (all.length === 0) return null;
  const shown = isOpen ? all : all.filter(({ value }, index) => index < FIRST || chosen.includes(value));
  const hidden = all.length - shown.length;
  return (
    <fieldset className="mb-5">
      <legend className="mb-1.5 text-xs font-semibold text-text-3">{t(`search.facets.${name}`)}</legend>
      <ul className="grid gap-0.5">
        {shown.map(({ value, label, count }) => (
          <li key={value} className="flex">
            <Checkbox
              checked={chosen.includes(value)}
              onChange={() => onToggle(name, value)}
              className="min-h-8 w-full items-center! touch:min-h-touch"
            >
              <span className="min-w-0 flex-1 truncate">{label}</span>
              <span className="num text-xs font-medium text-text-3">{formatNumber(count, locale)}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {(hidden > 0 || isOpen) && all.length > FIRST && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="target mt-1 text-sm font-medium text-brand-text hover:underline"
        >
          {isOpen ? t('search.facets.less') : t('search.facets.more', { count: hidden })}
        </button>
      )}
    </fieldset>
  );
}

const MOST = 6;

/** The last searches in this browser, the latest first. */
export function lastSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStore.get('searches') ?? '[]');
    if (!Array.isArray(kept)) return [];
    const words = kept.filter((entry) => typeof entry === 'string').map(searchWords);
    return [...new Set(words.filter((entry) => entry !== ''))].slice(0, MOST);
  } catch {
    return [];
  }
}

/** Stores a search; it replaces an earlier search that it only extends. */
export function keepSearch(words: string): void {
  const next = searchWords(words);
  if (next === '') return;
  const others = lastSearches().filter((entry) => !next.toLowerCase().startsWith(entry.toLowerCase()));
  localStore.set('searches', JSON.stringify([next, ...others].slice(0, MOST)));
}

/** Deletes the stored searches. */
export function forgetSearches(): void {
  localStore.remove('searches');
}
