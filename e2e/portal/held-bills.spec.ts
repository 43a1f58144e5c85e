import type { APIRequestContext, Page } from '@playwright/test';
import { siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { expectAccessible, openAs, operate } from './support.ts';

test.use({ baseURL: siteAt('agents') });

const at = (bill: string) => {
  const panel = `agentMyIncome?${new URLSearchParams({ bill })}`;
  return `/index?${new URLSearchParams({ modal: 'agentCenter', panel })}`;
};

interface Bill {
  readonly billId: string;
  readonly gross: string;
  readonly downlineGross: string;
  readonly net: string;
  readonly paid: string;
}

interface Reviews {
  readonly content: readonly { readonly bill: Bill }[];
}

/** The bills of agent01 that wait, the oldest first. */
async function waiting(request: APIRequestContext): Promise<Bill[]> {
  const path = 'contractBills?state=pending&search=agent01';
  const { content } = await operate<Reviews>(request, 'GET', path);
  return content.map(({ bill }) => bill).filter(({ net }) => Number(net) > 0);
}

/** A fact of the bill, by its label. */
const fact = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .first()
    .locator('xpath=following-sibling::dd');

const cents = (amount: string) => Math.round(Number(amount.replaceAll(/[$,]/g, '')) * 100);

test('CONTRACT-09 AGENT-08 a bill that waits says why and until when, and is paid in full once an operator releases it', async ({
  page,
}) => {
  const [bill] = await waiting(page.request);
  if (bill === undefined) throw new Error('no bill waits');
  expect(cents(bill.net)).toBe(cents(bill.gross) - cents(bill.downlineGross));
  await openAs(page, 'agent01', at(bill.billId));
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await expect(page.getByText('We check the bets of this line.')).toBeVisible();
  await expect(page.getByText(/^It waits for a decision\. Without one it expires on /)).toBeVisible();
  expect(cents(await fact(page, 'Paid').innerText())).toBe(0);
  await expectAccessible(page);
  await operate(page.request, 'POST', `contractBills/${bill.billId}/release`, {});
  await page.reload();
  // The other is the label of the amount.
  await expect(page.getByText('Paid', { exact: true })).toHaveCount(2);
  await expect(page.getByText('Pending', { exact: true })).toBeHidden();
  expect(cents(await fact(page, 'Paid').innerText())).toBe(cents(bill.net));
  await expect(page.getByText('Platform', { exact: true })).toBeVisible();
});
