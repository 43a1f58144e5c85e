// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { server } from '#mocks/server.ts';
import { withSavedFiles } from '../../entities/list/testing/saved-files.ts';
import { loadArea } from '../../i18n/i18n.ts';
import { openAgentPage } from '../../testing/centre.tsx';
import { withPortal } from '../../testing/portal.tsx';

withPortal();
withSavedFiles();
// The texts that the frame of the centre brings.
beforeAll(() => Promise.all([loadArea('centre'), loadArea('lists')]));

const asked: URL[] = [];
const listen = ({ request }: { readonly request: Request }) => void asked.push(new URL(request.url));
beforeEach(() => {
  asked.length = 0;
  server.events.on('request:start', listen);
});
afterEach(() => server.events.removeAllListeners());

/** The different questions to an operation of agents so far, by these parameters. */
function askedFor(operation: string, ...names: readonly string[]) {
  const queries = asked
    .filter(({ pathname }) => pathname === `/wps/agent/${operation}`)
    .map(({ searchParams }) => JSON.stringify(Object.fromEntries(names.map((name) => [name, searchParams.get(name)]))));
  return [...new Set(queries)].map((query): unknown => JSON.parse(query));
}

describe.each([
  ['CONTRACT-01 AGENT-10', 'agentDividend', 'dividend'],
  ['CONTRACT-02 AGENT-11', 'agentDailySalary', 'daily'],
  ['CONTRACT-02 AGENT-12', 'agentHourlySalary', 'hourly'],
  ['CONTRACT-02 AGENT-13', 'agentRealtimeSalary', 'realtime'],
])('%s the page %s', (ids, panel, kind) => {
  test.each([
    ['own', 'My contract'],
    ['downline', 'Downlines'],
  ])(`${ids} has the contracts of the kind ${kind} alone, of the side %s, in its file too`, async (side, name) => {
    const { user } = await openAgentPage(`${panel}?view=${side}`);
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    // The list and its file have pages of different sizes.
    await waitFor(() => expect(askedFor('contracts', 'pageSize')).toHaveLength(2));
    expect(screen.getByRole('radio', { name })).toHaveProperty('checked', true);
    expect(askedFor('contracts', 'kind', 'side')).toEqual([{ kind, side }]);
  });

  test(`${ids} has the bills of the kind ${kind} alone, in its figures and its file too`, async () => {
    const { user } = await openAgentPage(`${panel}?view=bills`);
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    // The list, the sums of the range, those of windows that were not reached, and the file.
    await waitFor(() => expect(askedFor('contractBills', 'pageSize', 'state')).toHaveLength(4));
    expect(askedFor('contractBills', 'kind')).toEqual([{ kind }]);
  });
});

/** The page, what it asks, the label of a filter, and of its choices one with the parameters that it sets. */
type Filter = readonly [
  id: string,
  panel: string,
  operation: string,
  label: string,
  choice: string,
  query: Readonly<Record<string, string>>,
];

const filters: readonly Filter[] = [
  ['AGENT-05', 'agentTeamManagement', 'team', 'Type', 'Sub-promoter', { type: '42' }],
  ['AGENT-06', 'agentTeamBetting', 'bets', 'Category', 'Fishing', { gameType: 'FISH' }],
  ['AGENT-06', 'agentTeamBetting', 'bets', 'State', 'Lost', { state: 'lost' }],
  ['AGENT-07', 'agentUserProfitLoss', 'profit', 'Rows', 'By user', { scope: 'users' }],
  ['AGENT-08', 'agentMyIncome', 'income', 'Kind', 'Hourly salary', { kind: 'hourly', entries: 'earning' }],
  ['AGENT-08', 'agentMyIncome?kind=daily', 'income', 'Windows', 'All', { kind: 'daily', entries: 'every' }],
  ['AGENT-09', 'agentTransactionDetails', 'transactions', 'Type', 'Transfer out', { kind: 'transfer_out' }],
  ['CONTRACT-08', 'agentContractRequests', 'contractRequests', 'Waiting', 'For others', { direction: 'outgoing' }],
  ['CONTRACT-08', 'agentContractRequests', 'contractRequests', 'Kind', 'Dividend', { kind: 'dividend' }],
  ['CONTRACT-07', 'agentDailySalary?view=own', 'contracts', 'State', 'Rejected', { state: 'rejected', side: 'own' }],
  [
    'CONTRACT-09',
    'agentDividend?view=bills',
    'contractBills',
    'State',
    'Denied',
    { kind: 'dividend', state: 'denied' },
  ],
  [
    'CONTRACT-09',
    'agentDividend?view=bills',
    'contractBills',
    'Contracts',
    'Downlines',
    // What was paid on each side is asked for with a row.
    { side: 'downline', pageSize: '20' },
  ],
];

test.each(filters)(
  'AGENT-17 %s on %s the server filters %s by %s: %s',
  async (_, panel, operation, label, choice, query) => {
    const { user } = await openAgentPage(panel);
    const names = Object.keys(query);
    const select = await screen.findByRole('combobox', { name: label });
    await waitFor(() => expect(askedFor(operation).length).toBeGreaterThan(0));
    expect(askedFor(operation, ...names)).not.toContainEqual(query);
    await user.selectOptions(select, choice);
    await waitFor(() => expect(askedFor(operation, ...names)).toContainEqual(query));
    expect(select).toHaveProperty(
      'value',
      Object.values(query).find((value) => isChosen(select, value)),
    );
  },
);

const isChosen = (select: HTMLElement, value: string) => select instanceof HTMLSelectElement && select.value === value;

test.each([
  ['AGENT-02', 'agentAnnouncement', 'announcements', 'Search titles'],
  ['AGENT-05', 'agentTeamManagement', 'team', 'Account or nickname'],
  ['AGENT-06', 'agentTeamBetting', 'bets', 'Account or nickname'],
  ['AGENT-07', 'agentUserProfitLoss', 'profit', 'Account or nickname'],
  ['AGENT-08', 'agentMyIncome', 'income', 'Number of a contract or bill'],
  ['AGENT-09', 'agentTransactionDetails', 'transactions', 'Account or nickname'],
  ['CONTRACT-04', 'agentHourlySalary?view=downline', 'contracts', 'Account or nickname'],
  ['CONTRACT-09', 'agentHourlySalary?view=bills', 'contractBills', 'Account or nickname'],
])(
  'AGENT-17 %s on %s the server searches the %s by: %s, and in the days that are chosen',
  async (_, panel, operation, label) => {
    const { user } = await openAgentPage(panel);
    await user.type(await screen.findByRole('searchbox', { name: label }), 'promoter41{Enter}');
    await waitFor(() => expect(askedFor(operation, 'search')).toContainEqual({ search: 'promoter41' }));
    const before = askedFor(operation, 'search', 'from');
    // A list inside a page has its days behind a button.
    const period = screen.queryByRole('button', { name: /^Period/ });
    if (period) await user.click(period);
    await user.click(await screen.findByRole('button', { name: 'Today' }));
    await waitFor(() => expect(askedFor(operation, 'search', 'from').length).toBeGreaterThan(before.length));
    expect(askedFor(operation, 'search', 'from').at(-1)).toMatchObject({ search: 'promoter41' });
  },
);

test.each([
  ['AGENT-05', 'agentTeamManagement', 'team'],
  ['AGENT-07', 'agentUserProfitLoss', 'profit'],
])(
  'AGENT-17 %s on %s the greatest result of the agent is what the server calls the least',
  async (_, panel, operation) => {
    const { user } = await openAgentPage(`${panel}?sort=-result`);
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    // The list and its file have pages of different sizes.
    await waitFor(() => expect(askedFor(operation, 'pageSize')).toHaveLength(2));
    expect(askedFor(operation, 'sort')).toEqual([{ sort: 'result' }]);
  },
);

test.each([
  ['AGENT-04', 'agentAccountRegistration', 'links', 'Visits', 'visits'],
  ['AGENT-05', 'agentTeamManagement', 'team', 'Balance', 'balance'],
  ['AGENT-06', 'agentTeamBetting', 'bets', 'Stake', 'stake'],
  ['AGENT-07', 'agentUserProfitLoss', 'profit', 'Deposits', 'deposits'],
  ['AGENT-08', 'agentMyIncome', 'income', 'Net', 'net'],
  ['AGENT-09', 'agentTransactionDetails', 'transactions', 'Amount', 'amount'],
  ['CONTRACT-04', 'agentHourlySalary?view=downline', 'contracts', 'Highest rate', 'rate'],
  ['CONTRACT-09', 'agentHourlySalary?view=bills', 'contractBills', 'Gross', 'gross'],
])(
  'AGENT-17 %s on %s the server sorts the %s by: %s, and the file has that order',
  async (_, panel, operation, column, sort) => {
    const { user } = await openAgentPage(panel);
    const header = await screen.findByRole('columnheader', { name: column });
    await user.click(within(header).getByRole('button'));
    // The list begins with the end of a column that its figures make the more telling one.
    const orders = [{ sort }, { sort: `-${sort}` }];
    await waitFor(() => expect(orders).toContainEqual(askedFor(operation, 'sort').at(-1)));
    const [order] = askedFor(operation, 'sort').slice(-1);
    asked.length = 0;
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(askedFor(operation, 'sort')).toEqual([order]));
  },
);

test('AGENT-17 AGENT-04 the server searches the links by code and note, whatever their age', async () => {
  const { user } = await openAgentPage('agentAccountRegistration');
  await user.type(await screen.findByRole('searchbox', { name: 'Code or note' }), 'tet{Enter}');
  await waitFor(() =>
    expect(askedFor('links', 'search', 'from', 'to')).toContainEqual({ search: 'tet', from: null, to: null }),
  );
});

test.each([
  ['AGENT-06', 'agentTeamBetting?memberId=1000005', 'bets', { memberId: '1000005' }],
  ['AGENT-07', 'agentUserProfitLoss?parentId=1000003', 'profit', { parentId: '1000003' }],
  ['AGENT-09', 'agentTransactionDetails?memberId=1000005', 'transactions', { memberId: '1000005' }],
])('AGENT-17 %s the address %s asks the server for one account alone', async (_, panel, operation, query) => {
  await openAgentPage(panel);
  await waitFor(() => expect(askedFor(operation, ...Object.keys(query))).toContainEqual(query));
  expect(askedFor(operation, ...Object.keys(query))).toEqual([query]);
});
