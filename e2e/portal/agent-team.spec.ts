import type { Page } from '@playwright/test';
import { expect, newVisitor, test } from '../story.ts';
import { registerByName } from './registering.ts';
import { expectAccessible, fillWithoutEvent, openAs, openPage } from './support.ts';
import { newName, newNumber } from './verification.ts';

const centre = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' });
const at = (panel: string) => `/index?modal=agentCenter&panel=${encodeURIComponent(panel)}`;

test('AGENT-03 AGENT-05 AGENT-07 AGENT-17 an agent reads the overview, opens a line and its profit and loss', async ({
  page,
}) => {
  await openAs(page, 'agent01', '/index?modal=agentCenter');
  const dialog = centre(page);
  await expect(dialog.getByText('Team turnover')).toBeVisible();
  await dialog.getByRole('button', { name: /Other periods$/ }).click();
  await dialog.getByRole('button', { name: '30 days' }).click();
  await expect(dialog.getByRole('heading', { name: 'Top downlines' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Open the line of agent02' }).click();
  await expect(dialog.getByRole('heading', { name: 'Team management' })).toBeVisible();
  await expect(dialog.getByRole('rowheader', { name: /player01/ })).toBeVisible();
  await expect(dialog.getByRole('rowheader', { name: /^agent01/ })).toHaveCount(0);
  const path = dialog.getByRole('navigation', { name: 'Place in the team' });
  await expect(path).toContainText('agent02');
  await path.getByRole('button', { name: 'agent01' }).click();
  await dialog.getByRole('searchbox').fill('agent01');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('rowheader', { name: /^agent01/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'User profit and loss' }).click();
  await expect(dialog.getByText('with everybody below').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Team betting' }).click();
  await expect(dialog.getByRole('rowheader', { name: 'player01' }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Transaction details' }).click();
  await expect(dialog.getByRole('rowheader', { name: /player01|agent0/ }).first()).toBeVisible();
  await expectAccessible(page);
});

test('AGENT-04 an agent makes one link with a double click, shows its QR code, switches it off and removes it', async ({
  page,
}, { retry }) => {
  const note = `Story ${retry + 1} of a link`;
  await openAs(page, 'agent01', at('agentAccountRegistration'));
  const dialog = centre(page);
  await dialog.getByRole('textbox', { name: 'Rebate in percent' }).last().fill('1.5');
  await expect(dialog.getByText('A number from 0 to 1 with at most two decimals')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Rebate in percent' }).last().fill('0.2');
  await dialog.getByRole('textbox', { name: 'Note (only you see it)' }).fill(note);
  await dialog.getByRole('button', { name: 'Create link' }).dblclick();
  const row = dialog.getByRole('row').filter({ hasText: note });
  await expect(row).toContainText('0.2%');
  await page.reload();
  await expect(row).toHaveCount(1);
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Show QR code/ }).click();
  await expect(page.getByRole('img', { name: /^QR code of the link/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: /^Switch .* off$/ }).click();
  await expect(row).toContainText(`off, ${note}`);
  await row.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});

test('AGENT-04 an agent makes an account with a name and a password that a password manager filled without an event', async ({
  page,
}) => {
  const name = newName();
  await openAs(page, 'agent01', at('agentAccountRegistration'));
  const form = centre(page).locator('form').filter({ hasText: 'New account' });
  await fillWithoutEvent(form.getByRole('textbox', { name: 'Account name' }), name);
  await fillWithoutEvent(form.getByLabel('First password', { exact: true }), 'Portico123');
  // A person's pointer reaches the button before it is pressed.
  await form.getByRole('button', { name: 'Create account' }).hover({ force: true });
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(`${name} was created`)).toBeVisible();
});

test('AGENT-04 AGENT-05 a player who registers by a shared link shows in the team, directly below the agent', async ({
  page,
  browser,
}) => {
  const [name, number] = [newName(), newNumber()];
  await openAs(page, 'agent01', at('agentAccountRegistration'));
  const dialog = centre(page);
  await dialog.getByRole('textbox', { name: 'Rebate in percent' }).last().fill('0.2');
  await dialog.getByRole('textbox', { name: 'Note (only you see it)' }).fill(`Story of ${name}`);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const row = dialog.getByRole('row').filter({ hasText: `Story of ${name}` });
  await row.getByRole('button', { name: /^Show QR code/ }).click();
  const address = await page.getByText(/^https?:\/\/.*\/register/).innerText();
  await page.keyboard.press('Escape');

  const elsewhere = await newVisitor(browser);
  const guest = await elsewhere.newPage();
  const { pathname, search } = new URL(address);
  const counted = guest.waitForResponse(/\/wps\/agent\/affiliate/);
  await openPage(guest, new URL(`${pathname}${search}`, page.url()).href);
  await counted;
  const [visits, registrations] = [row.getByRole('cell').nth(2), row.getByRole('cell').nth(3)];
  await page.reload();
  await expect(visits).toHaveText('1');
  await expect(registrations).toHaveText('0');
  await registerByName(guest, name, number);
  await elsewhere.close();
  await page.reload();
  await expect(registrations).toHaveText('1');
  await expect(visits).toHaveText('1');

  await dialog.getByRole('button', { name: 'Team management' }).click();
  await dialog.getByRole('searchbox', { name: 'Account or nickname' }).fill(name);
  await page.keyboard.press('Enter');
  await dialog.getByRole('rowheader').getByRole('button', { name }).click();
  const card = dialog.getByRole('article', { name });
  await expect(card).toContainText('Player, Level 1');
  await expect(card).toContainText(`agent01 › ${name}`);
  await expect(card).toContainText('0.2%');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Transfer money' }).click();
  await expect(dialog.getByRole('heading', { name: `Transfer to ${name}` })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('12.5');
  await dialog.getByRole('textbox', { name: 'Payment password' }).fill('552013');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Transfer $12.50' }).click();
  // Another story follows the wallet of agent01, so nothing is sent.
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText(name);
  await asked.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: `Back to ${name}` }).click();
  await expect(dialog.getByRole('article', { name })).toBeVisible();
});

for (const language of ['EN', 'VI']) {
  test(`no column of the team or of the income hides beside its table on common screens, ${language}`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language);
    for (const { panel, widths } of [
      { panel: 'agentTeamManagement', widths: [1024, 1280, 1366, 1440] },
      { panel: 'agentMyIncome', widths: [1280, 1366, 1440] },
    ]) {
      await openAs(page, 'agent01', at(panel));
      const table = page.getByRole('dialog').getByRole('table');
      await expect(table.getByRole('rowheader').nth(1)).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const hidden = await table.evaluate((shown) => shown.scrollWidth - (shown.parentElement?.clientWidth ?? 0));
        expect(hidden, `${panel} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('@phone in Vietnamese an agent opens a line and the card of an agent in it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  const rows = Promise.withResolvers<void>();
  await page.route(/\/agent\/(teamTree|team\/\d+)/, async (route) => {
    await rows.promise;
    await route.continue();
  });
  await openAs(page, 'agent01', at('agentTeamManagement'));
  const dialog = page.getByRole('dialog', { name: 'Trung tâm đại lý' });
  await dialog.getByRole('searchbox').fill('agent02');
  await page.keyboard.press('Enter');
  const found = dialog.getByRole('list', { name: 'Nhóm' });
  await expect(found.getByRole('listitem')).toHaveCount(1);
  // The tree and the head of the line come late, and push nothing away from the finger.
  const name = found.getByRole('button', { name: 'agent02', exact: true });
  const before = await name.boundingBox();
  rows.resolve();
  await expect(dialog.getByRole('navigation', { name: 'Vị trí trong nhóm' })).toContainText('agent01');
  expect(await name.boundingBox()).toEqual(before);
  await name.click();
  const card = dialog.getByRole('article', { name: 'agent02' });
  await expect(card).toContainText('Đại lý, Cấp 1');
  await expect(card.getByRole('columnheader', { name: 'Cả nhánh' })).toBeVisible();
  await expectAccessible(page);
  expect(await dialog.evaluate((shown) => shown.scrollWidth)).toBeLessThanOrEqual(390);
  await card.getByRole('button', { name: 'Xem nhánh' }).click();
  await expect(dialog.getByText('player01').first()).toBeVisible();
  await expect(found.getByRole('button', { name: 'agent01', exact: true })).toHaveCount(0);
});

test('@phone an agent finds the team and its overview on a phone', async ({ page }) => {
  await openAs(page, 'agent01', at('agentTeamOverview'));
  await expect(centre(page).getByText('Team turnover')).toBeVisible();
  expect(await centre(page).evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(390);
  await openAs(page, 'agent01', at('agentTeamManagement'));
  await expect(centre(page).getByText('player01').first()).toBeVisible();
  expect(await centre(page).evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(390);
});

test('AGENT-05 from the row of an agent its line, its contract and a proposal open by the keys of a menu', async ({
  page,
}) => {
  await openAs(page, 'agent01', at('agentTeamManagement?search=agent02'));
  const dialog = centre(page);
  const actions = dialog.getByRole('button', { name: 'Actions for agent02' });
  await actions.press('Enter');
  const menu = page.getByRole('menu', { name: 'Actions for agent02' });
  await expect(menu.getByRole('menuitem', { name: 'Open this line' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();
  await actions.press('Enter');
  await expect(menu.getByRole('menuitem', { name: 'Open this line' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem', { name: 'Details' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('navigation', { name: 'Place in the team' })).toContainText('agent02');
  await expect(dialog.getByRole('rowheader', { name: /player01/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'New contract' }).click();
  await expect(dialog.getByRole('heading', { name: 'New contract for agent02' })).toBeVisible();
});
