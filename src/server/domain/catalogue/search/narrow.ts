import type { Operations } from '../../../../../generated/server/operations.ts';
import { centsOf } from '../cents.ts';
import type { IndexedGame } from '../snapshot.ts';
import type { Facet, FacetTally } from './facets.ts';
import type { Hit } from './order.ts';

type Filters = Pick<
  Operations['searchGames']['query'],
  'gameType' | 'vassalage' | 'gameClassify' | 'features' | 'minBet' | 'minRtp'
>;

const facets = ['gameType', 'vassalage', 'gameClassify', 'features'] as const satisfies readonly Facet[];

/** What a game has of each facet. */
const valuesOf: Readonly<Record<Facet, (indexed: IndexedGame) => readonly string[]>> = {
  gameType: ({ game }) => [game.gameType],
  vassalage: ({ game }) => [game.vassalage],
  gameClassify: ({ game }) => game.gameClassify,
  features: ({ game }) => game.features ?? [],
};

/** The hits that pass every filter, and how what passes spreads: each facet counts with all filters but its own. */
export interface Narrowed {
  readonly hits: readonly Hit[];
  readonly tally: FacetTally;
}

/** Passes hits through the filters. */
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
    // What one filter alone keeps out is what another value of that filter would let in.
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
