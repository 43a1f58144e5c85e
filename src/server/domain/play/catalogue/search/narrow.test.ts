import { expect, test } from 'vitest';
import { type Hit, inOrder } from './narrow.ts';

/** A found game; only what is compared is there. */
function hit(nodeId: number, changes: { text?: string; rtp?: number | null; minBet?: bigint; at?: number } = {}): Hit {
  const { text = 'a', rtp = null, minBet = 1n, at = 0 } = changes;
  return {
    indexed: { game: { nodeId: `${nodeId}`, rtp }, text, minBetCents: minBet, releasedAt: at },
    score: 0,
  } as Hit;
}
const ids = (hits: readonly Hit[]) => hits.map(({ indexed }) => indexed.game.nodeId);

test('the newest come first, those of one moment by their number', () => {
  const hits = [hit(9, { at: 5 }), hit(10, { at: 7 }), hit(2, { at: 5 }), hit(100, { at: 9 })];
  expect(ids(inOrder(hits, 'newest'))).toEqual(['100', '10', '2', '9']);
});

test('names come in their order, equal ones by their number', () => {
  const hits = [hit(10, { text: 'koi' }), hit(9, { text: 'koi' }), hit(3, { text: 'ace' }), hit(1, { text: 'zen' })];
  expect(ids(inOrder(hits, 'name'))).toEqual(['3', '9', '10', '1']);
});

test('the greatest return comes first, and games that state none last', () => {
  const hits = [hit(4), hit(3, { rtp: 0 }), hit(12, { rtp: 9_700 }), hit(2, { rtp: 9_800 }), hit(5, { rtp: 9_700 })];
  expect(ids(inOrder(hits, 'rtp'))).toEqual(['2', '5', '12', '3', '4']);
});

test('the least stake comes first', () => {
  const hits = [hit(1, { minBet: 200n }), hit(30, { minBet: 10n }), hit(4, { minBet: 10n }), hit(2, { minBet: 9n })];
  expect(ids(inOrder(hits, 'min_bet'))).toEqual(['2', '4', '30', '1']);
});

test('the best match comes first, and equal ones as they came, as all do for the most played', () => {
  const hits = [2, 5, 5, 9].map((score, at) => ({ ...hit(4 - at), score }));
  expect(ids(inOrder(hits, 'relevance'))).toEqual(['1', '3', '2', '4']);
  expect(ids(inOrder(hits, 'popular'))).toEqual(['4', '3', '2', '1']);
});
