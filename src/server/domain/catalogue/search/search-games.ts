import type { Language, SearchGamesResponse } from '../../../../../generated/server/model/index.ts';
import type { Operations } from '../../../../../generated/server/operations.ts';
import type { Serialized } from '../../../handlers/serialized.ts';
import type { Services } from '../../../services.ts';
import { AnswerCache } from '../answer-cache.ts';
import { wordsOf } from '../fold.ts';
import type { CatalogueSnapshot, IndexedGame } from '../snapshot.ts';
import { facetsOf } from './facets.ts';
import { findGames } from './find-games.ts';
import { narrow } from './narrow.ts';
import { type SearchIndex, searchIndexOf } from './search-index.ts';

type Needs = Pick<Services, 'db' | 'catalogue'>;
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
  return answers.get(snapshot, key, () => search(services, snapshot, words, query, language));
}

async function search(
  { db }: Needs,
  snapshot: CatalogueSnapshot,
  typed: readonly string[],
  query: SearchQuery,
  language: Language,
): Promise<SearchGamesResponse> {
  const index = searchIndexOf(snapshot);
  const words = typed.map((word) => meant(index, word));
  const found = await placesOf(db, snapshot, index, words);
  const { places, tally } = narrow(snapshot.games, found, query);
  const { pageNo, pageSize } = query;
  const from = (pageNo - 1) * pageSize;
  const known = words.flatMap((word) => word ?? []);
  const corrected = known.length === typed.length && known.some((word, place) => word !== typed[place]);
  return {
    success: true,
    value: {
      content: inOrder(snapshot, index, places, known, query.sort, from + pageSize).slice(from),
      totalPages: Math.ceil(places.length / pageSize),
      totalElements: places.length,
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

async function placesOf(
  db: Needs['db'],
  snapshot: CatalogueSnapshot,
  index: SearchIndex,
  words: readonly (string | undefined)[],
): Promise<Iterable<number>> {
  if (words.length === 0) return snapshot.games.keys();
  const known = [...new Set(words)].flatMap((word) => word ?? []);
  if (words.includes(undefined)) return [];
  const nodeIds = await findGames(db, known);
  return nodeIds.flatMap((nodeId) => index.placeOf(String(nodeId)) ?? []);
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
  const ranks = index.ranks(sort === 'relevance' ? 'popular' : sort);
  const fits = sort === 'relevance' && words.length > 0;
  const keyed = places.map((place) => {
    const game = games[place];
    const rank = ranks[place] ?? 0;
    return { game, key: fits && game !== undefined ? rank - fitness(game, words) * games.length : rank };
  });
  return keyed
    .sort((a, b) => a.key - b.key)
    .slice(0, most)
    .flatMap(({ game }) => game?.game ?? []);
}

/** How well the words fit: the exact name best, then whole words of it, beginnings of them, and the vendor last. */
function fitness({ text }: IndexedGame, words: readonly string[]): number {
  if (text === words.join(' ')) return words.length * 2 + 1;
  const padded = ` ${text} `;
  const points = words.map((word) => (padded.includes(` ${word} `) ? 2 : padded.includes(` ${word}`) ? 1 : 0));
  return points.reduce<number>((sum, point) => sum + point, 0);
}
