import { describe, expect, test } from 'vitest';
import { contractPay, missingForNext, type PayTerms, tiersRise, type WindowFigures } from './contract-pay.ts';

const daily: PayTerms = {
  tiers: [
    { turnover: '0.00', activeDownlines: 1, loss: null, rate: 60 },
    { turnover: '10000.00', activeDownlines: 10, loss: null, rate: 90 },
  ],
  carryOver: null,
};
const dividend = (carryOver: 'none' | 'half-month' | 'permanent'): PayTerms => ({
  tiers: [
    { turnover: '50000.00', activeDownlines: 10, loss: '1000.00', rate: 500 },
    { turnover: '100000.00', activeDownlines: 20, loss: '5000.00', rate: 1000 },
  ],
  carryOver,
});
const figures = (given: Partial<WindowFigures>): WindowFigures => ({
  turnover: '0.00',
  teamResult: '0.00',
  activeDownlines: 0,
  downlineGross: '0.00',
  carriedIn: '0.00',
  ...given,
});
const busy = { turnover: '120000.00', activeDownlines: 25 };

// Worked by hand: rate x turnover / 10,000 for a salary, rate x loss / 10,000 for a dividend.
describe('salaries', () => {
  test.each([
    [
      'both thresholds met',
      { turnover: '18240.00', activeDownlines: 19, downlineGross: '72.00' },
      2,
      '164.16',
      '92.16',
      '0.00',
    ],
    [
      'too little turnover for the second tier',
      { turnover: '6500.00', activeDownlines: 19 },
      1,
      '39.00',
      '39.00',
      '0.00',
    ],
    ['too few active for the second tier', { turnover: '18240.00', activeDownlines: 9 }, 1, '109.44', '109.44', '0.00'],
    ['exactly at both thresholds', { turnover: '10000.00', activeDownlines: 10 }, 2, '90.00', '90.00', '0.00'],
    ['a cent below the threshold', { turnover: '9999.99', activeDownlines: 10 }, 1, '59.99', '59.99', '0.00'],
    ['nobody active', { turnover: '500.00', activeDownlines: 0 }, null, '0.00', '0.00', '0.00'],
    [
      'nobody active, the downlines are paid all the same',
      { turnover: '500.00', downlineGross: '3.00' },
      null,
      '0.00',
      '0.00',
      '3.00',
    ],
    ['no turnover', { activeDownlines: 1 }, 1, '0.00', '0.00', '0.00'],
    [
      'downlines that take as much',
      { turnover: '1000.00', activeDownlines: 1, downlineGross: '6.00' },
      1,
      '6.00',
      '0.00',
      '0.00',
    ],
    [
      'downlines that take more',
      { turnover: '1000.00', activeDownlines: 1, downlineGross: '6.50' },
      1,
      '6.00',
      '0.00',
      '0.50',
    ],
    ['less than a cent', { turnover: '1.66', activeDownlines: 1 }, 1, '0.00', '0.00', '0.00'],
    ['just a cent', { turnover: '1.67', activeDownlines: 1 }, 1, '0.01', '0.01', '0.00'],
  ] as const)('CONTRACT-09 %s', (_, given, tier, gross, net, gap) => {
    const pay = contractPay(daily, figures(given), 2);
    expect(pay).toEqual({ tier, rate: tier === null ? 0 : tier === 1 ? 60 : 90, gross, net, gap, carriedOut: '0.00' });
  });

  test.each([
    // [turnover, carried in] -> [tier, gross, carried on]
    ['corrections beyond the turnover', ['-40.00', '0.00'], [null, '0.00', '40.00']],
    ['the next window makes up for them first', ['140.00', '40.00'], [1, '0.60', '0.00']],
    ['a window that just makes up for them', ['40.00', '40.00'], [1, '0.00', '0.00']],
    ['a window that does not', ['15.00', '40.00'], [null, '0.00', '25.00']],
    ['corrections on corrections', ['-5.00', '40.00'], [null, '0.00', '45.00']],
    ['the tier is that of what is left', ['10039.99', '40.00'], [1, '59.99', '0.00']],
    ['what is left reaches the tier', ['10040.00', '40.00'], [2, '90.00', '0.00']],
  ] as const)('CONTRACT-09 %s', (_, [turnover, carriedIn], [tier, gross, carriedOut]) => {
    const pay = contractPay(daily, figures({ turnover, carriedIn, activeDownlines: 10 }), 2);
    expect([pay.tier, pay.gross, pay.net, pay.carriedOut]).toEqual([tier, gross, gross, carriedOut]);
  });

  test('CONTRACT-09 the whole rate pays the whole turnover, and currencies without decimals are paid whole', () => {
    const all: PayTerms = {
      tiers: [{ turnover: '0.00', activeDownlines: 1, loss: null, rate: 10_000 }],
      carryOver: null,
    };
    expect(contractPay(all, figures({ turnover: '77.70', activeDownlines: 1 }), 2).gross).toBe('77.70');
    expect(contractPay(all, figures({ turnover: '77.70', activeDownlines: 1 }), 0).gross).toBe('77.00');
  });
});

describe('dividends', () => {
  test('CONTRACT-09 need a loss, also where a tier asks for none', () => {
    const terms: PayTerms = {
      tiers: [{ turnover: '0.00', activeDownlines: 0, loss: '0.00', rate: 500 }],
      carryOver: 'none',
    };
    expect(contractPay(terms, figures({ teamResult: '5.00' }), 2)).toMatchObject({
      tier: null,
      rate: 0,
      gross: '0.00',
    });
    expect(contractPay(terms, figures({}), 2)).toMatchObject({ tier: null, rate: 0, gross: '0.00' });
    expect(contractPay(terms, figures({ teamResult: '-0.01' }), 2)).toMatchObject({ tier: 1, rate: 500 });
  });

  test.each([
    ['a loss at the second tier', 'none', { ...busy, teamResult: '-5200.00' }, 2, '520.00', '0.00'],
    ['a loss at the first tier', 'none', { ...busy, teamResult: '-4999.99' }, 1, '249.99', '0.00'],
    ['a loss exactly at the second tier', 'none', { ...busy, teamResult: '-5000.00' }, 2, '500.00', '0.00'],
    ['a loss exactly at the first tier', 'none', { ...busy, teamResult: '-1000.00' }, 1, '50.00', '0.00'],
    ['a loss below every tier', 'none', { ...busy, teamResult: '-999.99' }, null, '0.00', '0.00'],
    [
      'a loss with too little turnover',
      'none',
      { turnover: '49999.99', activeDownlines: 25, teamResult: '-9000.00' },
      null,
      '0.00',
      '0.00',
    ],
    ['a win without carry-over', 'none', { ...busy, teamResult: '800.00' }, null, '0.00', '0.00'],
    ['a win for the next half month', 'half-month', { ...busy, teamResult: '800.00' }, null, '0.00', '800.00'],
    [
      'a carried win lowers the loss and its tier',
      'half-month',
      { ...busy, teamResult: '-5200.00', carriedIn: '800.00' },
      1,
      '220.00',
      '0.00',
    ],
    [
      'a half month forgets what its loss did not use',
      'half-month',
      { ...busy, teamResult: '-300.00', carriedIn: '800.00' },
      null,
      '0.00',
      '0.00',
    ],
    [
      'a half month carries its own win only',
      'half-month',
      { ...busy, teamResult: '50.00', carriedIn: '800.00' },
      null,
      '0.00',
      '50.00',
    ],
    [
      'a permanent carry-over keeps what its loss did not use',
      'permanent',
      { ...busy, teamResult: '-300.00', carriedIn: '800.00' },
      null,
      '0.00',
      '500.00',
    ],
    [
      'a permanent carry-over grows by each win',
      'permanent',
      { ...busy, teamResult: '50.00', carriedIn: '800.00' },
      null,
      '0.00',
      '850.00',
    ],
    [
      'a loss that is just used up',
      'permanent',
      { ...busy, teamResult: '-800.00', carriedIn: '800.00' },
      null,
      '0.00',
      '0.00',
    ],
  ] as const)('CONTRACT-09 %s', (_, carryOver, given, tier, gross, carriedOut) => {
    const pay = contractPay(dividend(carryOver), figures(given), 2);
    const rate = tier === null ? 0 : tier === 1 ? 500 : 1000;
    expect(pay).toEqual({ tier, rate, gross, net: gross, gap: '0.00', carriedOut });
  });

  test('CONTRACT-09 downlines above the gross of their upline leave a gap', () => {
    const pay = contractPay(dividend('none'), figures({ ...busy, teamResult: '-5200.00', downlineGross: '600.00' }), 2);
    expect([pay.net, pay.gap]).toEqual(['0.00', '80.00']);
  });
});

test('CONTRACT-09 the nets of a random line sum to the gross of its top while rates do not rise downwards', () => {
  let state = 7;
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  for (let round = 0; round < 2_000; round += 1) {
    let rate = 1 + below(10_000);
    let cents = 1 + below(10_000_000);
    const nets: bigint[] = [];
    const payOf = (downlineGross: string, of: { rate: number; cents: number }) =>
      contractPay(
        { tiers: [{ turnover: '0.00', activeDownlines: 0, loss: null, rate: of.rate }], carryOver: null },
        figures({ turnover: amount(of.cents), downlineGross }),
        2,
      );
    const line = Array.from({ length: 1 + below(6) }, () => {
      const agent = { rate, cents };
      rate = 1 + below(rate);
      cents = 1 + below(cents);
      return agent;
    });
    let downlineGross = '0.00';
    for (const agent of line.toReversed()) {
      const pay = payOf(downlineGross, agent);
      nets.push(inCents(pay.net));
      downlineGross = pay.gross;
    }
    const [top] = line;
    const expected = top === undefined ? 0n : (BigInt(top.cents) * BigInt(top.rate)) / 10_000n;
    expect(nets.reduce((sum, net) => sum + net, 0n)).toBe(expected);
  }
});

function amount(cents: number): string {
  return `${Math.floor(cents / 100)}.${`${cents % 100}`.padStart(2, '0')}`;
}

function inCents(money: string): bigint {
  return BigInt(money.replace('.', ''));
}

test('CONTRACT-09 what is missing for the next tier', () => {
  expect(missingForNext(daily, figures({ turnover: '6500.00', activeDownlines: 8 }), 1)).toEqual({
    tier: 2,
    rate: 90,
    turnover: '3500.00',
    activeDownlines: 2,
    loss: null,
  });
  expect(missingForNext(daily, figures({}), 2)).toBeNull();
  expect(missingForNext(daily, figures({ turnover: '6500.00', activeDownlines: 8, carriedIn: '100.00' }), 1)).toEqual({
    tier: 2,
    rate: 90,
    turnover: '3600.00',
    activeDownlines: 2,
    loss: null,
  });
  const short = figures({ turnover: '50000.00', activeDownlines: 12, teamResult: '-700.00', carriedIn: '100.00' });
  expect(missingForNext(dividend('none'), short, null)).toEqual({
    tier: 1,
    rate: 500,
    turnover: '0.00',
    activeDownlines: 0,
    loss: '400.00',
  });
});

test('CONTRACT-09 ENTITY-44 tiers rise by rate, and no threshold falls', () => {
  const base = { turnover: '100.00', activeDownlines: 5, loss: '10.00', rate: 50 };
  const with_ = (change: Partial<typeof base>) => tiersRise([base, { ...base, rate: 60, ...change }]);
  expect(tiersRise([base])).toBe(true);
  expect(with_({})).toBe(true);
  expect(with_({ rate: 50 })).toBe(false);
  expect(with_({ turnover: '99.99' })).toBe(false);
  expect(with_({ activeDownlines: 4 })).toBe(false);
  expect(with_({ loss: '9.99' })).toBe(false);
});
