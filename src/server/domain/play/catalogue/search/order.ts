import type { Operations } from '#generated/server/operations.ts';
import type { IndexedGame } from '../snapshot.ts';

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
