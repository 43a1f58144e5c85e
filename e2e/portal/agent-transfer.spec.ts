import type { Page } from '@playwright/test';
import { signing, siteAt } from '../sites.ts';
import { expect, newVisitor, test } from '../story.ts';
import { expectAccessible, openAs } from './support.ts';

// On the site for agents no other story moves the money of the receiver.
test.use({ baseURL: siteAt('agents') });

const centre = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' });
const at = (panel: string) => `/index?${new URLSearchParams({ modal: 'agentCenter', panel })}`;

/** The value beside a label. */
const fact = (page: Page, name: string) =>
  centre(page)
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .first()
    .locator('xpath=following-sibling::dd');

/** The rows of an account, without those of totals. */
const rowOf = (page: Page, account: string) =>
  centre(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: account, exact: true }) });

const cents = (amount: string) => Math.round(Number(amount.replaceAll(/[$,]/g, '')) * 100);
const dollars = (amount: number) => `$${(amount / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;

test('WALLET-08 AGENT-05 AGENT-09 an agent pays an account directly below from its card, and both see the money and its records', async ({
  page,
  browser,
}) => {
  await openAs(page, 'agent01', at('agentTeamManagement'));
  const dialog = centre(page);
  await dialog.getByRole('searchbox', { name: 'Account or nickname' }).fill(signing);
  await page.keyboard.press('Enter');
  await dialog.getByRole('rowheader').getByRole('button', { name: signing }).click();
  await expect(dialog.getByRole('article', { name: signing })).toContainText(`agent01 › ${signing}`);
  const before = cents(await fact(page, 'Balance').innerText());
  await dialog.getByRole('button', { name: 'Transfer money' }).click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('12.5');
  await dialog.getByRole('textbox', { name: 'Note' }).fill('For the first week');
  await dialog.getByRole('textbox', { name: 'Payment password' }).fill('552013');
  await dialog.getByRole('button', { name: 'Transfer $12.50' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Transfer $12.50' }).dblclick();
  await expect(dialog.getByText(`$12.50 transferred to ${signing}`)).toBeVisible();
  const left = await fact(page, 'Balance after').innerText();
  await expectAccessible(page);

  const after = dollars(before + 1250);
  await dialog.getByRole('button', { name: `Back to ${signing}` }).click();
  await expect(fact(page, 'Balance')).toHaveText(after);
  await dialog.getByRole('button', { name: 'Transactions', exact: true }).click();
  const received = rowOf(page, signing).filter({ hasText: after });
  await expect(received).toHaveCount(1);
  await expect(received).toContainText('Transfer in');
  await expect(received).toContainText('$12.50');
  await page.goto(at('agentTransactionDetails?kind=transfer_out'));
  const sent = rowOf(page, 'agent01').filter({ hasText: left });
  await expect(sent).toHaveCount(1);
  await expect(sent).toContainText('12.50');

  const visitor = await newVisitor(browser);
  const receiver = await visitor.newPage();
  await openAs(receiver, signing, '/index');
  await expect(receiver.getByRole('group', { name: 'Balance' })).toContainText(after);
  await visitor.close();
});
