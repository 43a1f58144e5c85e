import type { Page } from '@playwright/test';
import { expect, test } from '../story.ts';
import { expectAccessible, fillWithoutEvent, openAs } from './support.ts';
import { newName } from './verification.ts';

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

test('AGENT-04 an agent makes one link with a double click, shows its QR code, switches it off and removes it, and opens an account that a password manager filled in', async ({
  page,
}) => {
  const name = newName();
  const note = `Link of ${name}`;
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

  const form = dialog.locator('form').filter({ hasText: 'New account' });
  await fillWithoutEvent(form.getByRole('textbox', { name: 'Account name' }), name);
  await fillWithoutEvent(form.getByLabel('First password', { exact: true }), 'Portico123');
  // A person's pointer reaches the button before it is pressed.
  await form.getByRole('button', { name: 'Create account' }).hover({ force: true });
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(`${name} was created`)).toBeVisible();
});

test('@phone AGENT-05 in Vietnamese an agent opens a line and the card of an agent in it', async ({ page }) => {
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
