import type { IndexedGame } from '../snapshot.ts';
import type { Facet, FacetTally } from './facets.ts';

export const facets = ['gameType', 'vassalage', 'gameClassify', 'features'] as const satisfies readonly Facet[];

/** What a game has of each facet. */
export const valuesOf: Readonly<Record<Facet, (indexed: IndexedGame) => readonly string[]>> = {
  gameType: ({ game }) => [game.gameType],
  vassalage: ({ game }) => [game.vassalage],
  gameClassify: ({ game }) => game.gameClassify,
  features: ({ game }) => game.features ?? [],
};

/**
 * The values of all facets as numbers, so that thousands of games are counted in a moment: to look words up in a map for
 * each takes longer than the database does to find the games.
 */
export class FacetCodes {
  readonly #values: { readonly facet: Facet; readonly value: string }[] = [];
  /** The codes of one game after the other. */
  readonly #codes: Uint32Array;
  /** Where those of each place begin, and at last where they end. */
  readonly #starts: Uint32Array;

  constructor(games: readonly IndexedGame[]) {
    const known = new Map<string, number>();
    const codes: number[] = [];
    const starts: number[] = [];
    for (const indexed of games) {
      starts.push(codes.length);
      for (const facet of facets) {
        for (const value of valuesOf[facet](indexed)) {
          const name = `${facet} ${value}`;
          const code = known.get(name) ?? this.#values.push({ facet, value }) - 1;
          known.set(name, code);
          codes.push(code);
        }
      }
    }
    this.#codes = Uint32Array.from(codes);
    this.#starts = Uint32Array.from([...starts, codes.length]);
  }

  /** Room for how often there is each code. */
  counts(): Uint32Array {
    return new Uint32Array(this.#values.length);
  }

  /** Counts the game at a place, in one facet alone where that is named. */
  count(counts: Uint32Array, place: number, only?: Facet): void {
    const end = this.#starts[place + 1] ?? 0;
    for (let at = this.#starts[place] ?? end; at < end; at++) {
      const code = this.#codes[at] ?? 0;
      if (only === undefined || this.#values[code]?.facet === only) counts[code] = (counts[code] ?? 0) + 1;
    }
  }

  /** What was counted, by facet and value. */
  tally(counts: Uint32Array): FacetTally {
    const tally: FacetTally = {
      gameType: new Map(),
      vassalage: new Map(),
      gameClassify: new Map(),
      features: new Map(),
    };
    for (const [code, { facet, value }] of this.#values.entries()) {
      const count = counts[code] ?? 0;
      if (count > 0) tally[facet].set(value, count);
    }
    return tally;
  }
}
