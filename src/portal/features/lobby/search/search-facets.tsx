import { useTranslation } from 'react-i18next';
import type { SearchFacets as Facets } from '#generated/model/index.ts';
import { Button } from '#portal/ui/button.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { FacetGroup } from './facet-group.tsx';
import { chosenCount, type FacetName, facetNames, type SearchState } from './search-state.ts';

type SearchFacetsProps = {
  /** Undefined while loading. */
  readonly facets: Facets | undefined;
  readonly state: SearchState;
  readonly onToggle: (name: FacetName, value: string) => void;
  readonly onClear: () => void;
};

/** The facets of a search, with the number of games of each choice. */
export function SearchFacets({ facets, state, onToggle, onClear }: SearchFacetsProps) {
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
