import { describe, expect, test } from 'vitest';
import { compareAmounts } from '../money/amount.ts';
import { type Family, playTypesOf } from './play-types.ts';
import { type PlayPrice, priced, pricingOf } from './pricing.ts';
import { families } from './testing/families.ts';

function pricesOf(family: Family, playType: string): readonly PlayPrice[] {
  const play = playTypesOf(family).find((one) => one.playType === playType);
  if (play === undefined) throw new Error(`${family} has no ${playType}`);
  return priced(play, pricingOf(family), 2).prices;
}

/** Fair odds by option. */
const fairOf = (family: Family, playType: string) => pricesOf(family, playType).map(({ fairOdds }) => Number(fairOdds));

/** One of `ways` of `all` results, as odds with four decimals. */
const oneOf = (ways: number, all: number) => Math.round((all / ways) * 10_000) / 10_000;

/** Binomial coefficients by Pascal's triangle. */
function choose(count: number, size: number): number {
  return size === 0 || size === count ? 1 : choose(count - 1, size - 1) + choose(count - 1, size);
}

/** The chance, in floats, that all or none of `size` numbers are among so many two-digit endings. */
const allCome = (size: number, drawn: number) =>
  Array.from({ length: size + 1 }, (_, j) => (-1) ** j * choose(size, j) * (1 - j / 100) ** drawn).reduce(
    (a, b) => a + b,
  );
const noneComes = (size: number, drawn: number) => (1 - size / 100) ** drawn;

describe('Vietnamese play types', () => {
  test.each([
    ['LO_2', 27, '99.00', 100],
    ['LO_3', 23, '900.00', 1_000],
    ['LO_4', 20, '8500.00', 10_000],
    ['DE', 1, '98.00', 100],
    ['DE_G7', 4, '98.00', 100],
    ['CANG_3', 1, '900.00', 1_000],
    ['CANG_4', 1, '8500.00', 10_000],
    ['DAU', 1, '9.70', 10],
    ['DUOI', 1, '9.70', 10],
    ['XIEN_2', 1, '16.00', 18.14],
    ['XIEN_3', 1, '65.00', 80.79],
    ['XIEN_4', 1, '250.00', 371.3],
    ['TRUOT_4', 1, '2.50', 3.02],
    ['TRUOT_8', 1, '8.00', 9.56],
    ['TRUOT_10', 1, '12.00', 17.33],
  ])('LOTTERY-10 %s of the North covers %d lines and pays %s where %d is fair', (playType, lines, odds, fair) => {
    const play = playTypesOf('VN_NORTH').find((one) => one.playType === playType);
    expect(play?.linesPerCombination).toBe(lines);
    const [price] = pricesOf('VN_NORTH', playType);
    expect(price?.odds).toBe(odds);
    // The table rounds to three figures or one decimal.
    expect(Math.abs(Number(price?.fairOdds) - fair)).toBeLessThan(0.06);
  });

  test.each([
    ['VN_NORTH', 27, 23, 20],
    ['VN_SOUTH', 18, 17, 16],
  ] as const)('LOTTERY-10 endings of %s cover %d, %d and %d numbers', (family, two, three, four) => {
    for (const [index, count] of [two, three, four].entries()) {
      const digits = index + 2;
      const play = playTypesOf(family).find(({ playType }) => playType === `LO_${digits}`);
      expect(play?.linesPerCombination).toBe(count);
    }
  });

  test('LOTTERY-10 endings of the South are as likely as independent numbers make them', () => {
    const chanceOf = (playType: string) => Number(pricesOf('VN_SOUTH', playType)[0]?.hitProbability);
    for (const [digits, count] of [
      [2, 18],
      [3, 17],
      [4, 16],
    ] as const) {
      expect(chanceOf(`LO_${digits}`)).toBeCloseTo(1 - (1 - 10 ** -digits) ** count, 11);
    }
    for (const size of [2, 3, 4]) expect(chanceOf(`XIEN_${size}`), `XIEN_${size}`).toBeCloseTo(allCome(size, 18), 11);
    for (const size of [4, 8, 10]) {
      expect(chanceOf(`TRUOT_${size}`), `TRUOT_${size}`).toBeCloseTo(noneComes(size, 18), 11);
    }
  });

  test.each([
    // By fractions of the products (N - km - i) / (N - i), worked out by another program.
    ['LO_2', '0.238171', 9_900],
    ['LO_3', '0.022754', 9_000],
    ['LO_4', '0.001998', 8_500],
    ['DE_G7', '0.040000', 9_800],
    ['XIEN_2', '0.055121', 8_819],
    ['XIEN_3', '0.012379', 8_046],
    ['XIEN_4', '0.002693', 6_733],
    ['TRUOT_4', '0.331219', 8_280],
    ['TRUOT_8', '0.104653', 8_372],
    ['TRUOT_10', '0.057720', 6_926],
  ])('LOTTERY-10 %s of the North wins by chance %s and returns %d basis points', (playType, chance, returned) => {
    const [price] = pricesOf('VN_NORTH', playType);
    expect([Number(price?.hitProbability).toFixed(6), price?.returnToPlayer]).toEqual([chance, returned]);
  });

  test('LOTTERY-10 fair odds of sets of the South are those of the specification', () => {
    expect(fairOf('VN_SOUTH', 'XIEN_2')[0]).toBeCloseTo(38.3, 1);
    expect(fairOf('VN_SOUTH', 'XIEN_3')[0]).toBeCloseTo(255.5, 1);
    expect(fairOf('VN_SOUTH', 'XIEN_4')[0]).toBeCloseTo(1_801, 0);
  });

  test('LOTTERY-10 the South returns about what the North does', () => {
    for (const { playType } of playTypesOf('VN_SOUTH').filter((play) => play.playType !== 'DE_G8')) {
      const [[north], [south]] = [pricesOf('VN_NORTH', playType), pricesOf('VN_SOUTH', playType)];
      const less = (north?.returnToPlayer ?? 0) - (south?.returnToPlayer ?? 0);
      expect(Math.abs(less), playType).toBeLessThan(100);
    }
  });
});

describe('digit games', () => {
  test('LOTTERY-10 sums of three digits have the weights of the specification', () => {
    const half = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75];
    const fair = [...half, ...half.toReversed()].map((ways) => oneOf(ways, 1_000));
    for (const playType of ['S3F_SUM', 'S3M_SUM', 'S3L_SUM']) expect(fairOf('SSC', playType)).toEqual(fair);
    expect(fairOf('PC28', 'SUM')).toEqual(fair);
  });

  test('LOTTERY-10 any of 11x5 has the fair odds of the specification', () => {
    const fair = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((size) => fairOf('11X5', `ANY_${size}`));
    expect(fair).toEqual([2.2, 5.5, 16.5, 66, 462, 77, 22, 8.25]);
  });

  test('LOTTERY-10 sums of K3 and of the first two of PK10 have the ways of the specification', () => {
    const dice = [1, 3, 6, 10, 15, 21, 25, 27];
    expect(fairOf('K3', 'SUM')).toEqual([...dice, ...dice.toReversed()].map((ways) => oneOf(ways, 216)));
    const race = [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2];
    expect(fairOf('PK10', 'TOP2_SUM')).toEqual(race.map((ways) => oneOf(ways, 90)));
  });

  test.each(['SSC', '11X5', 'K3', 'PK10', 'PC28'] as const)(
    'LOTTERY-10 odds of %s are fair odds times the return of the game, and return that or what pushes add',
    (family) => {
      for (const play of playTypesOf(family)) {
        for (const returnToPlayer of [9_700, 9_000]) {
          const { prices } = priced(play, { ...pricingOf(family), returnToPlayer }, 2);
          for (const [index, { odds, fairOdds, returnToPlayer: returned }] of prices.entries()) {
            expect(Math.abs(Number(odds) - (Number(fairOdds) * returnToPlayer) / 10_000), play.playType).toBeLessThan(
              2e-4,
            );
            const { pushes = 0n, of = 1n } = play.chances[index] ?? {};
            const least = returnToPlayer + Math.floor((10_000 - returnToPlayer) * (Number(pushes) / Number(of)));
            // Odds are cut to four decimals, which takes less than one basis point.
            expect([least - 1, least], play.playType).toContain(returned);
          }
        }
      }
    },
  );

  test('LOTTERY-10 a game may have odds and limits of its own', () => {
    const [play] = playTypesOf('SSC');
    if (play === undefined) throw new Error('no play type');
    const own = {
      odds: { S5_STRAIGHT: '90000.00' },
      limits: { S5_STRAIGHT: { maxStake: '2.00', maxPayout: '100000.00' } },
    };
    expect(priced(play, { ...pricingOf('SSC'), ...own }, 2)).toMatchObject({
      prices: [{ odds: '90000.00', returnToPlayer: 9_000 }],
      maxStakePerLine: '2.00',
      maxPayoutPerLine: '100000.00',
    });
  });
});

test('LOTTERY-10 the greatest stake of a line falls with its odds, and the line is paid what that stake wins', () => {
  const [play] = playTypesOf('SSC');
  if (play === undefined) throw new Error('no play type');
  const limits = (odds: string) => {
    const { maxStakePerLine, maxPayoutPerLine } = priced(play, { ...pricingOf('SSC'), odds: { S5_STRAIGHT: odds } }, 2);
    return [odds, maxStakePerLine, maxPayoutPerLine];
  };
  const steps = ['50000.00', '49999.99', '5000.00', '4999.99', '2000.00', '1999.99', '1000.00', '999.99', '500.00'];
  const more = ['499.99', '200.00', '199.99', '100.00', '99.99', '20.00', '19.99', '1.50'];
  expect([...steps, ...more].map(limits)).toEqual([
    ['50000.00', '1.00', '50000.00'],
    ['49999.99', '5.00', '249999.95'],
    ['5000.00', '5.00', '25000.00'],
    ['4999.99', '10.00', '49999.90'],
    ['2000.00', '10.00', '20000.00'],
    ['1999.99', '20.00', '39999.80'],
    ['1000.00', '20.00', '20000.00'],
    ['999.99', '50.00', '49999.50'],
    ['500.00', '50.00', '25000.00'],
    ['499.99', '100.00', '49999.00'],
    ['200.00', '100.00', '20000.00'],
    ['199.99', '200.00', '39998.00'],
    ['100.00', '200.00', '20000.00'],
    ['99.99', '500.00', '49995.00'],
    ['20.00', '500.00', '10000.00'],
    ['19.99', '1000.00', '19990.00'],
    ['1.50', '1000.00', '1500.00'],
  ]);
});

test('LOTTERY-10 the limits of a play type with several odds follow from the greatest', () => {
  const sum = playTypesOf('SSC').find(({ playType }) => playType === 'S3F_SUM');
  // The sums 0 and 27 have one way of a thousand: 970 for 1.
  expect(sum && priced(sum, pricingOf('SSC'), 2)).toMatchObject({
    maxStakePerLine: '50.00',
    maxPayoutPerLine: '48500.00',
  });
});

test.each(families)('no play type of %s returns more than is staked, and every one has limits', (family) => {
  for (const play of playTypesOf(family)) {
    const { prices, maxStakePerLine, maxPayoutPerLine } = priced(play, pricingOf(family), 2);
    for (const { odds, fairOdds, returnToPlayer } of prices) {
      expect(returnToPlayer, play.playType).toBeLessThan(10_000);
      expect(compareAmounts(odds, fairOdds), play.playType).toBeLessThan(0);
    }
    expect(compareAmounts(maxStakePerLine, '0'), play.playType).toBe(1);
    expect(compareAmounts(maxPayoutPerLine, maxStakePerLine), play.playType).toBe(1);
  }
});
