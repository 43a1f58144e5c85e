import MiniSearch, { type Query } from 'minisearch';
import { fold } from '#server/domain/ground/text/fold.ts';
import type { CatalogueSnapshot, IndexedGame } from '../snapshot.ts';

const fields = ['name', 'vendor', 'unspaced'] as const;

interface SearchDocument extends Readonly<Record<(typeof fields)[number], string>> {
  /** The position of the game in the snapshot, the most played first. */
  readonly id: number;
}

/** The searchable games, with the words of their names and vendors. */
export class SearchIndex {
  readonly #index = new MiniSearch<SearchDocument>({
    fields: [...fields],
    tokenize: (text) => text.split(' ').filter((word) => word !== ''),
    processTerm: (term) => term,
    // Whole words rank before prefixes, the name before the vendor.
    searchOptions: { prefix: true, boost: { name: 20, vendor: 2 }, weights: { prefix: 0.1, fuzzy: 0.1 } },
  });

  constructor(games: readonly IndexedGame[]) {
    this.#index.addAll(
      games.map(({ game, text }, id) => ({
        id,
        name: text,
        vendor: fold(`${game.vendorName} ${game.vassalage}`),
        unspaced: unspaced(text),
      })),
    );
  }

  /** The score of each game that matches all the words, or all of them joined, by its position. */
  find(words: readonly string[]): ReadonlyMap<number, number> {
    const all: Query = { combineWith: 'AND', queries: [...new Set(words)] };
    const found = this.#index.search({ combineWith: 'OR', queries: [all, words.join('')] });
    return new Map(found.map(({ id, score }): [number, number] => [id, score]));
  }

  /** Whether some indexed word begins with this text. */
  has(beginning: string): boolean {
    return this.#index.search(beginning).length > 0;
  }

  /** The known word nearest to a misspelt one: one error from four letters on, two from eight. */
  nearest(typed: string): string | undefined {
    const most = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
    for (let distance = 1; distance <= most; distance++) {
      // MiniSearch counts a swap as two letters.
      const swaps = distance === 1 ? swapsOf(typed) : [];
      const fuzzy = { queries: [typed], fuzzy: distance, prefix: false };
      const games = new Map<string, number>();
      for (const { terms } of this.#index.search({ combineWith: 'OR', queries: [fuzzy, ...swaps] })) {
        for (const term of terms) games.set(term, (games.get(term) ?? 0) + 1);
      }
      const [best] = [...games].sort(([, one], [, other]) => other - one);
      if (best !== undefined) return best[0];
    }
    return undefined;
  }
}

/** The name from each of its words on, without spaces: `saigon` and `gonnight` both find `sai gon night`. */
function unspaced(text: string): string {
  const words = text.split(' ');
  return words.map((_, from) => words.slice(from).join('')).join(' ');
}

function swapsOf(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  );
}

const indexes = new WeakMap<CatalogueSnapshot, SearchIndex>();

/** The index of a snapshot, built at the first use and kept as long as the snapshot. */
export function searchIndexOf(snapshot: CatalogueSnapshot): SearchIndex {
  const index = indexes.get(snapshot) ?? new SearchIndex(snapshot.games);
  indexes.set(snapshot, index);
  return index;
}
