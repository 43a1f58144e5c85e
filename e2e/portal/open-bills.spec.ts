import type { APIRequestContext } from '@playwright/test';
import { siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { operate } from './operating.ts';
import { expectAccessible, openAs } from './support.ts';

// The agents' own site pays what is open as soon as a day begins.
test.use({ baseURL: siteAt('guarded') });

const at = (query: Record<string, string>) => {
  const panel = `agentMyIncome?${new URLSearchParams(query)}`;
  return `/index?${new URLSearchParams({ modal: 'agentCenter', panel })}`;
};

interface Reviews {
  readonly content: readonly {
    readonly bill: { readonly billId: string; readonly net: string; readonly paid: string };
  }[];
}

/** The one bill of agent01 in a state, as the operator sees it. */
async function billIn(request: APIRequestContext, state: 'part_collected' | 'insufficient') {
  const { content } = await operate<Reviews>(request, 'GET', `contractBills?state=${state}&search=agent01`);
  const [bill] = content.map((each) => each.bill);
  if (bill === undefined) throw new Error(`no bill is ${state}`);
  return bill;
}

test('CONTRACT-09 AGENT-08 a bill that was paid in part tells in the income how much, and when the rest follows', async ({
  page,
}) => {
  const { billId, net, paid } = await billIn(page.request, 'part_collected');
  expect(Number(paid)).toBeGreaterThan(0);
  expect(Number(paid)).toBeLessThan(Number(net));
  await openAs(page, 'agent01', at({ kind: 'daily' }));
  const row = page.getByRole('row').filter({ hasText: 'Paid in part' });
  await expect(row.getByText(`+$${paid}`, { exact: true })).toBeVisible();
  await expect(row.getByText(/^The rest follows on /)).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button').first().click();
  await expect(page.getByText(billId, { exact: true })).toBeVisible();
  await expect(page.getByText(`Paid $${paid} of $${net}. The rest follows on`)).toBeVisible();
  // The one payment so far.
  await expect(page.getByRole('listitem').filter({ hasText: 'Platform' }).getByText(`$${paid}`)).toBeVisible();
});

test('@phone CONTRACT-09 AGENT-08 in Vietnamese a bill that the day did not reach tells when it is paid', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  const { billId, net } = await billIn(page.request, 'insufficient');
  await openAs(page, 'agent01', at({ kind: 'daily' }));
  await expect(page.getByText('Chưa trả', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^Phần còn lại trả vào /).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await openAs(page, 'agent01', at({ bill: billId }));
  await expect(page.getByText(`Đã trả $0.00 trên $${net}. Phần còn lại được trả vào`)).toBeVisible();
  await expect(page.getByText('Chưa trả', { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
