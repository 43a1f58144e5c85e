import type { Language, SearchGamesResponse } from '#generated/model/index.ts';
import type { Operations } from '#generated/server/operations.ts';
import { pageOfList } from '#server/domain/ground/paging/paging.ts';
import { wordsOf } from '#server/domain/ground/text/fold.ts';
import type { Services } from '#server/services.ts';
import type { CatalogueSnapshot } from '../snapshot.ts';
import { facetsOf } from './facets.ts';
import { type Hit, inOrder, narrow } from './narrow.ts';
import { searchIndexOf } from './search-index.ts';

type Dependencies = Pick<Services, 'catalogue'>;
type SearchQuery = Operations['searchGames']['query'];

/** The games that match all words and pass all filters, with their facet counts (searchGames). */
export async function searchGames(
  services: Dependencies,
  query: SearchQuery,
  headerLanguage: Language,
): Promise<SearchGamesResponse> {
  const snapshot = await services.catalogue.current();
  const language = query.language ?? headerLanguage;
  return search(snapshot, wordsOf(query.keyword ?? ''), query, language);
}

function search(
  snapshot: CatalogueSnapshot,
  typed: readonly string[],
  query: SearchQuery,
  language: Language,
): SearchGamesResponse {
  const { found, corrected } = find(snapshot, typed);
  const { hits, tally } = narrow(found, query);
  const { sort = typed.length > 0 ? 'relevance' : 'popular' } = query;
  const games = inOrder(hits, sort).map(({ indexed }) => indexed.game);
  return {
    success: true,
    value: {
      ...pageOfList(games, query),
      facets: facetsOf(tally, snapshot, language),
      correctedKeyword: corrected,
    },
  };
}

interface Found {
  /** The most played first. */
  readonly found: readonly Hit[];
  /** The corrected search text; null where nothing was corrected. */
  readonly corrected: string | null;
}

function find(snapshot: CatalogueSnapshot, typed: readonly string[]): Found {
  if (typed.length === 0) return { found: snapshot.games.map((indexed) => ({ indexed, score: 0 })), corrected: null };
  const index = searchIndexOf(snapshot);
  const asTyped = hitsOf(snapshot, index.find(typed));
  if (asTyped.length > 0) return { found: asTyped, corrected: null };
  const meant = typed.map((word) => (index.has(word) ? word : index.nearest(word)));
  const known = meant.flatMap((word) => word ?? []);
  if (known.length < typed.length) return { found: [], corrected: null };
  const keyword = known.join(' ');
  return {
    found: hitsOf(snapshot, index.find(known)),
    // Several corrections can make the text longer than the contract allows.
    corrected: keyword === typed.join(' ') ? null : keyword.slice(0, 60).trimEnd(),
  };
}

function hitsOf(snapshot: CatalogueSnapshot, scores: ReadonlyMap<number, number>): Hit[] {
  return snapshot.games.flatMap((indexed, position) => {
    const score = scores.get(position);
    return score === undefined ? [] : [{ indexed, score }];
  });
}
