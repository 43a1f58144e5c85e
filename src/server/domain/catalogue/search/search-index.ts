import type { Operations } from '../../../../../generated/server/operations.ts';
import { fold } from '../fold.ts';
import type { CatalogueSnapshot, IndexedGame } from '../snapshot.ts';
import { FacetCodes } from './facet-codes.ts';
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

/** All games in an order: the place of each rank, and the rank of each place. */
export interface Order {
  readonly places: Uint32Array;
  readonly ranks: Uint32Array;
}

/** What search asks of a snapshot beyond its games; each part is made when it is first asked for. */
export class SearchIndex {
  readonly #games: readonly IndexedGame[];
  readonly #orders = new Map<FixedSort, Order>();
  #facetCodes: FacetCodes | undefined;
  #vocabulary: Vocabulary | undefined;

  constructor(games: readonly IndexedGame[]) {
    this.#games = games;
  }

  get facetCodes(): FacetCodes {
    this.#facetCodes ??= new FacetCodes(this.#games);
    return this.#facetCodes;
  }

  get vocabulary(): Vocabulary {
    this.#vocabulary ??= new Vocabulary(placesOfWords(this.#games), this.#games.length);
    return this.#vocabulary;
  }

  /** The places of all games in an order, and the rank of each. */
  order(sort: FixedSort): Order {
    const known = this.#orders.get(sort);
    if (known !== undefined) return known;
    const places = Uint32Array.from(this.#inOrder(sort));
    const ranks = new Uint32Array(places.length);
    places.forEach((place, rank) => {
      ranks[place] = rank;
    });
    const order = { places, ranks };
    this.#orders.set(sort, order);
    return order;
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

/** Where the games stand that have each word in their name, or in the name or the code of their vendor. */
function placesOfWords(games: readonly IndexedGame[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  const vendorWords = new Map<string, readonly string[]>();
  for (const [place, { game, text }] of games.entries()) {
    const ofVendor = vendorWords.get(game.vassalage) ?? fold(`${game.vendorName} ${game.vassalage}`).split(' ');
    vendorWords.set(game.vassalage, ofVendor);
    for (const word of new Set([...text.split(' '), ...ofVendor])) {
      const having = places.get(word);
      if (having) having.push(place);
      else places.set(word, [place]);
    }
  }
  places.delete('');
  return places;
}

const indexes = new WeakMap<CatalogueSnapshot, SearchIndex>();

/** The index of a snapshot, kept as long as that is. */
export function searchIndexOf(snapshot: CatalogueSnapshot): SearchIndex {
  const index = indexes.get(snapshot) ?? new SearchIndex(snapshot.games);
  indexes.set(snapshot, index);
  return index;
}
