import { expect, test } from 'vitest';
import { simulate, simulated, simulatedNumbers } from './rounds.ts';

const ROUNDS = 200_000;

test.each(simulated.map((game) => [game.name, game] as const))(
  'LOBBY-19 200,000 rounds of %s return what is published, within three standard errors',
  (_, game) => {
    const { simulated: mean, errors } = simulate(game, ROUNDS);
    expect(mean).toBeGreaterThan(0.9);
    expect(Math.abs(errors)).toBeLessThanOrEqual(3);
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
