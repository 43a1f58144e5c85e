import type { Language, SearchGamesResponse } from '../../../../../generated/server/model/index.ts';
import type { Operations } from '../../../../../generated/server/operations.ts';
import type { Services } from '../../../services.ts';
import type { Serialized } from '../../../shared/serialized.ts';
import { pageOf, rowsBefore } from '../../paging/page.ts';
import { AnswerCache } from '../answer-cache.ts';
import { wordsOf } from '../fold.ts';
import type { CatalogueSnapshot } from '../snapshot.ts';
import { facetsOf } from './facets.ts';
import { narrow } from './narrow.ts';
import { type SearchIndex, searchIndexOf } from './search-index.ts';

type Needs = Pick<Services, 'catalogue'>;
type SearchQuery = Operations['searchGames']['query'];

const answers = new AnswerCache<SearchGamesResponse>(8 * 1024 * 1024);

/** The games that have all words and pass all filters, and how they spread (searchGames). */
export async function searchGames(
  services: Needs,
  query: SearchQuery,
  headerLanguage: Language,
): Promise<Serialized<SearchGamesResponse>> {
  const snapshot = await services.catalogue.current();
  const language = query.language ?? headerLanguage;
  const { gameType, vassalage, gameClassify, features, minBet, minRtp, sort, pageNo, pageSize } = query;
  const words = wordsOf(query.keyword ?? '');
  const key = [language, words, gameType, vassalage, gameClassify, features, minBet, minRtp, sort, pageNo, pageSize];
  return answers.get(snapshot, key, () => search(snapshot, words, query, language));
}

function search(
  snapshot: CatalogueSnapshot,
  typed: readonly string[],
  query: SearchQuery,
  language: Language,
): SearchGamesResponse {
  const index = searchIndexOf(snapshot);
  const words = typed.map((word) => meant(index, word));
  const found = placesOf(snapshot, index, words);
  const { places, tally } = narrow(snapshot.games, index.facetCodes, found, query);
  const before = rowsBefore(query);
  const known = words.flatMap((word) => word ?? []);
  const corrected = known.length === typed.length && known.some((word, place) => word !== typed[place]);
  return {
    success: true,
    value: {
      ...pageOf(
        inOrder(snapshot, index, places, known, query.sort, before + query.pageSize).slice(before),
        places.length,
        query,
      ),
      facets: facetsOf(tally, snapshot, language),
      // Several corrections can make it longer than the contract's texts of a search.
      correctedKeyword: corrected ? known.join(' ').slice(0, 60).trimEnd() : null,
    },
  };
}

/** A word as it will be found: as it was typed, else the word that was meant, undefined when there is none. */
function meant({ vocabulary }: SearchIndex, word: string): string | undefined {
  return vocabulary.has(word) ? word : vocabulary.nearest(word);
}

function placesOf(
  snapshot: CatalogueSnapshot,
  { vocabulary }: SearchIndex,
  words: readonly (string | undefined)[],
): Iterable<number> {
  if (words.length === 0) return snapshot.games.keys();
  if (words.includes(undefined)) return [];
  return vocabulary.placesOf([...new Set(words)].flatMap((word) => word ?? []));
}

/** The first games of the order asked for. */
function inOrder(
  { games }: CatalogueSnapshot,
  index: SearchIndex,
  places: readonly number[],
  words: readonly string[],
  sort: SearchQuery['sort'] = words.length > 0 ? 'relevance' : 'popular',
  most: number,
) {
  const order = index.order(sort === 'relevance' ? 'popular' : sort);
  const fits = sort === 'relevance' && words.length > 0;
  // One number says both: games that fit better come first, and among those that fit alike the order decides.
  const keys = new Float64Array(places.length);
  const phrase = words.join(' ');
  places.forEach((place, at) => {
    const game = games[place];
    const rank = order.ranks[place] ?? 0;
    keys[at] = fits && game !== undefined ? rank - fitness(game.text, words, phrase) * games.length : rank;
  });
  return Array.from(keys.sort().subarray(0, most), (key) => {
    const rank = ((key % games.length) + games.length) % games.length;
    return games[order.places[rank] ?? -1]?.game ?? [];
  }).flat();
}

/** How well the words fit: the exact name best, then whole words of it, beginnings of them, and the vendor last. */
function fitness(text: string, words: readonly string[], phrase: string): number {
  if (text === phrase) return words.length * 2 + 1;
  let sum = 0;
  for (const word of words) sum += fitOf(text, word);
  return sum;
}

/** 2 for a whole word of the text, 1 for the beginning of one, 0 for neither. */
function fitOf(text: string, word: string): 0 | 1 | 2 {
  let fit: 0 | 1 = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at > 0 && text[at - 1] !== ' ') continue;
    const end = at + word.length;
    if (end === text.length || text[end] === ' ') return 2;
    fit = 1;
  }
  return fit;
}
