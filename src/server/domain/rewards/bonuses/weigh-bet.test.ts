import { describe, expect, test } from 'vitest';
import { type WeighedBet, type WeighingRules, weighBet } from './weigh-bet.ts';

const at = (time: string) => new Date(`2026-01-05T${time}Z`);
const rules: WeighingRules = {
  wagering: {
    maxStake: '10.00',
    contributions: [
      { gameType: 'RNG', rate: 10_000 },
      { gameType: 'LIVE', rate: 2_000 },
      { gameType: 'FISH', rate: 0 },
    ],
  },
  grantedAt: at('10:00:00.000'),
  endsAt: at('11:00:00.000'),
};
const bet: WeighedBet = {
  category: 'RNG',
  stake: '5.00',
  validTurnover: '5.00',
  placedAt: at('10:30:00.000'),
  opposed: false,
};
const full = { rate: 10_000, weighed: '5.00', reason: 'counted_in_full' };
const nothing = (reason: string) => ({ rate: 0, weighed: '0.00', reason });

describe('of a bet with 5.00 of valid turnover', () => {
  test.each<[string, Partial<WeighedBet>, object]>([
    ['placed at the grant', { placedAt: at('10:00:00.000') }, full],
    ['placed a millisecond before it', { placedAt: at('09:59:59.999') }, nothing('placed_before')],
    ['placed at the end', { placedAt: at('11:00:00.000') }, full],
    ['placed a millisecond after it', { placedAt: at('11:00:00.001') }, nothing('placed_after')],
    ['with a bet on the opposite', { opposed: true }, nothing('opposing_bets')],
    ['that is void', { validTurnover: '0.00000000' }, nothing('void_or_push')],
    ['of a category that counts for nothing', { category: 'FISH' }, nothing('category_excluded')],
    ['of a category without a share', { category: 'SPORTS' }, nothing('category_excluded')],
    ['with the largest stake', { stake: '10.00', validTurnover: '10.00' }, { ...full, weighed: '10.00' }],
    ['with a cent more', { stake: '10.01' }, nothing('stake_too_high')],
    ['of a category of a fifth', { category: 'LIVE' }, { rate: 2_000, weighed: '1.00', reason: 'counted_in_part' }],
    [
      // A fifth of 0.99 is 0.198.
      'of a category of a fifth, rounded down',
      { category: 'LIVE', validTurnover: '0.99' },
      { rate: 2_000, weighed: '0.19', reason: 'counted_in_part' },
    ],
    [
      'half of which was not at risk',
      { validTurnover: '2.50' },
      { rate: 10_000, weighed: '2.50', reason: 'counted_in_part' },
    ],
  ])('MEMBER-10 %s', (_, changes, weight) => {
    expect(weighBet(rules, { ...bet, ...changes }, 2)).toEqual(weight);
  });

  test('MEMBER-10 any stake counts without a largest one', () => {
    const wagering = { ...rules.wagering, maxStake: null };
    const large = { ...bet, stake: '5000.00', validTurnover: '5000.00' };
    expect(weighBet({ ...rules, wagering }, large, 2)).toEqual({ ...full, weighed: '5000.00' });
  });
});
