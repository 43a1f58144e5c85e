import { expect, test } from 'vitest';
import { playTypesOf } from '#shared/lottery/play-types.ts';
import { priced, pricingOf } from '#shared/lottery/pricing.ts';
import { type BetToSettle, decideBets } from './decide-bets.ts';

const plays = new Map(playTypesOf('11X5').map((play) => [play.playType, priced(play, pricingOf('11X5'), 2)] as const));
const bet = (betId: string, playType: string, pick: string, more: Partial<BetToSettle> = {}): BetToSettle => ({
  betId,
  memberId: 1,
  vendorCode: 'TCG_LOTT',
  chaseId: null,
  playType,
  picks: [[pick]],
  unit: '1.00',
  multiple: 10,
  stake: '10.00',
  odds: '2.00',
  maxPayoutPerLine: '500.00',
  state: 'open',
  payout: null,
  ...more,
});
const decided = (bets: readonly BetToSettle[], numbers: string, maxPayoutPerDraw = '1000.00') =>
  decideBets(bets, [{ prize: 'NUMBERS', numbers: numbers.split(' ') }], { plays, decimals: 2, maxPayoutPerDraw }).map(
    ({ betId, state, hits, payout, before }) => [betId, state, hits, payout, before],
  );

test('LOTTERY-11 a bet is won, lost, or gets its stake back on the sum 30, and keeps what it was paid before', () => {
  const bets = [
    bet('big', 'SUM_BS', 'BIG'),
    bet('small', 'SUM_BS', 'SMALL', { state: 'won', payout: '20.00' }),
    bet('odd', 'SUM_OE', 'ODD'),
  ];
  // 31 is big and odd, 30 is neither big nor small, and even.
  expect(decided(bets, '01 03 07 09 11')).toEqual([
    ['big', 'won', 1, '20.00', '0'],
    ['small', 'lost', 0, '0.00', '20.00'],
    ['odd', 'won', 1, '20.00', '0'],
  ]);
  expect(decided(bets, '01 02 07 09 11')).toEqual([
    ['big', 'push', 0, '10.00', '0'],
    ['small', 'push', 0, '10.00', '20.00'],
    ['odd', 'lost', 0, '0.00', '0'],
  ]);
});

test('LOTTERY-11 MEMBER-07 a bet that hits is called by its net result', () => {
  const bets = ['19.99', '20.00', '20.01'].map((stake) => bet(stake, 'SUM_BS', 'BIG', { stake }));
  expect(decided(bets, '01 03 07 09 11').map(([stake, state, hits, payout]) => [stake, state, hits, payout])).toEqual([
    ['19.99', 'won', 1, '20.00'],
    ['20.00', 'push', 1, '20.00'],
    ['20.01', 'lost', 1, '20.00'],
  ]);
});

test('LOTTERY-10 a member is paid for a draw at most what the game allows, the first bets first; others have their own', () => {
  const bets = [
    ...['first', 'second', 'third'].map((betId) => bet(betId, 'SUM_BS', 'BIG')),
    bet('of another', 'SUM_BS', 'BIG', { memberId: 2 }),
  ];
  expect(decided(bets, '01 03 07 09 11', '30.00').map(([betId, state, , payout]) => [betId, state, payout])).toEqual([
    ['first', 'won', '20.00'],
    ['second', 'push', '10.00'],
    ['third', 'lost', '0.00'],
    ['of another', 'won', '20.00'],
  ]);
});

test('a bet whose play type its game has no more is told to the developer', () => {
  expect(() => decided([bet('b-1', 'NONE', 'BIG')], '01 03 07 09 11')).toThrow('b-1');
});
