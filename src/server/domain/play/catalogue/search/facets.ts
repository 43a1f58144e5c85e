import {
  type FacetCount,
  GameClassify,
  type GameFeature,
  type Language,
  type SearchFacets,
} from '#generated/model/index.ts';
import { type CatalogueSnapshot, MENU } from '../snapshot.ts';
import { categoryLabels, classifyLabels, featureLabels } from './labels.ts';

/** The filters that have a facet. */
export type Facet = keyof SearchFacets;

/** For each facet, the number of games per value. */
export type FacetTally = Readonly<Record<Facet, Map<string, number>>>;

/** The facets with names in the language: categories and shelves in their own order, the others by number of games. */
export function facetsOf(
  tally: FacetTally,
  { vendors }: Pick<CatalogueSnapshot, 'vendors'>,
  language: Language,
): SearchFacets {
  return {
    gameType: inOrder(tally.gameType, MENU, categoryLabels[language]),
    vassalage: mostFirst(tally.vassalage, (code) => vendors.get(code)?.name ?? code).slice(0, 500),
    gameClassify: inOrder(tally.gameClassify, Object.values(GameClassify), classifyLabels[language]),
    features: mostFirst(tally.features, (feature) => featureLabel(feature, language)).slice(0, 50),
  };
}

function inOrder<Value extends string>(
  counts: ReadonlyMap<string, number>,
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): FacetCount[] {
  return values.flatMap((value) => {
    const count = counts.get(value);
    return count === undefined ? [] : [{ value, label: labels[value], count }];
  });
}

function mostFirst(counts: ReadonlyMap<string, number>, labelOf: (value: string) => string): FacetCount[] {
  return [...counts]
    .map(([value, count]) => ({ value, label: labelOf(value), count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** Vendors may list features that this server does not know; those keep their code. */
function featureLabel(feature: string, language: Language): string {
  const labels: Readonly<Record<GameFeature, string>> = featureLabels[language];
  return feature in labels ? labels[feature as GameFeature] : feature;
}
