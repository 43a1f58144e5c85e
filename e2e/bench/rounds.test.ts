import { expect, test } from 'vitest';
import { countsOf } from './returns.ts';
import { simulate, simulated, simulatedNumbers } from './rounds.ts';

const ROUNDS = 50_000;

test.each(simulated.map((game) => [game.name, game] as const))(
  'LOBBY-19 50,000 rounds of %s return what is published, within three standard errors, and each payout as often',
  (_, game) => {
    const { simulated: mean, errors, chiSquare } = simulate(game, ROUNDS);
    expect(mean).toBeGreaterThan(0.9);
    expect(Math.abs(errors)).toBeLessThanOrEqual(3);
    expect(chiSquare).toBeLessThanOrEqual(1);
  },
);

test('LOBBY-19 a million numbers are spread evenly by the chi-square test', () => {
  const fair = simulatedNumbers('chi-square');
  const [count, cells] = [1_000_000, 100];
  const seen = new Array<number>(cells).fill(0);
  for (let number = 0; number < count; number++) {
    const cell = fair.below(cells);
    seen[cell] = (seen[cell] ?? 0) + 1;
  }
  const expected = count / cells;
  const square = seen.reduce((sum, found) => sum + (found - expected) ** 2 / expected, 0);
  // 99 degrees of freedom: a fair source lies above 148.2 once in a thousand, and below 61.1 as seldom.
  expect(square).toBeLessThan(148.2);
  expect(square).toBeGreaterThan(61.1);
});

test('outcomes that come more or less often than published fail the chi-square test', () => {
  const halves = new Map([
    ['won', 0.5],
    ['lost', 0.5],
  ]);
  const fair = countsOf(halves);
  const unfair = countsOf(halves);
  for (let round = 0; round < 10_000; round++) {
    fair.add(round % 2 === 0 ? 'won' : 'lost');
    // Five standard errors more than half.
    unfair.add(round < 5_250 ? 'won' : 'lost');
  }
  expect(fair.chiSquare()).toBe(0);
  // One degree of freedom: a fair game exceeds 10.83 once in a thousand, and 25 is near it.
  expect(unfair.chiSquare() * 10.83).toBeGreaterThan(24);
  expect(unfair.chiSquare() * 10.83).toBeLessThan(26);
  expect(() => fair.add('stolen')).toThrow('stolen');
});
