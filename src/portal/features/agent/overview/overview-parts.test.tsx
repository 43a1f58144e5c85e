// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { getGetTeamOverviewResponseMock, getListIncomeResponseMock } from '#generated/client/agent/agent.faker.ts';
import { getGetTeamOverviewMockHandler, getListIncomeMockHandler } from '#generated/client/agent/agent.msw.ts';
import {
  getGetContractProgressResponseMock,
  getListContractRequestsResponseMock,
  getListContractsResponseMock,
} from '#generated/client/contract/contract.faker.ts';
import {
  getGetContractProgressMockHandler,
  getListContractRequestsMockHandler,
  getListContractsMockHandler,
} from '#generated/client/contract/contract.msw.ts';
import type {
  Contract,
  ContractBrief,
  ContractKind,
  ContractProgress,
  ContractState,
  TopDownline,
} from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openAgentPage } from '#portal/testing/centre.tsx';
import { changeSite, withPortal } from '#portal/testing/portal.tsx';
import { factsOf } from '#portal/testing/shown.ts';

withPortal();

/** A period of 14 days, and 15:02:15 of its last day at the brand. */
const [from, now] = ['2026-06-08T17:00:00Z', '2026-06-22T08:02:15Z'] as const;

const answerOverview = (topDownlines: readonly TopDownline[] = []) => {
  const { value } = getGetTeamOverviewResponseMock();
  const told = { ...value, from, to: now, asOf: now, income: { value: '640.50', previous: '0.00' } };
  server.use(getGetTeamOverviewMockHandler({ success: true, value: { ...told, topDownlines: [...topDownlines] } }));
};

const answerContracts = (...contracts: (readonly [ContractKind, ContractState, ...number[]])[]) => {
  const { value } = getListContractsResponseMock();
  const [any] = value.content;
  if (any === undefined) throw new Error('no contract');
  const content = contracts.map(([kind, state, ...rates], index): Contract => {
    const tiers = rates.map((rate) => ({ turnover: '0.00', activeDownlines: 1, loss: null, rate }));
    const effectiveFrom = '2026-06-30T17:00:00Z';
    return { ...any, kind, state, contractId: `ct-${index}`, effectiveFrom, terms: { ...any.terms, tiers } };
  });
  server.use(getListContractsMockHandler({ success: true, value: { ...value, content } }));
};

beforeEach(() => {
  answerOverview();
});

const open = (width?: number) => openAgentPage('agentTeamOverview', width);

/** What is asked for the income, which `paid` answers. */
function answerIncome(paid: string) {
  const asked: Record<string, string>[] = [];
  const { value } = getListIncomeResponseMock();
  server.use(
    getListIncomeMockHandler(({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return { success: true, value: { ...value, totals: { ...value.totals, net: paid } } };
    }),
  );
  return asked;
}

/** What the running windows have earned, and of which contracts that is asked. */
function answerProgress(window: Pick<ContractProgress, 'windowFrom' | 'windowTo'>, net: string | null) {
  const asked: unknown[] = [];
  const { value } = getGetContractProgressResponseMock();
  const zero = { turnover: '0.00', teamResult: '0.00', activeDownlines: 0, tier: 1, rate: 30, downlineGross: '0.00' };
  const earned = net === null ? null : { ...zero, gross: '99.00', net };
  server.use(
    getGetContractProgressMockHandler(({ params }) => {
      asked.push(params['contractId']);
      return { success: true, value: { ...value, ...window, earned, asOf: now } };
    }),
  );
  return asked;
}
const fiveMinutes = { windowFrom: '2026-06-22T08:00:00Z', windowTo: '2026-06-22T08:05:00Z' };

test('AGENT-03 the salary that settles most often tells what it has earned and paid, its next settlement, rate and state', async () => {
  answerContracts(
    ['daily', 'valid', 60, 90],
    ['realtime', 'rejected', 50],
    ['realtime', 'terminating', 40],
    ['realtime', 'valid', 20, 30],
    ['dividend', 'valid', 500],
  );
  vi.stubEnv('TZ', 'Asia/Ho_Chi_Minh');
  const asked = answerIncome('1204.18');
  const progressAsked = answerProgress(fiveMinutes, '38.42');
  const { user, centre, panel } = await open();
  const card = within(
    (await centre.findByRole('heading', { name: 'Real-time salary' })).parentElement ?? expect.fail(),
  );
  await waitFor(() => expect(card.getAllByText('$38.42')).toHaveLength(5));
  expect(card.getByText('earned since 15:00')).toBeDefined();
  // Each contract in force has earned as much, and all four together this.
  expect((await card.findByText('$153.68')).previousElementSibling?.textContent).toBe('All contracts');
  expect(progressAsked.toSorted()).toEqual(['ct-0', 'ct-2', 'ct-3', 'ct-4']);
  expect(await card.findByText('$1,204.18')).toBeDefined();
  expect(asked).toEqual([{ kind: 'realtime', from, to: now, pageNo: '1', pageSize: '1' }]);
  // The window ends at 15:05:00.
  expect(card.getByRole('timer').textContent).toMatch(/^02:4[0-5]$/);
  expect(card.getByText('to the next settlement, every 5 minutes')).toBeDefined();
  const terms = card.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms.slice(0, 5)).toEqual([
    'Real-time salary, since 15:00',
    'Real-time salary, since 15:00',
    'Daily salary, since 15:00',
    'Dividend, since Jun 22, 2026',
    'All contracts',
  ]);
  const facts = card.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts.slice(5)).toEqual(['0.30%', 'Valid', '$1,204.18', '$640.50']);
  await user.click(card.getByRole('button', { name: 'View contract' }));
  expect(panel()).toBe('agentRealtimeSalary?contract=ct-3');
});

test('AGENT-03 a contract that pays from a later window on says when, in Vietnamese too', async () => {
  await showLanguage('VI');
  answerContracts(['realtime', 'valid', 20]);
  answerProgress(fiveMinutes, null);
  vi.stubEnv('TZ', 'Asia/Ho_Chi_Minh');
  const { centre } = await open();
  const card = within(
    (await centre.findByRole('heading', { name: 'Lương thời gian thực' })).parentElement ?? expect.fail(),
  );
  expect((await card.findByText(/^Trả từ/)).textContent).toBe('Trả từ 00:00 01/07/2026');
  expect(card.getByText('–')).toBeDefined();
});

test('AGENT-03 earnings that cannot be read say so, and the rest of the card stands', async () => {
  answerContracts(['realtime', 'valid', 20]);
  answerIncome('1204.18');
  server.use(http.get('*/wps/agent/contracts/:contractId/progress', () => HttpResponse.error()));
  const { centre } = await open();
  expect(await centre.findByText('The earnings so far cannot be read now', {}, { timeout: 60_000 })).toBeDefined();
  expect(await centre.findByText('$1,204.18')).toBeDefined();
});

test('AGENT-03 a settlement more than a day ahead is a date, and the bills of the kind are one press away', async () => {
  answerContracts(['dividend', 'terminating', 500]);
  answerProgress({ windowFrom: '2026-06-15T17:00:00Z', windowTo: '2026-06-30T17:00:00Z' }, '520.00');
  vi.stubEnv('TZ', 'Asia/Ho_Chi_Minh');
  const { user, centre, panel } = await open(390);
  const card = within((await centre.findByRole('heading', { name: /^Dividend/ })).parentElement ?? expect.fail());
  expect(await card.findByText('$520.00')).toBeDefined();
  expect(centre.getByRole('heading', { name: 'Dividend, earned since Jun 16, 2026' })).toBeDefined();
  // The half month ends with June, and is settled at 02:00.
  expect(card.getByText(/^Rate/).textContent).toBe('Rate 5.00%. Next settlement Jul 1, 2026, 02:00');
  await user.click(centre.getByRole('button', { name: 'Bills' }));
  expect(panel()).toBe('agentDividend?view=bills');
});

test('AGENT-03 all contracts together have no sum while what one of them has earned is unknown', async () => {
  answerContracts(['daily', 'valid', 60], ['hourly', 'valid', 30], ['dividend', 'valid', 500]);
  answerIncome('1204.18');
  const { value } = getGetContractProgressResponseMock();
  server.use(
    http.get('*/wps/agent/contracts/:contractId/progress', ({ params }) =>
      params['contractId'] === 'ct-0'
        ? new Promise<never>(() => undefined)
        : HttpResponse.json({ success: true, value: { ...value, ...fiveMinutes, earned: null, asOf: now } }),
    ),
  );
  const { centre } = await open();
  // The contracts that begin later have earned nothing.
  expect(await centre.findByText('Hourly salary, since 08:00')).toBeDefined();
  const accrued = centre.getByText('All contracts').closest('dl');
  await waitFor(() =>
    expect(factsOf(accrued)).toEqual([
      ['Hourly salary, since 08:00', '$0.00'],
      ['Daily salary', '–'],
      ['Dividend, since Jun 22, 2026', '$0.00'],
      ['All contracts', '–'],
    ]),
  );
});

test('AGENT-03 CONTRACT-08 the overview tells how many contracts wait for the agent, and leads to them', async () => {
  const { value } = getListContractRequestsResponseMock();
  server.use(getListContractRequestsMockHandler({ success: true, value: { ...value, totalElements: 2 } }));
  const { user, centre, panel } = await open();
  const note = await centre.findByText('2 contracts wait for you');
  await user.click(within(note.parentElement ?? expect.fail()).getByRole('button', { name: 'Show' }));
  expect(panel()).toBe('agentContractRequests?direction=incoming');
});

test('AGENT-03 an agent whom no contract pays reads so', async () => {
  answerContracts(['daily', 'terminated', 60], ['hourly', 'requested', 20]);
  const { user, centre, panel } = await open();
  expect(await centre.findByRole('heading', { name: 'No contract pays you now' })).toBeDefined();
  await user.click(
    within(centre.getByRole('heading', { name: 'No contract pays you now' }).parentElement ?? expect.fail()).getByRole(
      'button',
    ),
  );
  expect(panel()).toBe('agentContractRequests');
});

test('AGENT-03 a site without contracts tells nothing of them in the overview', async () => {
  const contracts = { dividend: false, daily: false, hourly: false, realtime: false };
  changeSite((info) => ({ ...info, settings: { ...info.settings, contracts } }));
  const { centre } = await open();
  expect(await centre.findByRole('heading', { name: 'Top downlines' })).toBeDefined();
  expect(centre.queryByRole('heading', { name: 'No contract pays you now' })).toBeNull();
});

const brief = (kind: ContractKind, state: ContractState, rate: number): ContractBrief => ({
  contractId: `ct-${kind}`,
  kind,
  state,
  rate,
});
const lines: readonly TopDownline[] = [
  {
    id: '7',
    account: 'hoanglong',
    nickname: 'Long',
    type: 2,
    teamCount: 185,
    active: 40,
    turnover: '212840.00',
    result: '11902.10',
    contracts: [brief('dividend', 'valid', 100), brief('daily', 'valid', 60)],
  },
  {
    id: '8',
    account: 'thaovy88',
    nickname: 'Vy',
    type: 2,
    teamCount: 98,
    active: 12,
    turnover: '148077.30',
    result: '-2310.40',
    contracts: [brief('hourly', 'requested', 20)],
  },
  {
    id: '9',
    account: 'quocbao',
    nickname: 'Bao',
    type: 0,
    teamCount: 1,
    active: 1,
    turnover: '61250.00',
    result: '0.00',
    contracts: [],
  },
];

test('AGENT-03 AGENT-17 the strongest lines tell who is below, their figures and what the agent grants to them', async () => {
  answerOverview(lines);
  const { user, centre, panel } = await open();
  const table = within(await centre.findByRole('table', { name: 'Top downlines' }));
  expect(table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Account', 'Below', 'Turnover', 'Result, your side', 'Contract'],
    ['hoanglongAgent', '184', '$212,840.00', '−$11,902.10', 'Dividend 1.00%Daily 0.60%'],
    ['thaovy88Agent', '97', '$148,077.30', '+$2,310.40', 'Requested'],
    ['quocbaoPlayer', '0', '$61,250.00', '$0.00', 'None'],
  ]);
  await user.click(table.getByRole('button', { name: 'Open the line of thaovy88' }));
  expect(panel()).toBe('agentTeamManagement?uplineId=8');
});

test('AGENT-03 on a phone the strongest lines are a list that leads to the team', async () => {
  answerOverview(lines);
  const { user, centre, panel } = await open(390);
  const list = within(await centre.findByRole('list', { name: 'Top downlines' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'hoanglongAgent, 185 people$212,840.00−$11,902.10',
    'thaovy88Agent, 98 people$148,077.30+$2,310.40',
    'quocbaoPlayer, 1 person$61,250.00$0.00',
  ]);
  await user.click(centre.getByRole('button', { name: 'Team management' }));
  expect(panel()).toBe('agentTeamManagement');
});
