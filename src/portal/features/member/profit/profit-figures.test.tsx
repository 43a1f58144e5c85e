// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { getGetProfitLossResponseMock } from '#generated/client/bets/bets.faker.ts';
import { getGetProfitLossMockHandler } from '#generated/client/bets/bets.msw.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openMemberPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { cardsAround, rowsAround } from '#portal/testing/shown.ts';

withPortal();

/** The sums of the period and a row of the days, in which no two figures are alike. */
async function open(firstDay: string, width?: number) {
  const answer = getGetProfitLossResponseMock();
  const [first, second] = answer.value.days;
  if (first === undefined || second === undefined) throw new Error('the contract has an example of two days');
  const days = [
    { ...first, bets: 1200, stake: '15.10', payout: '0.20', net: '-14.90', rewards: '5.30', minutesPlayed: 41 },
    { ...second, bets: 34, stake: '2.40', payout: '7.50', net: '5.10', rewards: '10.60', minutesPlayed: 94 },
  ];
  const totals = {
    bets: 1234,
    stake: '17.50',
    payout: '7.70',
    net: '-9.80',
    validTurnover: '16.00',
    openStake: '27.90',
    rewards: '15.80',
    netPosition: '6.00',
    deposits: '200.10',
    withdrawals: '300.30',
    netDeposits: '-100.20',
    minutesPlayed: 135,
  };
  server.use(getGetProfitLossMockHandler({ ...answer, value: { ...answer.value, days, totals } }));
  const { centre } = await openMemberPage('personalProfit', width);
  const day = await centre.findByRole('button', { name: firstDay });
  const position = centre.getByText(/^(Net position|Lãi lỗ ròng)$/).closest('dl');
  const figures = [...(position?.nextElementSibling?.children ?? [])];
  return { day, position: position?.textContent, figures: figures.map(({ textContent }) => textContent) };
}

test('MEMBER-09 MEMBER-22 profit and loss shows each figure of the period and of each day', async () => {
  const { day, position, figures } = await open('Jan 5, 2026');
  expect(position).toBe('Net position+$6.00What play has won or cost you, rewards included.');
  expect(figures).toEqual([
    'Result−$9.801,234 bets',
    'Stakes$17.50Still open: $27.90',
    'Payouts$7.70',
    'Rewards$15.80',
    'Time played2 h 15 min',
    'Deposits$200.10',
    'Withdrawals$300.30',
    'Net deposits−$100.20',
  ]);
  expect(rowsAround(day)).toEqual([
    ['Day', 'Bets', 'Stakes', 'Payouts', 'Result', 'Rewards', 'Time played'],
    ['Jan 5, 2026', '34', '$2.40', '$7.50', '+$5.10', '$10.60', '1 h 34 min'],
    ['Jan 4, 2026', '1,200', '$15.10', '$0.20', '−$14.90', '$5.30', '41 min'],
    ['Total', '1,234', '$17.50', '$7.70', '−$9.80', '$15.80', '2 h 15 min'],
  ]);
});

test('I18N-01 MEMBER-09 MEMBER-22 profit and loss on a phone in Vietnamese', async () => {
  await showLanguage('VI');
  const { day, position, figures } = await open('05/01/2026', 390);
  expect(position).toBe('Lãi lỗ ròng+$6.00Số tiền bạn lãi hoặc lỗ khi chơi, đã gồm phần thưởng.');
  expect(figures).toEqual([
    'Lãi lỗ−$9.801.234 lượt cược',
    'Tiền cược$17.50Chưa có kết quả: $27.90',
    'Tiền thắng$7.70',
    'Phần thưởng$15.80',
    'Thời gian chơi2 giờ 15 phút',
    'Nạp tiền$200.10',
    'Rút tiền$300.30',
    'Nạp trừ rút−$100.20',
  ]);
  const names = ['Lượt cược', 'Tiền cược', 'Tiền thắng', 'Lãi lỗ', 'Phần thưởng', 'Thời gian chơi'];
  const named = (...values: readonly string[]) => values.map((value, place) => [names[place], value]);
  expect(cardsAround(day)).toEqual({
    cards: [
      ['05/01/2026', ...named('34', '$2.40', '$7.50', '+$5.10', '$10.60', '1 giờ 34 phút')],
      ['04/01/2026', ...named('1.200', '$15.10', '$0.20', '−$14.90', '$5.30', '41 phút')],
    ],
    totals: named('1.234', '$17.50', '$7.70', '−$9.80', '$15.80', '2 giờ 15 phút'),
  });
});
