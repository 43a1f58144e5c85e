import { describe, expect, test } from 'vitest';
import type { LotteryLinePayload } from '#generated/model/index.ts';
import { Failure } from '#server/shared/failure.ts';
import { type Family, playTypesOf } from '#shared/lottery/play-types.ts';
import { priced, pricingOf } from '#shared/lottery/pricing.ts';
import { priceLine, readLine } from './price-line.ts';

const rulesOf = (family: Family) => ({
  plays: new Map(playTypesOf(family).map((play) => [play.playType, priced(play, pricingOf(family), 2)] as const)),
  units: ['1.00', '0.10', '0.01'],
  maxMultiple: 1_000,
});
const [north, dice, digits] = [rulesOf('VN_NORTH'), rulesOf('K3'), rulesOf('SSC')];
const entry = (playType: string, picks: string[][], more: Partial<LotteryLinePayload> = {}): LotteryLinePayload => ({
  playType,
  picks,
  unit: '1.00',
  multiple: 1,
  ...more,
});
const sum = (picks: string[]) => readLine(entry('SUM', [picks]), 0, dice);

/** The failure of an entry that stands third in its slip. */
function refusal(payload: LotteryLinePayload, rules = north) {
  try {
    readLine(payload, 2, rules);
  } catch (failure) {
    if (failure instanceof Failure) return [failure.code, failure.details?.fields];
    throw failure;
  }
  return 'in';
}

describe('what is wrong with an entry is told at its place in the slip', () => {
  test('LOTTERY-10 a play type that the game does not have', () => {
    expect(refusal(entry('SUM', [['10']]))).toEqual([
      'validation_failed',
      [{ pointer: '/body/lines/2/playType', rule: 'play_type', message: 'The game has no such play type' }],
    ]);
  });

  test('LOTTERY-10 wrong picks are told one by one, at their row', () => {
    const message = (facts: object) => `Not what the play type takes: ${JSON.stringify(facts)}`;
    const wrong = entry('S5_STRAIGHT', [['1'], ['2'], ['3', 'x'], ['4'], ['5', '5']]);
    expect(refusal(wrong, digits)).toEqual([
      'validation_failed',
      [
        { pointer: '/body/lines/2/picks/2', rule: 'unknown', message: message({ row: 2, pick: 'x' }) },
        { pointer: '/body/lines/2/picks/4', rule: 'twice', message: message({ row: 4, pick: '5' }) },
      ],
    ]);
    expect(refusal(entry('DE', [['27'], ['36']]))).toEqual([
      'validation_failed',
      [{ pointer: '/body/lines/2/picks', rule: 'wrong_rows', message: message({ rows: 1, given: 2 }) }],
    ]);
  });

  test('LOTTERY-10 picks of several prices', () => {
    // 9 and 12 are as likely as each other, 10 is likelier.
    const fields = [{ pointer: '/body/lines/2/picks', rule: 'one_price', message: 'The picks have different prices' }];
    expect(refusal(entry('SUM', [['9', '10']]), dice)).toEqual(['validation_failed', fields]);
    expect(refusal(entry('SUM', [['10', '9', '11']]), dice)).toEqual(['validation_failed', fields]);
    expect(refusal(entry('SUM', [['9', '12']]), dice)).toBe('in');
  });

  test('LOTTERY-10 a unit that the game does not have, however it is written', () => {
    const message = 'Must be one of 1.00, 0.10, 0.01';
    expect(refusal(entry('DE', [['27']], { unit: '0.50' }))).toEqual([
      'validation_failed',
      [{ pointer: '/body/lines/2/unit', rule: 'unit', message }],
    ]);
    expect(refusal(entry('DE', [['27']], { unit: '0.1' }))).toBe('in');
  });

  test('LOTTERY-10 a multiple above that of the game', () => {
    const cents = (multiple: number) => refusal(entry('DE', [['27']], { unit: '0.01', multiple }));
    expect([cents(1_000), cents(1_001)]).toEqual(['in', ['bet_limit_exceeded', undefined]]);
  });
});

test('LOTTERY-10 an entry has the price of what it picked', () => {
  expect([sum(['3']), sum(['9', '12']), sum(['10'])].map(({ price }) => [price.option, price.odds])).toEqual([
    ['3', '209.52'],
    ['9', '8.3808'],
    ['10', '7.76'],
  ]);
  const { price, combinations, lines } = readLine(entry('LO_2', [['27', '36']]), 0, north);
  expect([price.option, price.odds, combinations, lines]).toEqual([null, '99.00', 2, 54]);
});

describe('the price of an entry in a draw', () => {
  const bounds = { decimals: 2, maxPayoutPerDraw: '200000.00' };
  const of = (payload: LotteryLinePayload, drawMultiple = 1, limits = bounds) =>
    priceLine(readLine(payload, 0, north), drawMultiple, limits);

  test('LOTTERY-10 the multiple of the draw is on top of its own', () => {
    // 2 picks of 27 lines at 1.20; 99.00 x 1.20 for a hit, of which both may have 25.
    expect(of(entry('LO_2', [['27', '36']], { unit: '0.10', multiple: 3 }), 4)).toEqual({
      multiple: 12,
      stake: '64.80',
      payoutPerHit: '118.80',
      maxPayout: '2970.00',
    });
  });

  test('LOTTERY-10 a line costs at most what its play type allows', () => {
    // 500.00 for the last two digits of the special prize.
    expect(of(entry('DE', [['27']], { multiple: 250 }), 2)).toMatchObject({ stake: '500.00' });
    expect(() => of(entry('DE', [['27']], { multiple: 250 }), 3)).toThrow(
      expect.objectContaining({ code: 'bet_limit_exceeded' }),
    );
  });

  test('LOTTERY-10 neither a line nor a draw pays more than it may', () => {
    // A line of 100.00 wins 9,900.00 for each hit and up to 27 times that, but 100,000.00 at most.
    const much = entry('LO_2', [['27']], { multiple: 100 });
    expect(of(much)).toMatchObject({ payoutPerHit: '9900.00', maxPayout: '100000.00' });
    expect(of(much, 1, { ...bounds, maxPayoutPerDraw: '99999.99' })).toMatchObject({ maxPayout: '99999.99' });
    const de = north.plays.get('DE');
    if (de === undefined) throw new Error('no play type');
    const plays = new Map([['DE', { ...de, maxPayoutPerLine: '50.00' }]]);
    const line = readLine(entry('DE', [['27', '36']]), 0, { ...north, plays });
    expect(priceLine(line, 1, bounds)).toMatchObject({ payoutPerHit: '50.00' });
  });
});
