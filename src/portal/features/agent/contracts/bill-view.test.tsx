// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { getListIncomeInputsMockHandler } from '#generated/client/agent/agent.msw.ts';
import { getGetContractBillResponseMock } from '#generated/client/contract/contract.faker.ts';
import { getGetContractBillMockHandler } from '#generated/client/contract/contract.msw.ts';
import type { ContractBillDetail } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openAgentPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { factsOf, itemsOf, rowsOf } from '#portal/testing/shown.ts';

withPortal();

/** A bill in which no two figures are alike. */
function billOf(kind: 'dividend' | 'daily'): ContractBillDetail {
  const { bill, terms } = getGetContractBillResponseMock().value;
  return {
    bill: {
      ...bill,
      kind,
      side: 'downline',
      downline: { id: '1000003', account: 'agent02', nickname: 'Quoc Bao' },
      windowFrom: '2026-01-03T17:00:00Z',
      windowTo: '2026-01-04T17:00:00Z',
      turnover: '18240.00',
      teamResult: '-865.60',
      activeDownlines: 1019,
      tier: 2,
      rate: 125,
      gross: '228.00',
      adjustment: '-4.10',
      downlineGross: '73.20',
      carriedIn: '11.15',
      carriedOut: '6.25',
      gap: '2.35',
      net: '159.50',
      paid: '40.05',
      state: 'part_collected',
      issuedAt: '2026-01-04T19:00:00Z',
      paidAt: null,
      restAt: '2026-01-05T19:00:00Z',
    },
    terms: {
      ...terms,
      tiers: [
        { turnover: '0.00', activeDownlines: 1, loss: '3.00', rate: 60 },
        { turnover: '10000.00', activeDownlines: 1010, loss: '500.00', rate: 125 },
      ],
      activeMinimum: '20.50',
      carryOver: kind === 'dividend' ? 'permanent' : null,
    },
    downlines: [
      {
        billId: 'bl-9103',
        contractId: 'ct-9002',
        downline: { id: '1000004', account: 'agent03', nickname: 'Lan' },
        turnover: '12200.00',
        rate: 60,
        gross: '73.20',
      },
    ],
    adjustments: [
      {
        betId: 'be-77',
        windowFrom: '2026-01-01T17:00:00Z',
        settledAt: '2026-01-02T03:30:00Z',
        turnover: '-328.00',
        amount: '-4.10',
      },
    ],
    payments: [{ entryId: 'le-1', payer: 'dividend_gap', amount: '40.05', at: '2026-01-04T19:01:00Z' }],
    reason: null,
    expiresAt: '2026-02-03T17:00:00Z',
  };
}

async function shown(kind: 'dividend' | 'daily') {
  const answer = getGetContractBillResponseMock();
  server.use(getGetContractBillMockHandler({ ...answer, value: billOf(kind) }), getListIncomeInputsMockHandler());
  const { centre } = await openAgentPage('agentMyIncome?bill=bl-9101');
  const list = (await centre.findByText('agent02')).closest('dl');
  const table = centre.getByRole('table');
  const notes = [...(list?.previousElementSibling?.querySelectorAll('p') ?? [])];
  return {
    heading: centre.getAllByRole('heading', { level: 3 })[0]?.textContent,
    notes: notes.map(({ textContent }) => textContent),
    facts: factsOf(list),
    tiers: rowsOf(table),
    active: table.parentElement?.nextElementSibling?.textContent,
    lists: centre.getAllByRole('heading', { level: 4 }).flatMap((title) => {
      const items = title.nextElementSibling;
      return items?.matches('ul') ? [[title.textContent, ...itemsOf(items)]] : [];
    }),
  };
}

test('CONTRACT-09 AGENT-08 a bill shows each of its figures under its name', async () => {
  expect(await shown('daily')).toEqual({
    heading: 'Jan 3, 2026, 17:00 to Jan 4, 2026, 17:00',
    notes: [
      'It waits for a decision. Without one it expires on Feb 3, 2026, 17:00.',
      'Paid $40.05 of $159.50. The rest follows on Jan 5, 2026, 19:00, as far as the limit of that day reaches.',
    ],
    facts: [
      ['Bill', 'bl-9101'],
      ['Paid to', 'agent02'],
      ['Team turnover', '$18,240.00'],
      ['Team result, your side', '$865.60'],
      ['Active downlines', '1,019'],
      ['Tier reached', '2: 1.25%'],
      ['Corrections to make up for', '$11.15'],
      ['Gross', '$228.00'],
      ['Of which corrections', '−$4.10'],
      ['To downlines', '$73.20'],
      ['Not covered by gross', '$2.35'],
      ['Net', '$159.50'],
      ['Corrections left to make up for', '$6.25'],
      ['Paid', '$40.05'],
    ],
    tiers: [
      ['Tier', 'Turnover from', 'Active from', 'Rate'],
      ['1', '$0.00', '1', '0.60%'],
      ['2', '$10,000.00', '1,010', '1.25%'],
    ],
    active: 'A downline is active from $20.50 of turnover.',
    lists: [
      ['Bills of direct downlines', 'agent03, bl-91030.60% of $12,200.00$73.20'],
      ['Corrections of earlier windows', 'be-77Jan 2, 2026, 03:30, turnover −$328.00−$4.10'],
      ['Payments', 'Account for dividend gapsJan 4, 2026, 19:01$40.05'],
    ],
  });
});

test('I18N-01 CONTRACT-09 AGENT-08 a bill of a dividend adds losses and wins carried on, here in Vietnamese', async () => {
  await showLanguage('VI');
  expect(await shown('dividend')).toEqual({
    heading: '17:00 03/01/2026 đến 17:00 04/01/2026',
    notes: [
      'Bảng kê đang chờ quyết định. Nếu không có, bảng kê hết hạn vào 17:00 03/02/2026.',
      'Đã trả $40.05 trên $159.50. Phần còn lại được trả vào 19:00 05/01/2026, trong hạn mức của ngày đó.',
    ],
    facts: [
      ['Bảng kê', 'bl-9101'],
      ['Trả cho', 'agent02'],
      ['Doanh thu cược', '$18,240.00'],
      ['Kết quả nhóm, phía bạn', '$865.60'],
      ['Tuyến dưới hoạt động', '1.019'],
      ['Bậc đạt được', '2: 1,25%'],
      ['Khoản thắng kỳ trước chuyển sang', '$11.15'],
      ['Tổng trước chia', '$228.00'],
      ['Gồm điều chỉnh', '−$4.10'],
      ['Phần tuyến dưới', '$73.20'],
      ['Phần chưa đủ', '$2.35'],
      ['Thực nhận', '$159.50'],
      ['Khoản thắng chuyển kỳ sau', '$6.25'],
      ['Đã trả', '$40.05'],
    ],
    tiers: [
      ['Bậc', 'Doanh thu từ', 'Hoạt động từ', 'Tiền thua từ', 'Tỷ lệ'],
      ['1', '$0.00', '1', '$3.00', '0,60%'],
      ['2', '$10,000.00', '1.010', '$500.00', '1,25%'],
    ],
    active:
      'Tuyến dưới được tính là hoạt động khi có doanh thu cược từ $20.50. Khoản thắng của nhóm được trừ dần vào các khoản thua sau cho đến khi hết.',
    lists: [
      ['Bảng kê của tuyến dưới trực tiếp', 'agent03, bl-91030,60% của $12,200.00$73.20'],
      ['Điều chỉnh của các kỳ trước', 'be-7703:30 02/01/2026, doanh thu −$328.00−$4.10'],
      ['Các khoản trả', 'Tài khoản bù cổ tức19:01 04/01/2026$40.05'],
    ],
  });
});
