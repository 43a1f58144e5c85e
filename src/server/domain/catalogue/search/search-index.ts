import type { Operations } from '../../../../../generated/server/operations.ts';
import { fold } from '../fold.ts';
import type { CatalogueSnapshot, IndexedGame } from '../snapshot.ts';
import { Vocabulary } from './vocabulary.ts';

/** The orders that do not depend on what was searched for. */
export type FixedSort = Exclude<NonNullable<Operations['searchGames']['query']['sort']>, 'relevance'>;

const comparisons: Readonly<Record<Exclude<FixedSort, 'popular'>, (a: IndexedGame, b: IndexedGame) => number>> = {
  newest: (a, b) => b.releasedAt - a.releasedAt,
  name: (a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0),
  // Those that name none come last.
  rtp: (a, b) => (b.game.rtp ?? -1) - (a.game.rtp ?? -1),
  min_bet: (a, b) => Number(a.minBetCents - b.minBetCents),
};

/** What search asks of a snapshot beyond its games; each part is made when it is first asked for. */
export class SearchIndex {
  readonly #games: readonly IndexedGame[];
  readonly #ranks = new Map<FixedSort, Float64Array>();
  #places: ReadonlyMap<string, number> | undefined;
  #vocabulary: Vocabulary | undefined;

  constructor(games: readonly IndexedGame[]) {
    this.#games = games;
  }

  /** The place among the games of the snapshot, the most played first; undefined for what is not in it. */
  placeOf(nodeId: string): number | undefined {
    this.#places ??= new Map(this.#games.map(({ game }, place) => [game.nodeId, place]));
    return this.#places.get(nodeId);
  }

  get vocabulary(): Vocabulary {
    this.#vocabulary ??= new Vocabulary(countWords(this.#games));
    return this.#vocabulary;
  }

  /** Of each game, by its place, the rank in an order; no two have the same. */
  ranks(sort: FixedSort): Float64Array {
    const known = this.#ranks.get(sort);
    if (known !== undefined) return known;
    const ranks = new Float64Array(this.#games.length);
    this.#inOrder(sort).forEach((place, rank) => {
      ranks[place] = rank;
    });
    this.#ranks.set(sort, ranks);
    return ranks;
  }

  #inOrder(sort: FixedSort): number[] {
    const places = this.#games.map((_, place) => place);
    // The snapshot already is in this order.
    if (sort === 'popular') return places;
    const compare = comparisons[sort];
    return places.sort((one, other) => {
      const [a, b] = [this.#games[one], this.#games[other]];
      if (a === undefined || b === undefined) return 0;
      return compare(a, b) || Number(a.game.nodeId) - Number(b.game.nodeId);
    });
  }
}

function countWords(games: readonly IndexedGame[]): Map<string, number> {
  const counts = new Map<string, number>();
  const vendorWords = new Map<string, readonly string[]>();
  for (const { game, text } of games) {
    const ofVendor = vendorWords.get(game.vassalage) ?? fold(`${game.vendorName} ${game.vassalage}`).split(' ');
    vendorWords.set(game.vassalage, ofVendor);
    for (const word of new Set([...text.split(' '), ...ofVendor])) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  counts.delete('');
  return counts;
}

const indexes = new WeakMap<CatalogueSnapshot, SearchIndex>();

/** The index of a snapshot, kept as long as that is. */
export function searchIndexOf(snapshot: CatalogueSnapshot): SearchIndex {
  const index = indexes.get(snapshot) ?? new SearchIndex(snapshot.games);
  indexes.set(snapshot, index);
  return index;
}
