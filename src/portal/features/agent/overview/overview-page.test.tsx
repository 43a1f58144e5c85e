// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getGetTeamOverviewResponseMock } from '#generated/client/agent/agent.faker.ts';
import { getGetTeamOverviewMockHandler } from '#generated/client/agent/agent.msw.ts';
import { getListContractsResponseMock } from '#generated/client/contract/contract.faker.ts';
import { getListContractsMockHandler } from '#generated/client/contract/contract.msw.ts';
import type { TeamOverview, TeamOverviewPoint } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openAgentPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';

withPortal();

/** Midnight of the 21st and the 22nd of June, and 15:00 of the 22nd, at the brand. */
const [before, today, now] = ['2026-06-20T17:00:00Z', '2026-06-21T17:00:00Z', '2026-06-22T08:00:00Z'] as const;

const point = (at: string, change: Partial<TeamOverviewPoint> = {}): TeamOverviewPoint => ({
  at,
  registrations: 0,
  active: 0,
  deposits: '0.00',
  withdrawals: '0.00',
  turnover: '0.00',
  prizes: '0.00',
  result: '0.00',
  ...change,
});

const overview: TeamOverview = {
  ...getGetTeamOverviewResponseMock().value,
  period: 'last14',
  bucket: 'day',
  from: '2026-06-08T17:00:00Z',
  to: now,
  asOf: now,
  teamCount: 48,
  activeIn30Days: 31,
  registrations: { value: 3, previous: 2 },
  active: { value: 19, previous: 20 },
  turnover: { value: '861420.00', previous: '766388.79' },
  deposits: { value: '214305.50', previous: '198247.46' },
  withdrawals: { value: '158990.00', previous: '164245.87' },
  result: { value: '-47116.25', previous: '0.00' },
  income: { value: '92.16', previous: '92.16' },
  chart: [
    point(before, { turnover: '71204.00', prizes: '61480.00' }),
    point(today, { turnover: '92000.50', prizes: '71000.00' }),
  ],
  topDownlines: [],
};

const asked: (string | null)[] = [];
beforeEach(() => {
  asked.length = 0;
  const contracts = getListContractsResponseMock();
  server.use(
    // A contract that pays has a card with an income of its own.
    getListContractsMockHandler({ ...contracts, value: { ...contracts.value, content: [] } }),
    getGetTeamOverviewMockHandler(({ request }) => {
      asked.push(new URL(request.url).searchParams.get('period'));
      return { success: true, value: overview };
    }),
  );
});

const open = () => openAgentPage('agentTeamOverview');

/** What stands below the name of a figure. */
const told = (centre: Awaited<ReturnType<typeof open>>['centre'], name: string) =>
  centre.getByText(name, { selector: 'dt' }).parentElement?.textContent;

test('AGENT-03 AGENT-17 each figure has its change against the period before, or what was there where that is nothing', async () => {
  const { centre } = await open();
  await centre.findByText('Team turnover');
  expect(told(centre, 'Team turnover')).toBe('Team turnover$861,420.00+12.4%, before: $766,388.79');
  expect(told(centre, 'Deposits')).toBe('Deposits$214,305.50+8.1%, before: $198,247.46');
  expect(told(centre, 'Withdrawals')).toBe('Withdrawals$158,990.00−3.2%, before: $164,245.87');
  expect(told(centre, 'Team result, your side')).toBe('Team result, your side$47,116.25before: $0.00');
  expect(told(centre, 'Registrations')).toBe('Registrations3+50.0%, before: 2');
  expect(told(centre, 'Active players')).toBe('Active players19−5.0%, before: 20');
  expect(told(centre, 'My income')).toBe('My income$92.160.0%, before: $92.16');
  expect(centre.getByText(/48 in the team, 31 active/)).toBeDefined();
});

test('I18N-01 AGENT-03 the chart is written as the language has it', async () => {
  await showLanguage('VI');
  const { centre } = await open();
  const chart = within(await centre.findByRole('figure', { name: 'Doanh thu cược và trả thưởng' }));
  expect(chart.getByRole('row', { name: '21 thg 6 $71,204.00 $61,480.00' })).toBeDefined();
  expect(chart.getByText('$100 N')).toBeDefined();
});

test('AGENT-03 AGENT-17 the chart is a table, and its slider reads each day', async () => {
  const { centre } = await open();
  const chart = within(await centre.findByRole('figure', { name: 'Turnover and payouts' }));
  expect(chart.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'TimeTurnoverPayouts',
    'Jun 21$71,204.00$61,480.00',
    'Jun 22$92,000.50$71,000.00',
  ]);
  // Four round steps that reach 92,000.50.
  for (const mark of ['$0', '$25K', '$50K', '$75K', '$100K']) expect(chart.getByText(mark)).toBeDefined();
  const slider = chart.getByRole('slider', { name: 'Turnover and payouts' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Jun 22: turnover $92,000.50, payouts $71,000.00');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('Jun 21: turnover $71,204.00, payouts $61,480.00');
  expect(chart.getAllByText('$61,480.00')).toHaveLength(2);
  fireEvent.blur(slider);
  expect(chart.getAllByText('$61,480.00')).toHaveLength(1);
});

test('AGENT-03 AGENT-17 the period is chosen beside the title, and kept in the address', async () => {
  const { user, centre, panel } = await open();
  const days = await centre.findByRole('button', { name: /^Jun 9\s–\s22, Other periods$/ });
  expect(centre.getByRole('radio', { name: '14 days', checked: true })).toBeDefined();
  await user.click(centre.getByRole('radio', { name: 'Month' }));
  await waitFor(() => expect(asked).toEqual(['last14', 'month']));
  await user.click(days);
  await user.click(await centre.findByRole('button', { name: '30 days' }));
  await waitFor(() => expect(asked).toEqual(['last14', 'month', 'last30']));
  expect(panel()).toBe('agentTeamOverview?period=last30');
  expect(centre.queryByRole('radio', { checked: true })).toBeNull();
});

test.each([
  ['Asia/Ho_Chi_Minh', '23:00', 'Jan 5'],
  ['America/New_York', '11:00', 'Jan 5'],
])(
  'AGENT-03 in %s the chart of the team has hours by the visitor’s clock and days of the brand, which are named',
  async (zone, hour, day) => {
    vi.stubEnv('TZ', zone);
    server.use(
      getGetTeamOverviewMockHandler(({ request }) => {
        const isHours = new URL(request.url).searchParams.get('period') === 'today';
        // 23:00 on the 4th and 00:00 on the 5th of January at the brand.
        const at = isHours ? '2026-01-04T16:00:00Z' : '2026-01-04T17:00:00Z';
        const bucket = isHours ? 'hour' : 'day';
        return { success: true, value: { ...overview, bucket, chart: [point(at, { turnover: '5.00' })] } };
      }),
    );
    const { user, centre } = await open();
    expect(await centre.findByText('Days by GMT+7')).toBeDefined();
    expect(await centre.findByRole('row', { name: `${day} $5.00 $0.00` })).toBeDefined();
    await user.click(centre.getByRole('radio', { name: 'Today' }));
    expect(await centre.findByRole('row', { name: `${hour} $5.00 $0.00` })).toBeDefined();
  },
);
