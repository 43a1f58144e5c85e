import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bankerDraws } from './baccarat.ts';
import { choicesOf, type GameKind, gameKind, playRound, type Round, STAKE } from './round.ts';

/** Bytes that look random but are the same each time. */
function seeded(seed: string) {
  let drawn = 0;
  return (length: number) => {
    drawn += 1;
    return createHash('shake256', { outputLength: length }).update(`${seed}/${drawn}`).digest();
  };
}

function rounds(kind: GameKind, choice: string, count: number): Round[] {
  const random = seeded(`${kind}/${choice}`);
  return Array.from({ length: count }, () => playRound(random, kind, choice));
}

const every = (['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'LOTT', 'INHOUSE'] as const).flatMap((category) => {
  const kind = gameKind(category);
  return choicesOf(kind).map((choice) => [kind, choice] as const);
});

describe('a round', () => {
  test.each(every)('of %s on %s wins and loses, and returns the points of the outcome', (kind, choice) => {
    const played = rounds(kind, choice, 2_000);
    expect(played.some(({ outcome }) => outcome === 'win')).toBe(true);
    expect(played.some(({ outcome }) => outcome === 'lose')).toBe(true);
    for (const { outcome, points, hands } of played) {
      expect(hands.every(({ symbols }) => symbols.length > 0)).toBe(true);
      expect(Math.sign(points)).toBe({ win: 1, push: 0, lose: -1 }[outcome]);
      expect(points).toBeGreaterThanOrEqual(-STAKE);
    }
  });

  test('of dice follows the odds of two dice', () => {
    const won = rounds('dice', 'seven', 36_000).filter(({ outcome }) => outcome === 'win').length;
    // A sixth; five standard deviations either side.
    expect(Math.abs(won - 6_000)).toBeLessThan(5 * Math.sqrt(36_000 * (1 / 6) * (5 / 6)));
  });

  test('of the duel deals each card once', () => {
    for (const { hands } of rounds('duel', 'deal', 200)) {
      const cards = hands.flatMap(({ symbols }) => symbols);
      expect(new Set(cards).size).toBe(9);
    }
  });
});

test.each([
  [2, 8, true],
  [3, 8, false],
  [4, 1, false],
  [5, 4, true],
  [6, 7, true],
  [6, 5, false],
  [7, 6, false],
  [5, undefined, true],
  [6, undefined, false],
] as const)('the bank at %i draws on %s: %s', (bank, third, draws) => {
  expect(bankerDraws(bank, third)).toBe(draws);
});
