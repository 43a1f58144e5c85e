import { describe, expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import { payoutOf } from './payout.ts';
import { pickProblems } from './pick-problems.ts';
import { playTypesOf } from './play-types.ts';
import { priced, pricingOf } from './pricing.ts';
import { workedDraws } from './testing/worked-examples.ts';

const words = (text: string) => text.split(' ');
const all = workedDraws.flatMap(({ family, drawn, bets }) =>
  bets.map((bet) => ({
    family,
    drawn,
    bet,
    name: `${family} ${Object.values(drawn)[0]}: ${bet.slice(0, 3).join(', ')}`,
  })),
);

describe('worked examples', () => {
  test.each(all)('LOTTERY-10 LOTTERY-11 $name', ({ family, drawn, bet }) => {
    const [playType, text, multiple, hits, payout, pushes = 0] = bet;
    const play = playTypesOf(family).find((one) => one.playType === playType);
    if (play === undefined) throw new Error(`${family} has no ${playType}`);
    const picks = text.split('|').map(words);
    expect(pickProblems(play, picks)).toEqual([]);
    const outcome = evaluate(
      play,
      picks,
      Object.entries(drawn).map(([prize, numbers]) => ({ prize, numbers: words(numbers) })),
    );
    const { prices, maxPayoutPerLine } = priced(play, pricingOf(family), 2);
    const price = prices.find(({ option }) => option === picks[0]?.[0]) ?? prices[0];
    const paid = payoutOf({ unit: '1.00', multiple, odds: price?.odds ?? '', maxPayoutPerLine }, outcome, 2);
    expect({ hits: outcome.hits, pushes: outcome.pushes, paid }).toEqual({ hits, pushes, paid: payout });
  });

  test('there are more than sixty, with every play type that has a rule of its own', () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
    const shown = new Set(all.map(({ family, bet: [playType] }) => `${family} ${playType}`));
    // Positions and the front, middle and back of SSC follow one rule each.
    const alike = /^(SSC (POS_\d|S3[FML]_\w+|S2[FL]_\w+)|11X5 (POS_\d|ANY_\d)|PK10 POS_\d+|VN_SOUTH (XIEN|TRUOT)_\d+)$/;
    const missing = (['SSC', '11X5', 'K3', 'PK10', 'PC28', 'VN_NORTH', 'VN_SOUTH'] as const).flatMap((family) =>
      playTypesOf(family)
        .map(({ playType }) => `${family} ${playType}`)
        .filter((name) => !shown.has(name) && !alike.test(name)),
    );
    expect(missing).toEqual([]);
  });
});
