// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getListIncomeBetsResponseMock,
  getListIncomeResponseMock,
} from '../../../../../generated/client/agent/agent.faker.ts';
import {
  getListIncomeBetsMockHandler,
  getListIncomeMockHandler,
} from '../../../../../generated/client/agent/agent.msw.ts';
import { getGetContractBillResponseMock } from '../../../../../generated/client/contract/contract.faker.ts';
import { getGetContractBillMockHandler } from '../../../../../generated/client/contract/contract.msw.ts';
import type { IncomeBet, IncomeEntry } from '../../../../../generated/client/model/index.ts';
import { server } from '../../../../mocks/server.ts';
import { showLanguage } from '../../../i18n/language.ts';
import { openAgentPage } from '../../../testing/centre.tsx';
import { withPortal } from '../../../testing/portal.tsx';
import { choicesOf, factsOf, itemsOf, rowsOf } from '../../../testing/shown.ts';

withPortal();

/** A salary paid in part and a rebate without a bill, in which no two figures are alike. */
function answerIncome() {
  const { value } = getListIncomeResponseMock();
  const content: IncomeEntry[] = [
    {
      ...{ incomeId: 'in-71', kind: 'daily', contractId: 'ct-81', billId: 'bl-71', state: 'part_collected' },
      ...{ windowFrom: '2026-01-03T17:00:00Z', windowTo: '2026-01-04T17:05:00Z' },
      ...{ turnover: '18240.00', rate: 125, gross: '228.00', downlineGross: '73.20', adjustment: '-4.10' },
      ...{ net: '154.80', paid: '40.05', paidAt: null, restAt: '2026-01-06T19:30:00Z' },
    },
    {
      ...{ incomeId: 'in-72', kind: 'rebate', contractId: null, billId: null, state: 'issued' },
      ...{ windowFrom: '2026-01-02T17:00:00Z', windowTo: '2026-01-03T17:10:00Z' },
      ...{ turnover: '3310.00', rate: 30, gross: '9.93', downlineGross: '1.10', adjustment: '0.25' },
      ...{ net: '8.83', paid: '8.84', paidAt: '2026-01-03T19:00:00Z', restAt: null },
    },
  ];
  const byKind = [
    { kind: 'daily' as const, count: 3, gross: '700.00', net: '612.16' },
    { kind: 'rebate' as const, count: 4, gross: '80.00', net: '71.30' },
  ];
  const totals = { gross: '780.00', downlineGross: '96.54', adjustment: '-3.85', net: '683.46' };
  server.use(getListIncomeMockHandler({ success: true, value: { ...value, content, byKind, totals } }));
}

test('AGENT-08 CONTRACT-09 my income shows each figure of a window, and totals, under its name; only a bill can be opened', async () => {
  answerIncome();
  const { centre } = await openAgentPage('agentMyIncome');
  const window = 'Jan 3, 2026, 17:00 to Jan 4, 2026, 17:05';
  await centre.findByRole('button', { name: window });
  const table = centre.getByRole('table', { name: 'Income from contracts' });
  expect(rowsOf(table)).toEqual([
    [
      ...['Window', 'Kind', 'Team turnover', 'Rate', 'Gross', 'To downlines', 'Of which corrections'],
      ...['Net', 'Paid', 'State'],
    ],
    [
      ...[window, 'Daily salary', '$18,240.00', '1.25%', '$228.00', '$73.20', '−$4.10'],
      ...['$154.80', '+$40.05The rest follows on Jan 6, 2026, 19:30', 'Paid in part'],
    ],
    [
      ...['Jan 2, 2026, 17:00 to Jan 3, 2026, 17:10', 'Rebate', '$3,310.00', '0.30%', '$9.93', '$1.10', '$0.25'],
      ...['$8.83', '+$8.84', 'Paid'],
    ],
    ['Total', '', '', '', '$780.00', '$96.54', '−$3.85', '', '+$683.46', ''],
  ]);
  expect(choicesOf(centre.getByRole('region', { name: 'Income from contracts' }))).toEqual([
    ['Kind', 'All', 'Dividend', 'Daily salary', 'Hourly salary', 'Real-time salary', 'Rebate'],
    ['Windows', 'All', 'With income'],
  ]);
  expect(centre.queryByRole('button', { name: 'Jan 2, 2026, 17:00 to Jan 3, 2026, 17:10' })).toBeNull();
  expect(factsOf(centre.getByText('$612.16').closest('dl'))).toEqual([
    ['Daily salary', '$612.16'],
    ['Rebate', '$71.30'],
  ]);
});

test('I18N-01 AGENT-08 on a phone my income is cards, here in Vietnamese', async () => {
  await showLanguage('VI');
  answerIncome();
  const { centre } = await openAgentPage('agentMyIncome', 390);
  await centre.findByRole('button', { name: '17:00 3 thg 1, 2026 đến 17:05 4 thg 1, 2026' });
  expect(itemsOf(centre.getByRole('list', { name: 'Thu nhập từ hợp đồng' }))).toEqual([
    '17:00 3 thg 1, 2026 đến 17:05 4 thg 1, 2026Trả một phầnLoạiLương ngàyDoanh thu cược$18,240.00Tỷ lệ1,25%' +
      'Tổng trước chia$228.00Phần tuyến dưới$73.20Gồm điều chỉnh−$4.10Thực nhận$154.80' +
      'Đã trả+$40.05Phần còn lại trả vào 19:30 6 thg 1, 2026',
    '17:00 2 thg 1, 2026 đến 17:10 3 thg 1, 2026Đã trảLoạiHoàn trảDoanh thu cược$3,310.00Tỷ lệ0,30%' +
      'Tổng trước chia$9.93Phần tuyến dưới$1.10Gồm điều chỉnh$0.25Thực nhận$8.83Đã trả+$8.84',
  ]);
  expect(factsOf(centre.getByRole('region', { name: 'Tổng' }))).toEqual([
    ['Tổng trước chia', '$780.00'],
    ['Phần tuyến dưới', '$96.54'],
    ['Gồm điều chỉnh', '−$3.85'],
    ['Đã trả', '+$683.46'],
  ]);
  expect(factsOf(centre.getByText('$612.16').closest('dl'))).toEqual([
    ['Lương ngày', '$612.16'],
    ['Hoàn trả', '$71.30'],
  ]);
});

/** A bet of the window, one that corrects an earlier window, and one without a turnover. */
function answerBets() {
  const { value } = getListIncomeBetsResponseMock();
  const [any] = value.content;
  if (any === undefined) throw new Error('the example has no bet');
  const times = { placedAt: '2026-01-04T09:31:00Z', settledAt: '2026-01-04T11:15:00Z' };
  const content: IncomeBet[] = [
    {
      bet: {
        ...{ ...any.bet, ...times, betId: 'be-1', account: 'player01', gameName: 'VN North' },
        ...{ stake: '12.00', turnover: '10.00', validTurnover: '9.00', payout: '8.00', net: '-4.00' },
      },
      ...{ rate: 90, downlineRate: 60, contribution: '0.035', adjustment: false },
    },
    {
      bet: {
        ...{ ...any.bet, ...times, betId: 'be-2', account: 'player02', gameName: 'Dragon Coil' },
        ...{ stake: '6.00', turnover: '5.00', settledAt: '2026-01-04T12:40:00Z' },
      },
      ...{ rate: 80, downlineRate: 10, contribution: '-0.0155', adjustment: true },
    },
    {
      bet: {
        ...any.bet,
        betId: 'be-3',
        account: 'player03',
        gameName: 'Lantern Road',
        turnover: null,
        settledAt: null,
      },
      ...{ rate: 70, downlineRate: 0, contribution: '0.00', adjustment: false },
    },
  ];
  const totals = { count: 3, turnover: '15.50', contribution: '0.0195' };
  const detail = getGetContractBillResponseMock().value;
  server.use(
    getListIncomeBetsMockHandler({ success: true, value: { ...value, content, totals } }),
    getGetContractBillMockHandler({
      success: true,
      value: { ...detail, bill: { ...detail.bill, billId: 'bl-71', side: 'own' } },
    }),
  );
}

test('AGENT-08 the bets behind an income show what each added, and which corrects an earlier window', async () => {
  answerBets();
  const { centre } = await openAgentPage('agentMyIncome?bill=bl-71');
  await centre.findByText('be-1');
  expect(rowsOf(centre.getByRole('table', { name: 'Bets behind it' }))).toEqual([
    ['Account', 'Bet', 'Game', 'Turnover', 'Own rate less downline’s', 'Added', 'Settled'],
    ['player01', 'be-1', 'VN North', '$10.00', '0.90% − 0.60%', '0.035', 'Jan 4, 2026, 11:15'],
    [
      ...['player02', 'be-2', 'Dragon Coilcorrects an earlier window', '$5.00', '0.80% − 0.10%', '−0.0155'],
      'Jan 4, 2026, 12:40',
    ],
    ['player03', 'be-3', 'Lantern Road', '$0.00', '0.70% − 0.00%', '0.00', ''],
    ['Total', '', '', '$15.50', '', '0.0195', ''],
  ]);
});

test('I18N-01 AGENT-08 on a phone the bets behind an income are cards, here in Vietnamese', async () => {
  await showLanguage('VI');
  answerBets();
  const { centre } = await openAgentPage('agentMyIncome?bill=bl-71', 390);
  await centre.findByText('be-1');
  expect(itemsOf(centre.getByRole('list', { name: 'Các cược liên quan' }))).toEqual([
    'player01Cượcbe-1Trò chơiVN NorthDoanh thu cược$10.00Tỷ lệ của tôi trừ tuyến dưới0,90% − 0,60%' +
      'Đóng góp0.035Quyết toán lúc11:15 4 thg 1, 2026',
    'player02Cượcbe-2Trò chơiDragon Coilđiều chỉnh kỳ trướcDoanh thu cược$5.00' +
      'Tỷ lệ của tôi trừ tuyến dưới0,80% − 0,10%Đóng góp−0.0155Quyết toán lúc12:40 4 thg 1, 2026',
    'player03Cượcbe-3Trò chơiLantern RoadDoanh thu cược$0.00Tỷ lệ của tôi trừ tuyến dưới0,70% − 0,00%' +
      'Đóng góp0.00Quyết toán lúc',
  ]);
  expect(factsOf(centre.getByRole('region', { name: 'Tổng' }))).toEqual([
    ['Doanh thu cược', '$15.50'],
    ['Đóng góp', '0.0195'],
  ]);
});

test('AGENT-08 my income opens to a bill, its inputs and its bets, and Back returns to the windows', async () => {
  server.use(getListIncomeMockHandler(), getGetContractBillMockHandler(), getListIncomeBetsMockHandler());
  const { user, centre, panel } = await openAgentPage('agentMyIncome');
  const [first, ...others] = await centre.findAllByRole('button', { name: / to / });
  await user.click(first ?? expect.fail());
  expect(await centre.findByText('bl-9101')).toBeDefined();
  expect(panel()).toBe('agentMyIncome?bill=bl-9101');
  expect(centre.getByText('agent02, bl-9103')).toBeDefined();
  expect(await centre.findByText('0.015')).toBeDefined();
  await user.click(centre.getByRole('button', { name: 'Back' }));
  expect(await centre.findAllByRole('button', { name: / to / })).toHaveLength(1 + others.length);
});

test('AGENT-08 my income begins with the windows that earned something, and has the others when asked for', async () => {
  const asked: (string | null)[] = [];
  server.use(
    getListIncomeMockHandler(({ request }) => {
      asked.push(new URL(request.url).searchParams.get('entries'));
      return getListIncomeResponseMock();
    }),
  );
  const { user, centre } = await openAgentPage('agentMyIncome');
  await centre.findAllByRole('button', { name: / to / });
  await user.selectOptions(centre.getByRole('combobox', { name: 'Windows' }), 'All');
  await waitFor(() => expect(asked).toEqual(['earning', 'every']));
});
