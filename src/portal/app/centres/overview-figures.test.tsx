// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  getGetTeamOverviewResponseMock,
  getListIncomeResponseMock,
} from '../../../../generated/client/agent/agent.faker.ts';
import {
  getGetTeamOverviewMockHandler,
  getListIncomeMockHandler,
} from '../../../../generated/client/agent/agent.msw.ts';
import {
  getGetContractProgressResponseMock,
  getListContractsResponseMock,
} from '../../../../generated/client/contract/contract.faker.ts';
import {
  getGetContractProgressMockHandler,
  getListContractsMockHandler,
} from '../../../../generated/client/contract/contract.msw.ts';
import type { Contract, ContractKind, TeamOverviewPoint } from '../../../../generated/client/model/index.ts';
import { server } from '../../../mocks/server.ts';
import { openAgentCentre } from '../testing/centre.ts';
import { withPortal } from '../testing/portal.tsx';
import { factsOf } from '../testing/shown.ts';

vi.mock(
  '../../features/lobby/lobby-page.tsx',
  async () => (await import('../testing/plain-pages.tsx')).plainPages.lobby,
);
vi.mock(
  '../../features/banner/banner-carousel.tsx',
  async () => (await import('../testing/plain-pages.tsx')).plainPages.banner,
);

withPortal();
afterEach(() => vi.useRealTimers());

/** 15:40 of the 5th of January at the brand. */
const NOW = '2026-01-05T08:40:00Z';

/** The turnover rises, deposits fall, withdrawals have their peak in the middle, and the result its lowest point. */
const point = (day: number, turnover: string, deposits: string, withdrawals: string, result: string) => ({
  ...{ at: `2026-01-0${day}T17:00:00Z`, registrations: 0, active: 0, prizes: '0.00' },
  ...{ turnover, deposits, withdrawals, result },
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
    ...{ from: '2025-12-22T17:00:00Z', to: NOW, asOf: NOW, teamCount: 1048, activeIn30Days: 31, chart },
    turnover: { value: '861420.00', previous: '766388.79' },
    deposits: { value: '180000.00', previous: '200000.00' },
    withdrawals: { value: '158990.00', previous: '164245.87' },
    result: { value: '-47116.25', previous: '-47116.25' },
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
    ...{ turnover: '1.00', teamResult: '-2.00', activeDownlines: 3, tier: 1, rate: 4 },
    ...{ gross: '99.00', downlineGross: '60.58', net: '38.42' },
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
  return openAgentCentre('agentTeamOverview', width);
}

/** The card of the contract whose heading begins so. */
async function cardOf(name: RegExp, width?: number) {
  const { centre } = await open(width);
  const heading = await centre.findByRole('heading', { name });
  const card = heading.parentElement ?? expect.fail();
  await within(card).findByText(/^(\$38\.42|–)$/);
  return { centre, card, lines: [...card.querySelectorAll('h3, p')].map(({ textContent }) => textContent) };
}

test('AGENT-03 on a phone the card of a salary is brief', async () => {
  answerContract('hourly', [20, 45]);
  const { card, lines } = await cardOf(/^Hourly salary/, 390);
  expect(lines).toEqual([
    ...['Hourly salary, earned since 08:00', '$38.42'],
    'Highest rate 0.45%. Next settlement in 20:00',
  ]);
  expect(factsOf(card)).toEqual([]);
});
