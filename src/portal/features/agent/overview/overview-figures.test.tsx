// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getGetTeamOverviewResponseMock, getListIncomeResponseMock } from '#generated/client/agent/agent.faker.ts';
import { getGetTeamOverviewMockHandler, getListIncomeMockHandler } from '#generated/client/agent/agent.msw.ts';
import {
  getGetContractProgressResponseMock,
  getListContractsResponseMock,
} from '#generated/client/contract/contract.faker.ts';
import {
  getGetContractProgressMockHandler,
  getListContractsMockHandler,
} from '#generated/client/contract/contract.msw.ts';
import type { Contract, ContractKind, TeamOverviewPoint } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openAgentPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { factsOf } from '#portal/testing/shown.ts';

withPortal();

/** 15:40 of the 5th of January at the brand. */
const NOW = '2026-01-05T08:40:00Z';

/** The turnover rises, deposits fall, withdrawals have their peak in the middle, and the result its lowest point. */
const point = (day: number, turnover: string, deposits: string, withdrawals: string, result: string) => ({
  at: `2026-01-0${day}T17:00:00Z`,
  registrations: 0,
  active: 0,
  prizes: '0.00',
  turnover,
  deposits,
  withdrawals,
  result,
});
const chart: TeamOverviewPoint[] = [
  point(1, '100.00', '600.00', '30.00', '50.00'),
  point(2, '200.00', '500.00', '70.00', '-20.00'),
  point(3, '300.00', '400.00', '30.00', '50.00'),
];

/** An overview in which no two figures are alike. */
function answerOverview() {
  const { value } = getGetTeamOverviewResponseMock();
  const told = {
    from: '2025-12-22T17:00:00Z',
    to: NOW,
    asOf: NOW,
    teamCount: 1048,
    activeIn30Days: 31,
    chart,
    turnover: { value: '861420.00', previous: '766388.79' },
    deposits: { value: '180000.00', previous: '200000.00' },
    withdrawals: { value: '158990.00', previous: '164245.87' },
    result: { value: '-47116.25', previous: '-37693.00' },
    registrations: { value: 1200, previous: 1000 },
    active: { value: 19, previous: 20 },
    income: { value: '640.50', previous: '0.00' },
    topDownlines: [],
  };
  server.use(getGetTeamOverviewMockHandler({ success: true, value: { ...value, ...told } }));
}

/** The agent has one contract, which has earned 38.42 of a gross of 99.00 in the window since 15:00. */
function answerContract(
  kind: ContractKind,
  rates: readonly number[],
  change: Partial<Contract> = {},
  isEarning = true,
) {
  const contracts = getListContractsResponseMock().value;
  const [any] = contracts.content;
  if (any === undefined) throw new Error('no contract');
  const tiers = rates.map((rate) => ({ turnover: '0.00', activeDownlines: 1, loss: null, rate }));
  const content = [{ ...any, kind, state: 'valid' as const, terms: { ...any.terms, tiers }, ...change }];
  const progress = getGetContractProgressResponseMock().value;
  const earned = {
    turnover: '1.00',
    teamResult: '-2.00',
    activeDownlines: 3,
    tier: 1,
    rate: 4,
    gross: '99.00',
    downlineGross: '60.58',
    net: '38.42',
  };
  const window = { windowFrom: '2026-01-05T08:00:00Z', windowTo: '2026-01-05T09:00:00Z' };
  const income = getListIncomeResponseMock().value;
  server.use(
    getListContractsMockHandler({ success: true, value: { ...contracts, content } }),
    getGetContractProgressMockHandler({
      success: true,
      value: { ...progress, kind, ...window, asOf: NOW, earned: isEarning ? earned : null },
    }),
    getListIncomeMockHandler({
      success: true,
      value: { ...income, totals: { ...income.totals, gross: '1300.00', net: '1204.18' } },
    }),
  );
}

/** Opens the overview by a visitor whose clock is an hour slow. */
async function open(width = 1440) {
  vi.setSystemTime('2026-01-05T07:40:00Z');
  answerOverview();
  return openAgentPage('agentTeamOverview', width);
}

/** The card of the contract whose heading begins so. */
async function cardOf(name: RegExp, width?: number) {
  const { centre } = await open(width);
  const heading = await centre.findByRole('heading', { name });
  const card = heading.parentElement ?? expect.fail();
  await within(card).findByText(/^(\$38\.42|–)$/);
  return { centre, card, lines: [...card.querySelectorAll('h3, p')].map(({ textContent }) => textContent) };
}

test('AGENT-03 beside each figure stands its own course, in the colour of its change, but withdrawals are neither good nor bad', async () => {
  answerContract('hourly', [20]);
  const { centre } = await open();
  const list = (await centre.findByText('Team turnover')).closest('dl') ?? expect.fail();
  const lines = [...list.querySelectorAll('dt')].map((term) => {
    const line = term.parentElement?.querySelector('svg');
    const tone = /text-(success|danger|text-3)/.exec(line?.getAttribute('class') ?? '')?.[1];
    return [term.textContent, tone, line?.firstElementChild?.getAttribute('points')];
  });
  // The highest value lies at 4 of 34 pixels from the top, the lowest at 30.
  expect(lines).toEqual([
    ['Team turnover', 'success', '0.0,30.0 46.0,17.0 92.0,4.0'],
    ['Deposits', 'danger', '0.0,4.0 46.0,17.0 92.0,30.0'],
    ['Withdrawals', 'text-3', '0.0,30.0 46.0,4.0 92.0,30.0'],
    ['Team result, your side', 'success', '0.0,30.0 46.0,4.0 92.0,30.0'],
  ]);
});

test('I18N-01 AGENT-03 the figures of the team and its people have their change, here in Vietnamese', async () => {
  await showLanguage('VI');
  answerContract('hourly', [20]);
  const { centre } = await open();
  const tile = (await centre.findByText('Doanh thu cược của nhóm')).closest('dl') ?? expect.fail();
  const told = (list: Element) => [...list.children].map(({ textContent }) => textContent);
  expect(told(tile)).toEqual([
    'Doanh thu cược của nhóm$861,420.00+12,4%, kỳ trước: $766,388.79',
    'Nạp tiền$180,000.00−10,0%, kỳ trước: $200,000.00',
    'Rút tiền$158,990.00−3,2%, kỳ trước: $164,245.87',
    // The team has lost a quarter more.
    'Kết quả nhóm, phía bạn$47,116.25+25,0%, kỳ trước: $37,693.00',
  ]);
  const people = centre.getByText('Đăng ký mới').closest('dl') ?? expect.fail();
  expect(told(people)).toEqual([
    'Đăng ký mới1.200+20,0%, kỳ trước: 1.000',
    'Người chơi hoạt động19−5,0%, kỳ trước: 20',
    'Thu nhập của tôi$640.50kỳ trước: $0.00',
  ]);
  expect(people.nextElementSibling?.textContent).toBe(
    '1.048 người trong nhóm, 31 người hoạt động trong 30 ngàyTính ngày theo GMT+7',
  );
});

test.each([
  ['hourly', 'Hourly salary', '20:00to the next settlement, every hour'],
  // 02:00 of the 6th at the brand is 19:00 of the 5th.
  ['daily', 'Daily salary', '10:20:00to the next settlement, every day'],
] as const)('AGENT-03 the card of the %s salary counts down to its own settlement', async (kind, name, until) => {
  answerContract(kind, [20, 45]);
  const { card, lines } = await cardOf(new RegExp(`^${name}$`));
  expect(lines).toEqual([name, '$38.42', 'earned since 08:00', until]);
  await within(card).findByText('$1,204.18');
  expect(factsOf(card)).toEqual([
    ['Highest rate', '0.45%'],
    ['Contract', 'Valid'],
    ['Paid in this period', '$1,204.18'],
    ['My income', '$640.50'],
  ]);
});

test('I18N-01 AGENT-03 the card of a dividend has dates, and one rate is no highest one, here in Vietnamese', async () => {
  await showLanguage('VI');
  answerContract('dividend', [510], { state: 'terminating' });
  const { card, lines } = await cardOf(/^Cổ tức$/);
  // 02:00 of the 16th at the brand.
  expect(lines).toEqual(['Cổ tức', '$38.42', 'kiếm được từ 05/01/2026', '19:00 15/01/2026là kỳ quyết toán kế tiếp']);
  expect(within(card).queryByRole('timer')).toBeNull();
  await within(card).findByText('$1,204.18');
  expect(factsOf(card)).toEqual([
    ['Tỷ lệ', '5,10%'],
    ['Hợp đồng', 'Chờ chấm dứt'],
    ['Đã trả trong kỳ', '$1,204.18'],
    ['Thu nhập của tôi', '$640.50'],
  ]);
});

test.each([
  ['2026-01-06T17:00:00Z', 'It pays from Jan 6, 2026, 17:00 on'],
  [null, 'It pays from Jan 5, 2026, 09:00 on'],
])('AGENT-03 a contract that does not earn yet, valid from %s, says from when on', async (effectiveFrom, begins) => {
  answerContract('hourly', [20], { effectiveFrom }, false);
  const { lines } = await cardOf(/^Hourly salary$/);
  expect(lines.slice(0, 3)).toEqual(['Hourly salary', '–', begins]);
});

test('AGENT-03 on a phone the card of a salary is brief', async () => {
  answerContract('hourly', [20, 45]);
  const { card, lines } = await cardOf(/^Hourly salary/, 390);
  expect(lines).toEqual([
    'Hourly salary, earned since 08:00',
    '$38.42',
    'Highest rate 0.45%. Next settlement in 20:00',
  ]);
  expect(factsOf(card)).toEqual([]);
});
