import type { Operations } from '#generated/server/operations.ts';
import { centsOf, type IndexedGame } from '../snapshot.ts';
import type { Facet, FacetTally } from './facets.ts';

type Filters = Pick<
  Operations['searchGames']['query'],
  'gameType' | 'vassalage' | 'gameClassify' | 'features' | 'minBet' | 'minRtp'
>;

const facets = ['gameType', 'vassalage', 'gameClassify', 'features'] as const satisfies readonly Facet[];

/** A game's values of each facet. */
const valuesOf: Readonly<Record<Facet, (indexed: IndexedGame) => readonly string[]>> = {
  gameType: ({ game }) => [game.gameType],
  vassalage: ({ game }) => [game.vassalage],
  gameClassify: ({ game }) => game.gameClassify,
  features: ({ game }) => game.features ?? [],
};

/** The hits that pass every filter, and the facet counts: each facet counts with all filters except its own. */
export interface Narrowed {
  readonly hits: readonly Hit[];
  readonly tally: FacetTally;
}

/** Filters the hits. */
export function narrow(found: readonly Hit[], filters: Filters): Narrowed {
  const conditions = conditionsOf(filters);
  const alone = conditionsWithoutFacet(filters);
  const tally: FacetTally = { gameType: new Map(), vassalage: new Map(), gameClassify: new Map(), features: new Map() };
  const hits: Hit[] = [];
  for (const hit of found) {
    const { indexed } = hit;
    if (!alone(indexed)) continue;
    const failed = conditions.filter(({ pass }) => !pass(indexed));
    if (failed.length > 1) continue;
    // A game that only one filter excludes counts for the other values of that filter.
    const only = failed[0]?.facet;
    if (only === undefined) hits.push(hit);
    for (const facet of only === undefined ? facets : [only]) {
      for (const value of valuesOf[facet](indexed)) {
        tally[facet].set(value, (tally[facet].get(value) ?? 0) + 1);
      }
    }
  }
  return { hits, tally };
}

type Sort = NonNullable<Operations['searchGames']['query']['sort']>;

/** A game that a search found. */
export interface Hit {
  readonly indexed: IndexedGame;
  /** How well the words match; 0 without words. */
  readonly score: number;
}

/** The comparison of each order; equal games keep the snapshot's order, the most played first. */
const comparisons: Readonly<Record<Sort, (a: Hit, b: Hit) => number>> = {
  relevance: (a, b) => b.score - a.score,
  popular: () => 0,
  newest: (a, b) => b.indexed.releasedAt - a.indexed.releasedAt || byNumber(a, b),
  name: (a, b) => (a.indexed.text < b.indexed.text ? -1 : a.indexed.text > b.indexed.text ? 1 : byNumber(a, b)),
  // Games without a value come last.
  rtp: (a, b) => (b.indexed.game.rtp ?? -1) - (a.indexed.game.rtp ?? -1) || byNumber(a, b),
  min_bet: (a, b) => Number(a.indexed.minBetCents - b.indexed.minBetCents) || byNumber(a, b),
};

function byNumber(a: Hit, b: Hit): number {
  return Number(a.indexed.game.nodeId) - Number(b.indexed.game.nodeId);
}

/** Sorts the hits, which arrive most played first. */
export function inOrder(hits: readonly Hit[], sort: Sort): readonly Hit[] {
  return sort === 'popular' ? hits : hits.toSorted(comparisons[sort]);
}

interface Condition {
  readonly facet: Facet;
  readonly pass: (indexed: IndexedGame) => boolean;
}

function conditionsOf(filters: Filters): Condition[] {
  return facets.flatMap((facet): Condition[] => {
    const wanted = filters[facet]?.split(',');
    if (wanted === undefined) return [];
    const values = valuesOf[facet];
    return facet === 'features'
      ? [{ facet, pass: (indexed) => wanted.every((value) => values(indexed).includes(value)) }]
      : [{ facet, pass: (indexed) => wanted.some((value) => values(indexed).includes(value)) }];
  });
}

function conditionsWithoutFacet({ minBet, minRtp }: Filters): (indexed: IndexedGame) => boolean {
  const stake = minBet === undefined ? undefined : centsOf(minBet);
  return ({ game, minBetCents }) =>
    (stake === undefined || minBetCents <= stake) &&
    (minRtp === undefined || (game.rtp !== null && game.rtp >= minRtp));
}
