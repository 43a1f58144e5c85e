import type { Locator, Page } from '@playwright/test';
import { signing, siteAt } from '../sites.ts';
import { expect, newVisitor, test } from '../story.ts';
import { expectAccessible, openAs } from './support.ts';

const at = (panel: string) => `/index?modal=agentCenter&panel=${encodeURIComponent(panel)}`;
const centre = (page: Page) => page.getByRole('dialog', { name: /^(Agent centre|Trung tâm đại lý)$/ });

/** The first row of a list that names this account or nickname. */
const opener = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).first();

/** Finds an agent directly below in the form of a proposal, by keyboard. */
async function choose(dialog: Locator, account: string) {
  const field = dialog.getByRole('combobox', { name: 'Is paid' });
  await field.fill(account);
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await field.press('Enter');
  await expect(field).toHaveValue(account);
}

// Elsewhere a story reads the messages of the same agent.
test.describe('on a site of its own', () => {
  test.use({ baseURL: siteAt('money') });

  test('CONTRACT-05 AGENT-12 an agent proposes a contract, the agent below signs it, and an old tab is refused', async ({
    page,
    browser,
  }) => {
    await openAs(page, 'agent01', at('agentHourlySalary?view=downline'));
    const upline = centre(page);
    await upline.getByRole('button', { name: 'New contract' }).click();
    await choose(upline, signing);
    await upline.getByRole('textbox', { name: 'Rate in percent' }).fill('0.2');
    await expectAccessible(page);
    await upline.getByRole('button', { name: 'Send proposal' }).click();
    await expect(page.getByText('The proposal was sent')).toBeVisible();
    const row = upline.getByRole('row').filter({ hasText: signing });
    await expect(row).toContainText('Requested');

    const below = await newVisitor(browser);
    const [first, old] = [await below.newPage(), await below.newPage()];
    for (const tab of [first, old]) {
      await openAs(tab, signing, at('agentContractRequests'));
      await tab.waitForFunction(() => document.documentElement.dataset['portal'] === 'ready');
      await opener(centre(tab), 'Thanh Hà').click();
      await expect(
        centre(tab)
          .getByText(/20 basis points/)
          .first(),
      ).toBeVisible();
      await centre(tab).getByRole('button', { name: 'Sign', exact: true }).click();
    }
    const ask = (tab: Page) => tab.getByRole('alertdialog', { name: 'Sign this contract?' });
    await expectAccessible(first);
    await ask(first).getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(centre(first).getByText('Valid', { exact: true })).toBeVisible();
    await expect(centre(first).getByText('Version 2: signed by signing01')).toBeVisible();
    await expectAccessible(first);

    await ask(old).getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(ask(old).getByText('Something changed in the meantime. Please look again and retry.')).toBeVisible();
    await ask(old).getByRole('button', { name: 'Cancel' }).click();
    await old.reload();
    await expect(centre(old).getByText('Valid', { exact: true })).toBeVisible();
    await expect(centre(old).getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0);
    await below.close();

    await page.reload();
    await expect(row).toContainText('Valid');
    await opener(upline, signing).click();
    await expect(upline.getByText('Version 2: signed by signing01')).toBeVisible();
  });
});

test.describe("on the agents' own site", () => {
  test.use({ baseURL: siteAt('agents') });

  test('AGENT-11 CONTRACT-01 an agent finds the team, a contract in force and its bills there', async ({ page }) => {
    await openAs(page, 'agent01', '/index?modal=agentCenter', siteAt('agents'));
    const dialog = centre(page);
    await expect(dialog.getByText('Team turnover')).toBeVisible();
    await dialog.getByRole('button', { name: 'Daily salary' }).click();
    await dialog.getByRole('radio', { name: 'My contract' }).check({ force: true });
    await dialog.getByRole('row').filter({ hasText: 'Valid' }).getByRole('button').click();
    await expect(dialog.getByText('Version 2: signed by')).toBeVisible();
    await expectAccessible(page);
  });
});

test('@phone AGENT-08 in Vietnamese an agent opens an income, its bill and the bets behind it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await openAs(page, 'agent01', at('agentMyIncome'));
  const dialog = centre(page);
  await expect(dialog.getByText('Đã trả').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: / đến / }).first().click();
  await expect(dialog.getByText(/^bl-\d+$/)).toBeVisible();
  await expect(dialog.getByText('Các khoản trả')).toBeVisible();
  await expect(dialog.getByText('Nền tảng')).toBeVisible();
  await expect(dialog.getByText('Các cược liên quan').first()).toBeVisible();
  await expect(dialog.getByText(/^b-\d+$/).first()).toBeVisible();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});
