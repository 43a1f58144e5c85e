import type { Operations } from '../../../../../generated/server/operations.ts';
import { centsOf } from '../cents.ts';
import type { IndexedGame } from '../snapshot.ts';
import { type FacetCodes, facets, valuesOf } from './facet-codes.ts';
import type { Facet, FacetTally } from './facets.ts';

type Filters = Pick<
  Operations['searchGames']['query'],
  'gameType' | 'vassalage' | 'gameClassify' | 'features' | 'minBet' | 'minRtp'
>;

/** What the filters leave of some games. */
export interface Narrowed {
  /** The places of those that pass every filter. */
  readonly places: readonly number[];
  /** How what passes spreads: each facet counts with all filters but its own. */
  readonly tally: FacetTally;
}

/** Passes the games at `places` through the filters. */
export function narrow(
  games: readonly IndexedGame[],
  codes: FacetCodes,
  places: Iterable<number>,
  filters: Filters,
): Narrowed {
  const passes = barsOf(filters);
  const alone = otherBars(filters);
  const counts = codes.counts();
  const passed: number[] = [];
  for (const place of places) {
    const indexed = games[place];
    if (indexed === undefined || !alone(indexed)) continue;
    const failed = passes.length === 0 ? passes : passes.filter(({ pass }) => !pass(indexed));
    if (failed.length > 1) continue;
    // What one filter alone keeps out is what another value of that filter would let in.
    const only = failed[0];
    if (only === undefined) passed.push(place);
    codes.count(counts, place, only?.facet);
  }
  return { places: passed, tally: codes.tally(counts) };
}

interface Bar {
  readonly facet: Facet;
  readonly pass: (indexed: IndexedGame) => boolean;
}

function barsOf(filters: Filters): Bar[] {
  return facets.flatMap((facet): Bar[] => {
    const wanted = filters[facet]?.split(',');
    if (wanted === undefined) return [];
    const values = valuesOf[facet];
    return facet === 'features'
      ? [{ facet, pass: (indexed) => wanted.every((value) => values(indexed).includes(value)) }]
      : [{ facet, pass: (indexed) => wanted.some((value) => values(indexed).includes(value)) }];
  });
}

/** The filters without a facet. */
function otherBars({ minBet, minRtp }: Filters): (indexed: IndexedGame) => boolean {
  const stake = minBet === undefined ? undefined : centsOf(minBet);
  return ({ game, minBetCents }) =>
    (stake === undefined || minBetCents <= stake) &&
    (minRtp === undefined || (game.rtp !== null && game.rtp >= minRtp));
}
