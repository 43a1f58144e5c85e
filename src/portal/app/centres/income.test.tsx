// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { getListIncomeBetsResponseMock } from '../../../../generated/client/agent/agent.faker.ts';
import { getListIncomeBetsMockHandler } from '../../../../generated/client/agent/agent.msw.ts';
import { getGetContractBillResponseMock } from '../../../../generated/client/contract/contract.faker.ts';
import { getGetContractBillMockHandler } from '../../../../generated/client/contract/contract.msw.ts';
import type { IncomeBet } from '../../../../generated/client/model/index.ts';
import { server } from '../../../mocks/server.ts';
import { showLanguage } from '../../i18n/language.ts';
import { openAgentCentre } from '../testing/centre.ts';
import { withPortal } from '../testing/portal.tsx';
import { factsOf, itemsOf, rowsOf } from '../testing/shown.ts';

vi.mock(
  '../../features/lobby/lobby-page.tsx',
  async () => (await import('../testing/plain-pages.tsx')).plainPages.lobby,
);
vi.mock(
  '../../features/banner/banner-carousel.tsx',
  async () => (await import('../testing/plain-pages.tsx')).plainPages.banner,
);

withPortal();

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
  const { centre } = await openAgentCentre('agentMyIncome?bill=bl-71');
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
  const { centre } = await openAgentCentre('agentMyIncome?bill=bl-71', 390);
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
