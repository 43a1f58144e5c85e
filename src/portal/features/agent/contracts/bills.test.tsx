// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { getListIncomeInputsMockHandler } from '#generated/client/agent/agent.msw.ts';
import {
  getGetContractBillResponseMock,
  getListContractBillsResponseMock,
} from '#generated/client/contract/contract.faker.ts';
import {
  getListContractBillsMockHandler,
  getListContractsMockHandler,
} from '#generated/client/contract/contract.msw.ts';
import type { ContractBill } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openAgentPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';

const PAGES = 4;
let asked: string[];

/** Three windows of five minutes on each of four pages. */
function bills(): ContractBill[] {
  const [bill] = getListContractBillsResponseMock().value.content;
  if (bill === undefined) throw new Error('the example has no bill');
  const amounts = [
    { turnover: '3842.00', gross: '11.53', downlineGross: '7.69', net: '3.84', paid: '0.00' },
    { turnover: '12806.40', gross: '38.42', downlineGross: '20.88', net: '17.54', paid: '17.54' },
    { turnover: '9410.00', gross: '28.23', downlineGross: '18.82', net: '9.41', paid: '9.41' },
  ];
  return amounts.map((each, at) => ({
    ...bill,
    ...each,
    billId: `bl-${at + 1}`,
    kind: 'realtime',
    side: 'own',
    rate: 30,
    windowFrom: `2026-01-05T09:${25 - 5 * at}:00Z`,
    windowTo: `2026-01-05T09:${30 - 5 * at}:00Z`,
  }));
}

withPortal();
beforeEach(() => {
  asked = [];
  const list = getListContractBillsResponseMock();
  const detail = getGetContractBillResponseMock();
  const totals = {
    turnover: '9000.00',
    gross: '900.00',
    downlineGross: '300.00',
    adjustment: '0.00',
    net: '600.00',
    paid: '500.00',
    count: 12,
  };
  const value = { ...list.value, content: bills(), totals, totalPages: PAGES, totalElements: 12 };
  server.use(
    getListContractBillsMockHandler({ ...list, value }),
    getListIncomeInputsMockHandler(),
    getListContractsMockHandler(),
    msw.get('*/wps/agent/contractBills/:billId', ({ params: { billId } }) => {
      asked.push(String(billId));
      const bill = bills().find((each) => each.billId === billId);
      return HttpResponse.json({ ...detail, value: { ...detail.value, bill: { ...detail.value.bill, ...bill } } });
    }),
  );
});

const page = 'agentRealtimeSalary?view=bills';

test('CONTRACT-09 a bill stands beside the list from 1200 px on, marked in the list, and the address keeps it', async () => {
  const { user, centre, panel } = await openAgentPage(page, 1200);
  const first = await centre.findByRole('button', { name: '09:25 to 09:30' });
  await user.click(first);
  const beside = within(await centre.findByRole('region', { name: 'Bill' }));
  expect(await beside.findByRole('heading', { name: '09:25 to 09:30' })).toBeDefined();
  expect(beside.getByText('Gross on $3,842.00').nextElementSibling?.textContent).toBe('$11.53');
  expect(beside.getByText('Net to you').nextElementSibling?.textContent).toBe('+$3.84');
  expect(panel()).toBe('agentRealtimeSalary?view=bills&bill=bl-1');
  const chosen = centre.getByRole('button', { name: '09:25 to 09:30' });
  expect(chosen.getAttribute('aria-current')).toBe('true');
  expect(document.activeElement).toBe(chosen);
  await user.click(beside.getByRole('button', { name: 'Close the bill' }));
  expect(centre.queryByRole('region', { name: 'Bill' })).toBeNull();
  expect(document.activeElement).toBe(centre.getByRole('button', { name: '09:25 to 09:30' }));
});

test('CONTRACT-09 the whole row and the arrow keys choose a bill', async () => {
  const { user, centre, panel } = await openAgentPage(page);
  await centre.findByRole('button', { name: '09:20 to 09:25' });
  await user.click(centre.getByText('$12,806.40'));
  await waitFor(() => expect(panel()).toBe(`${page}&bill=bl-2`));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(panel()).toBe(`${page}&bill=bl-3`));
  expect(document.activeElement?.textContent).toBe('09:15 to 09:20');
  // There is no row below.
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  await waitFor(() => expect(panel()).toBe(`${page}&bill=bl-1`));
  await waitFor(() => expect(asked).toEqual(['bl-2', 'bl-3', 'bl-1']));
});

test('CONTRACT-09 beside the list leads to everything that the bill was computed from, and back to both', async () => {
  const { user, centre } = await openAgentPage(`${page}&bill=bl-2`);
  await user.click(await centre.findByRole('button', { name: 'The whole bill and its inputs' }));
  expect(await centre.findByText('Payments')).toBeDefined();
  expect(centre.queryByRole('table', { name: 'Bills' })).toBeNull();
  await user.click(centre.getByRole('button', { name: 'Back' }));
  expect(await centre.findByRole('region', { name: 'Bill' })).toBeDefined();
  expect(centre.getByRole('table', { name: 'Bills' })).toBeDefined();
});

test('CONTRACT-09 below 1200 px a bill takes the place of the list', async () => {
  const { user, centre } = await openAgentPage(page, 1199);
  await user.click(await centre.findByRole('button', { name: '09:25 to 09:30' }));
  expect(await centre.findByText('Payments')).toBeDefined();
  expect(centre.queryByRole('table', { name: 'Bills' })).toBeNull();
  await user.click(centre.getByRole('button', { name: 'Back' }));
  expect(await centre.findByRole('table', { name: 'Bills' })).toBeDefined();
});

test('MEMBER-22 CONTRACT-09 the bills have the totals of the page and of all pages, and a single page only its own', async () => {
  const { centre } = await openAgentPage(page);
  const table = within(await centre.findByRole('table', { name: 'Bills' }));
  const cells = async (name: RegExp) => (await table.findByRole('row', { name })).textContent;
  // 3,842.00 + 12,806.40 + 9,410.00; 11.53 + 38.42 + 28.23; 7.69 + 20.88 + 18.82; 3.84 + 17.54 + 9.41.
  expect(await cells(/^This page/)).toBe('This page$26,058.40$78.18$47.39+$30.79+$26.95');
  expect(await cells(/^All pages/)).toBe('All pages$9,000.00$900.00$300.00+$600.00+$500.00');
});

test('I18N-01 MEMBER-22 on a phone the totals of a page and of all pages are cards', async () => {
  await showLanguage('VI');
  const { centre } = await openAgentPage(page, 390);
  const ofPage = within(await centre.findByRole('region', { name: 'Trang này' }));
  expect(ofPage.getByText('$26,058.40')).toBeDefined();
  const ofAll = within(centre.getByRole('region', { name: 'Tất cả các trang' }));
  expect(ofAll.getByText('+$600.00')).toBeDefined();
});

test('CONTRACT-09 the range stands beside the title as a button, and closes when a name is chosen', async () => {
  vi.setSystemTime('2026-01-05T09:32:19Z');
  const { user, centre, panel } = await openAgentPage(page);
  await user.click(await centre.findByRole('button', { name: /^Period: ?30 days$/ }));
  await user.click(
    within(await screen.findByRole('group', { name: 'Choose days' })).getByRole('button', { name: 'Today' }),
  );
  expect(panel()).toBe(`${page}&range=today`);
  expect(await centre.findByRole('button', { name: /^Period: ?Today, Jan 5, 2026$/ })).toBeDefined();
});

test('CONTRACT-09 the bills begin with the time of the next settlement and what the range paid, reached or did not', async () => {
  // The visitor's clock is more than an hour slow.
  vi.setSystemTime('2026-01-05T08:30:00Z');
  const answer = getListContractBillsResponseMock();
  const totals = {
    turnover: '90.00',
    gross: '9.00',
    downlineGross: '1.00',
    adjustment: '0.00',
    net: '8.00',
    paid: '1204.18',
  };
  const asked: URLSearchParams[] = [];
  server.use(
    msw.get('/wps/agent/contractBills', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      const count = query.get('state') === 'not_reached' ? 21 : 1172;
      return HttpResponse.json({
        ...answer,
        value: { ...answer.value, asOf: '2026-01-05T09:32:19Z', totals: { ...totals, count } },
      });
    }),
  );
  const { user, centre } = await openAgentPage('agentRealtimeSalary?view=bills&state=issued');
  await centre.findByText('1,172');
  const figure = (name: string) =>
    centre.getAllByText(name).find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent;
  await waitFor(() => expect(figure('Not reached')).toBe('21'));
  const names = ['Next settlement in', 'Paid to you', 'Bills'];
  expect(names.map(figure)).toEqual(['02:41', '$1,204.18', '1,172']);
  // Half a minute later the same answer counts from when it came.
  await user.click(centre.getByRole('radio', { name: 'My contract' }));
  await centre.findByRole('region', { name: 'My contract' });
  vi.setSystemTime('2026-01-05T08:30:30Z');
  await user.click(centre.getByRole('radio', { name: 'Bills' }));
  await waitFor(() => expect(figure('Next settlement in')).toBe('02:11'));
  // The figures are those of the whole range, whatever state the list shows.
  expect(asked.map((query) => [query.get('state'), query.get('side'), query.get('pageSize')]).toSorted()).toEqual([
    [null, null, '1'],
    [null, null, '20'],
    [null, 'downline', '1'],
    [null, 'own', '1'],
    ['issued', null, '20'],
    ['not_reached', null, '1'],
  ]);
});
