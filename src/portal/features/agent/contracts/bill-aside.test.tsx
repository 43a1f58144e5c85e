// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  getGetContractBillResponseMock,
  getListContractBillsResponseMock,
} from '#generated/client/contract/contract.faker.ts';
import {
  getGetContractBillMockHandler,
  getListContractBillsMockHandler,
} from '#generated/client/contract/contract.msw.ts';
import type { ContractBill, ContractBillDetail } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openAgentPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { choicesOf, factsOf, itemsOf, rowsOf } from '#portal/testing/shown.ts';

withPortal();
// 01:30 of the 5th of January at the brand, half an hour before bills of the 4th are paid.
beforeEach(() => vi.setSystemTime('2026-01-04T18:30:00Z'));

/** Two bills of different figures: the first for a downline and paid in part, the second own and paid. */
function billsOf(kind: 'dividend' | 'daily' | 'realtime'): readonly [ContractBill, ContractBill] {
  const [bill] = getListContractBillsResponseMock().value.content;
  if (bill === undefined) throw new Error('the example has no bill');
  const first: ContractBill = {
    ...bill,
    kind,
    billId: 'bl-71',
    contractId: 'ct-81',
    side: 'downline',
    downline: { id: '1000003', account: 'agent02', nickname: 'Quoc Bao' },
    windowFrom: '2025-12-31T17:00:00Z',
    windowTo: '2026-01-15T17:00:00Z',
    turnover: '18240.00',
    teamResult: '-865.60',
    activeDownlines: 19,
    tier: 2,
    rate: 125,
    gross: '228.00',
    downlineGross: '73.20',
    adjustment: '-4.10',
    carriedIn: '11.15',
    carriedOut: '6.25',
    gap: '2.35',
    net: '159.50',
    paid: '40.05',
    state: 'part_collected',
    issuedAt: '2026-01-16T19:00:00Z',
    paidAt: null,
    restAt: '2026-01-17T19:30:00Z',
  };
  const second: ContractBill = {
    ...first,
    billId: 'bl-72',
    contractId: 'ct-82',
    side: 'own',
    downline: { id: '1000002', account: 'agent01', nickname: 'Thu Ha' },
    windowFrom: '2026-01-03T17:00:00Z',
    windowTo: '2026-01-04T17:00:00Z',
    turnover: '3310.00',
    teamResult: '-77.70',
    activeDownlines: 4,
    tier: null,
    rate: 0,
    gross: '31.00',
    downlineGross: '8.40',
    net: '22.60',
    paid: '22.70',
    state: 'issued',
    paidAt: '2026-01-04T19:05:00Z',
    restAt: null,
  };
  return [first, second];
}

const totals = {
  count: 1172,
  turnover: '91000.00',
  gross: '910.00',
  downlineGross: '310.00',
  adjustment: '1.00',
  net: '600.00',
  paid: '590.00',
};

function answerBills(kind: 'dividend' | 'daily' | 'realtime') {
  const { value } = getListContractBillsResponseMock();
  server.use(
    getListContractBillsMockHandler(({ request }) => {
      const query = new URL(request.url).searchParams;
      const content = [...billsOf(kind)];
      const paid = { own: '210.00', downline: '380.00' }[query.get('side') ?? ''] ?? totals.paid;
      const told = { ...totals, paid, ...(query.get('state') === 'not_reached' && { count: 21 }) };
      return { success: true, value: { ...value, content, totals: told, asOf: '2026-01-04T18:30:00Z' } };
    }),
  );
}

function answerBill(change: (detail: ContractBillDetail) => Partial<ContractBillDetail>) {
  const { value } = getGetContractBillResponseMock();
  const terms: ContractBillDetail['terms'] = {
    ...value.terms,
    tiers: [
      { turnover: '0.00', activeDownlines: 3, loss: null, rate: 60 },
      { turnover: '10000.00', activeDownlines: 10, loss: null, rate: 125 },
    ],
  };
  const detail = { ...value, terms, downlines: [], reason: null, expiresAt: null };
  server.use(getGetContractBillMockHandler({ success: true, value: { ...detail, ...change(detail) } }));
}

test('CONTRACT-09 the list of bills shows each figure of a window, and totals, under its name', async () => {
  answerBills('daily');
  const { centre } = await openAgentPage('agentDailySalary?view=bills');
  await centre.findByRole('button', { name: 'Jan 3, 2026, 17:00 to Jan 4, 2026, 17:00' });
  expect(rowsOf(centre.getByRole('table', { name: 'Bills' }))).toEqual([
    ['Window', 'Paid to', 'Team turnover', 'Rate', 'Gross', 'To downlines', 'Net', 'Paid', 'State'],
    [
      'Dec 31, 2025, 17:00 to Jan 15, 2026, 17:00',
      'agent02',
      '$18,240.00',
      '1.25%',
      '$228.00',
      '$73.20',
      '+$159.50',
      '+$40.05The rest follows on Jan 17, 2026, 19:30',
      'Paid in part',
    ],
    [
      'Jan 3, 2026, 17:00 to Jan 4, 2026, 17:00',
      'agent01',
      '$3,310.00',
      '0.00%',
      '$31.00',
      '$8.40',
      '+$22.60',
      '+$22.70',
      'Paid',
    ],
    ['Total', '', '$91,000.00', '', '$910.00', '$310.00', '+$600.00', '+$590.00', ''],
  ]);
  expect(choicesOf(centre.getByRole('region', { name: 'Bills' }))).toEqual([
    ['Contracts', 'All', 'My contract', 'Downlines'],
    ['State', 'All', 'Pending', 'Paid', 'Paid in part', 'Not reached', 'Not paid yet', 'Denied', 'Expired'],
  ]);
  // Half an hour is left; the 21 windows are of the same range.
  await centre.findByText('$380.00');
  expect(factsOf(centre.getByText('1,172').closest('dl'))).toEqual([
    ['Next settlement in', '30:00'],
    ['Paid to you', '$210.00'],
    ['Paid to downlines', '$380.00'],
    ['Bills', '1,172'],
    ['Not reached', '21'],
  ]);
});

test('I18N-01 CONTRACT-09 on a phone a bill is a card with the days of the brand, and a settlement far ahead a date', async () => {
  await showLanguage('VI');
  vi.stubEnv('TZ', 'Asia/Ho_Chi_Minh');
  answerBills('dividend');
  const { centre } = await openAgentPage('agentDividend?view=bills', 390);
  await centre.findByRole('button', { name: '04/01/2026' });
  expect(itemsOf(centre.getByRole('list', { name: 'Bảng kê' }))).toEqual([
    '01/01/2026 đến 15/01/2026Trả một phầnTrả choagent02Doanh thu cược$18,240.00Tỷ lệ1,25%' +
      'Tổng trước chia$228.00Phần tuyến dưới$73.20Thực nhận+$159.50' +
      'Đã trả+$40.05Phần còn lại trả vào 02:30 18/01/2026',
    '04/01/2026Đã trảTrả choagent01Doanh thu cược$3,310.00Tỷ lệ0,00%' +
      'Tổng trước chia$31.00Phần tuyến dưới$8.40Thực nhận+$22.60Đã trả+$22.70',
  ]);
  expect(factsOf(centre.getByRole('region', { name: 'Tổng' }))).toEqual([
    ['Doanh thu cược', '$91,000.00'],
    ['Tổng trước chia', '$910.00'],
    ['Phần tuyến dưới', '$310.00'],
    ['Thực nhận', '+$600.00'],
    ['Đã trả', '+$590.00'],
  ]);
  await centre.findByText('$380.00');
  expect(factsOf(centre.getByText('1.172').closest('dl'))).toEqual([
    ['Quyết toán kế tiếp', '02:00 16/01/2026'],
    ['Đã trả cho bạn', '$210.00'],
    ['Đã trả cho tuyến dưới', '$380.00'],
    ['Bảng kê', '1.172'],
    ['Chưa đạt', '21'],
  ]);
});

/** What stands beside the list for a bill. */
async function shownBeside(panel: string, name: string) {
  const { centre } = await openAgentPage(panel);
  const beside = await centre.findByRole('region', { name });
  const heading = await within(beside).findByRole('heading', { level: 3 });
  const list = within(beside).queryByRole('list');
  return {
    heading: heading.textContent,
    below: heading.nextElementSibling?.textContent,
    state: heading.nextElementSibling?.nextElementSibling?.textContent,
    notes: [...(heading.parentElement?.nextElementSibling?.querySelectorAll(':scope > p') ?? [])].map(
      ({ textContent }) => textContent,
    ),
    facts: factsOf(beside),
    downlines: list && [list.getAttribute('aria-label'), ...itemsOf(list)],
    end: within(beside).getByText(/^(Net to|agent\d+ thực nhận)/).parentElement?.textContent,
    buttons: within(beside)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    rows: rowsOf(centre.getByRole('table')).slice(0, 2),
  };
}

test('CONTRACT-09 beside the list an own bill without a tier tells what it needed, and what is paid', async () => {
  answerBills('realtime');
  answerBill(() => ({ bill: billsOf('realtime')[1] }));
  expect(await shownBeside('agentRealtimeSalary?view=bills&bill=bl-72', 'Bill')).toEqual({
    heading: '17:00 to 17:00',
    below: 'Jan 3, paid 19:05, bl-72, ct-82',
    state: 'Paid',
    notes: [],
    facts: [
      ['Tier reached', 'None'],
      ['Active downlines', '4, needs 3'],
      ['Gross on $3,310.00', '$31.00'],
    ],
    downlines: null,
    end: 'Net to you+$22.60',
    buttons: ['Close the bill', 'The whole bill and its inputs'],
    rows: [
      ['Window', 'Team turnover', 'Rate', 'Gross', 'To downlines', 'Net', 'State'],
      ['17:00 to 17:00Dec 31, agent02', '$18,240.00', '1.25%', '$228.00', '$73.20', '+$159.50', 'Paid in part'],
    ],
  });
});

test('I18N-01 CONTRACT-09 beside the list a bill of a downline tells its notes, its tier and the agents below', async () => {
  await showLanguage('VI');
  answerBills('dividend');
  answerBill(({ downlines: _, ...detail }) => {
    const below = (id: string, account: string, gross: string) => ({
      billId: `bl-${id}`,
      contractId: `ct-${id}`,
      downline: { id, account, nickname: account },
      turnover: `${id}.50`,
      rate: 60,
      gross,
    });
    return {
      ...detail,
      bill: billsOf('dividend')[0],
      downlines: [below('1220', 'agent03', '73.20'), below('1330', 'agent04', '0.00')],
      reason: 'Chờ kiểm tra.',
      expiresAt: '2026-02-15T17:00:00Z',
    };
  });
  expect(await shownBeside('agentDividend?view=bills&bill=bl-71', 'Bảng kê đang xem')).toEqual({
    heading: '17:00 31/12/2025 đến 17:00 15/01/2026',
    below: 'bl-71, ct-81',
    state: 'Trả một phần',
    notes: [
      'Chờ kiểm tra.',
      'Bảng kê đang chờ quyết định. Nếu không có, bảng kê hết hạn vào 17:00 15/02/2026.',
      'Đã trả $40.05 trên $159.50. Phần còn lại được trả vào 19:30 17/01/2026, trong hạn mức của ngày đó.',
    ],
    facts: [
      ['Bậc 2, tỷ lệ', '1,25%'],
      ['Tuyến dưới hoạt động', '19, cần 10'],
      // A dividend is a share of what the team lost.
      ['Tổng trên $865.60', '$228.00'],
    ],
    downlines: [
      'Bảng kê của tuyến dưới trực tiếp',
      'agent030,60% của $1,220.50−$73.20',
      'agent040,60% của $1,330.50$0.00',
    ],
    end: 'agent02 thực nhận+$159.50',
    buttons: ['Đóng bảng kê', 'Toàn bộ bảng kê'],
    rows: [
      ['Kỳ', 'Doanh thu cược', 'Tỷ lệ', 'Tổng trước chia', 'Phần tuyến dưới', 'Thực nhận', 'Trạng thái'],
      [
        '17:00 31/12/2025 đến 17:00 15/01/2026agent02',
        '$18,240.00',
        '1,25%',
        '$228.00',
        '$73.20',
        '+$159.50',
        'Trả một phần',
      ],
    ],
  });
});
