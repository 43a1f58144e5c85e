import type { Operations } from '#generated/server/operations.ts';
import { centsOf } from '../cents.ts';
import type { IndexedGame } from '../snapshot.ts';
import type { Facet, FacetTally } from './facets.ts';
import type { Hit } from './order.ts';

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
