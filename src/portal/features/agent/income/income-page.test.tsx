// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getListIncomeInputsResponseMock, getListIncomeResponseMock } from '#generated/client/agent/agent.faker.ts';
import { getListIncomeInputsMockHandler, getListIncomeMockHandler } from '#generated/client/agent/agent.msw.ts';
import { getGetContractBillResponseMock } from '#generated/client/contract/contract.faker.ts';
import { getGetContractBillMockHandler } from '#generated/client/contract/contract.msw.ts';
import type { IncomeEntry, IncomeInput } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { withSavedFiles } from '#portal/entities/list/testing/saved-files.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openAgentPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { choicesOf, factsOf, itemsOf, rowsOf } from '#portal/testing/shown.ts';

withPortal();
const saved = withSavedFiles();

/** A salary paid in part and a rebate without a bill, in which no two figures are alike. */
function answerIncome() {
  const { value } = getListIncomeResponseMock();
  const content: IncomeEntry[] = [
    {
      incomeId: 'in-71',
      kind: 'daily',
      contractId: 'ct-81',
      billId: 'bl-71',
      state: 'part_collected',
      windowFrom: '2026-01-03T17:00:00Z',
      windowTo: '2026-01-04T17:05:00Z',
      turnover: '18240.00',
      rate: 125,
      gross: '228.00',
      downlineGross: '73.20',
      adjustment: '-4.10',
      net: '154.80',
      paid: '40.05',
      paidAt: null,
      restAt: '2026-01-06T19:30:00Z',
    },
    {
      incomeId: 'in-72',
      kind: 'rebate',
      contractId: null,
      billId: null,
      state: 'issued',
      windowFrom: '2026-01-02T17:00:00Z',
      windowTo: '2026-01-03T17:10:00Z',
      turnover: '3310.00',
      rate: 30,
      gross: '9.93',
      downlineGross: '1.10',
      adjustment: '0.25',
      net: '8.83',
      paid: '8.84',
      paidAt: '2026-01-03T19:00:00Z',
      restAt: null,
    },
  ];
  const byKind = [
    { kind: 'daily' as const, count: 3, gross: '700.00', net: '612.16' },
    { kind: 'rebate' as const, count: 4, gross: '80.00', net: '71.30' },
  ];
  const totals = {
    gross: '780.00',
    downlineGross: '96.54',
    adjustment: '-3.85',
    due: '701.10',
    unpaid: '9.25',
    net: '683.46',
  };
  server.use(getListIncomeMockHandler({ success: true, value: { ...value, content, byKind, totals } }));
}

test('AGENT-08 CONTRACT-09 AGENT-17 my income shows each figure of a window, and totals, under its name; only a bill can be opened', async () => {
  answerIncome();
  const { centre } = await openAgentPage('agentMyIncome');
  const window = 'Jan 3, 2026, 17:00 to Jan 4, 2026, 17:05';
  await centre.findByRole('button', { name: window });
  const table = centre.getByRole('table', { name: 'Income from contracts' });
  expect(rowsOf(table)).toEqual([
    [
      'Window',
      'Kind',
      'Team turnover',
      'Rate',
      'Gross',
      'To downlines',
      'Of which corrections',
      'Net',
      'Paid',
      'State',
    ],
    [
      window,
      'Daily salary',
      '$18,240.00',
      '1.25%',
      '$228.00',
      '$73.20',
      '−$4.10',
      '$154.80',
      '+$40.05The rest follows on Jan 6, 2026, 19:30',
      'Paid in part',
    ],
    [
      'Jan 2, 2026, 17:00 to Jan 3, 2026, 17:10',
      'Rebate',
      '$3,310.00',
      '0.30%',
      '$9.93',
      '$1.10',
      '$0.25',
      '$8.83',
      '+$8.84',
      'Paid',
    ],
    ['Total', '', '', '', '$780.00', '$96.54', '−$3.85', '$701.10', '+$683.46', ''],
  ]);
  expect(choicesOf(centre.getByRole('region', { name: 'Income from contracts' }))).toEqual([
    ['Kind', 'All', 'Dividend', 'Daily salary', 'Hourly salary', 'Real-time salary', 'Rebate'],
    ['Windows', 'All', 'With income'],
  ]);
  expect(centre.queryByRole('button', { name: 'Jan 2, 2026, 17:00 to Jan 3, 2026, 17:10' })).toBeNull();
  expect(factsOf(centre.getByText('$612.16').closest('dl'))).toEqual([
    ['Daily salary', '$612.16'],
    ['Rebate', '$71.30'],
    ['Not paid yet', '$9.25'],
  ]);
});

test('I18N-01 AGENT-08 on a phone my income is cards, here in Vietnamese', async () => {
  await showLanguage('VI');
  answerIncome();
  const { centre } = await openAgentPage('agentMyIncome', 390);
  await centre.findByRole('button', { name: '17:00 03/01/2026 đến 17:05 04/01/2026' });
  expect(itemsOf(centre.getByRole('list', { name: 'Thu nhập từ hợp đồng' }))).toEqual([
    '17:00 03/01/2026 đến 17:05 04/01/2026Trả một phầnLoạiLương ngàyDoanh thu cược$18,240.00Tỷ lệ1,25%' +
      'Tổng trước chia$228.00Phần tuyến dưới$73.20Gồm điều chỉnh−$4.10Thực nhận$154.80' +
      'Đã trả+$40.05Phần còn lại trả vào 19:30 06/01/2026',
    '17:00 02/01/2026 đến 17:10 03/01/2026Đã trảLoạiHoàn trảDoanh thu cược$3,310.00Tỷ lệ0,30%' +
      'Tổng trước chia$9.93Phần tuyến dưới$1.10Gồm điều chỉnh$0.25Thực nhận$8.83Đã trả+$8.84',
  ]);
  expect(factsOf(centre.getByRole('region', { name: 'Tổng' }))).toEqual([
    ['Tổng trước chia', '$780.00'],
    ['Phần tuyến dưới', '$96.54'],
    ['Gồm điều chỉnh', '−$3.85'],
    ['Thực nhận', '$701.10'],
    ['Đã trả', '+$683.46'],
  ]);
  expect(factsOf(centre.getByText('$612.16').closest('dl'))).toEqual([
    ['Lương ngày', '$612.16'],
    ['Hoàn trả', '$71.30'],
    ['Chưa trả', '$9.25'],
  ]);
});

/** A bet that corrects an earlier window, a promotion, a bill below and a rounding. */
function answerInputs() {
  const { value } = getListIncomeInputsResponseMock();
  const none = {
    memberId: null,
    account: null,
    gameName: null,
    reference: null,
    turnover: null,
    rate: null,
    late: false,
  };
  const content: IncomeInput[] = [
    {
      inputId: 'be-1',
      kind: 'bet',
      memberId: '1000001',
      account: 'player01',
      gameName: 'VN North',
      reference: { type: 'bet', id: 'be-1' },
      at: '2026-01-04T11:15:00Z',
      late: true,
      turnover: '12.00',
      base: '10.55',
      rate: 90,
      amount: '0.09495',
    },
    {
      ...none,
      inputId: 'le-9',
      kind: 'promotion',
      memberId: '1000001',
      account: 'player02',
      reference: { type: 'promotion', id: 'spring' },
      at: '2026-01-04T12:40:00Z',
      base: '-7.00',
      rate: 100,
      amount: '-0.07',
    },
    {
      ...none,
      inputId: 'bl-73',
      kind: 'downline',
      memberId: '1000003',
      account: 'agent02',
      reference: { type: 'bill', id: 'bl-73' },
      at: '2026-01-04T17:00:00Z',
      base: '0.01',
      amount: '-0.01',
    },
    { ...none, inputId: 'rounding', kind: 'rounding', at: '2026-01-04T17:00:00Z', base: '0.00495', amount: '-0.00495' },
  ];
  const totals = { count: 4, turnover: '12.00', amount: '0.01' };
  const detail = getGetContractBillResponseMock().value;
  const window = { windowFrom: '2026-01-03T17:00:00Z', windowTo: '2026-01-04T17:00:00Z' };
  server.use(
    getListIncomeInputsMockHandler({ success: true, value: { ...value, content, totals, totalPages: 1 } }),
    getGetContractBillMockHandler({
      success: true,
      value: { ...detail, bill: { ...detail.bill, ...window, billId: 'bl-71', contractId: 'ct-81', side: 'own' } },
    }),
  );
}

test('AGENT-08 CONTRACT-09 the inputs of an income show what each added, and which corrects an earlier window', async () => {
  answerInputs();
  const { centre } = await openAgentPage('agentMyIncome?bill=bl-71');
  await centre.findByText('be-1');
  expect(rowsOf(centre.getByRole('table', { name: 'What it was computed from' }))).toEqual([
    ['Input', 'Reference', 'Basis', 'Rate', 'Added', 'Time'],
    ['Betplayer01', 'be-1VN Northcorrects an earlier window', '10.55', '0.90%', '0.09495', 'Jan 4, 2026, 11:15'],
    ['Promotionplayer02', 'spring', '−7.00', '1.00%', '−0.07', 'Jan 4, 2026, 12:40'],
    ['Gross of a downlineagent02', 'bl-73', '0.01', '', '−0.01', 'Jan 4, 2026, 17:00'],
    ['Rounded off', '', '0.00495', '', '−0.00495', 'Jan 4, 2026, 17:00'],
    ['Total', '', '', '', '0.01', ''],
  ]);
});

test('I18N-01 AGENT-08 on a phone the inputs of an income are cards, here in Vietnamese', async () => {
  await showLanguage('VI');
  answerInputs();
  const { centre } = await openAgentPage('agentMyIncome?bill=bl-71', 390);
  await centre.findByText('be-1');
  expect(itemsOf(centre.getByRole('list', { name: 'Các khoản đã tính' }))).toEqual([
    'Cượcplayer01Tham chiếube-1VN Northđiều chỉnh kỳ trướcCơ sở tính10.55Tỷ lệ0,90%Đóng góp0.09495' +
      'Thời điểm11:15 04/01/2026',
    'Khuyến mãiplayer02Tham chiếuspringCơ sở tính−7.00Tỷ lệ1,00%Đóng góp−0.07Thời điểm12:40 04/01/2026',
    'Tổng của tuyến dướiagent02Tham chiếubl-73Cơ sở tính0.01Tỷ lệĐóng góp−0.01Thời điểm17:00 04/01/2026',
    'Phần làm trònTham chiếuCơ sở tính0.00495Tỷ lệĐóng góp−0.00495Thời điểm17:00 04/01/2026',
  ]);
  expect(factsOf(centre.getByRole('region', { name: 'Tổng' }))).toEqual([['Đóng góp', '0.01']]);
});

test('MEMBER-22 AGENT-08 the file of the inputs has the bill, its window, references and numeric rates', async () => {
  answerInputs();
  const { user, centre } = await openAgentPage('agentMyIncome?bill=bl-71');
  await centre.findByText('be-1');
  await user.click(centre.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const row = 'bl-71,ct-81,2026-01-03T17:00:00+00:00,2026-01-04T17:00:00+00:00';
  expect(saved[0]?.text.trimEnd().split('\r\n')).toEqual([
    'bill,contract,windowFrom,windowTo,kind,account,inputId,reference,game,at,late,turnover,base,rate,amount',
    `${row},Bet,player01,be-1,be-1,VN North,2026-01-04T11:15:00+00:00,corrects an earlier window,12.00,10.55,0.009,0.09495`,
    `${row},Promotion,player02,le-9,spring,,2026-01-04T12:40:00+00:00,,,-7.00,0.01,-0.07`,
    `${row},Gross of a downline,agent02,bl-73,bl-73,,2026-01-04T17:00:00+00:00,,,0.01,,-0.01`,
    `${row},Rounded off,,rounding,,,2026-01-04T17:00:00+00:00,,,0.00495,,-0.00495`,
  ]);
});

test('AGENT-08 AGENT-17 my income opens to a bill, its inputs and its bets, and Back returns to the windows', async () => {
  server.use(getListIncomeMockHandler(), getGetContractBillMockHandler(), getListIncomeInputsMockHandler());
  const { user, centre, panel } = await openAgentPage('agentMyIncome');
  const [first, ...others] = await centre.findAllByRole('button', { name: / to / });
  await user.click(first ?? expect.fail());
  expect(await centre.findByText('bl-9101')).toBeDefined();
  expect(panel()).toBe('agentMyIncome?bill=bl-9101');
  expect(centre.getByText('agent02, bl-9103')).toBeDefined();
  expect(await centre.findByText('−0.005')).toBeDefined();
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

test('AGENT-17 AGENT-08 the file of my income has the windows that the list begins with', async () => {
  const asked: (string | null)[] = [];
  server.use(
    getListIncomeMockHandler(({ request }) => {
      asked.push(new URL(request.url).searchParams.get('entries'));
      return getListIncomeResponseMock();
    }),
  );
  const { user, centre } = await openAgentPage('agentMyIncome');
  await centre.findAllByRole('button', { name: / to / });
  await user.click(centre.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(asked).toEqual(['earning', 'earning']);
});
