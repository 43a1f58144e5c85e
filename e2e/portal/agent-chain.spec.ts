import type { Page } from '@playwright/test';
import { windowAt } from '../../src/shared/contracts/contract-windows.ts';
import { siteAt } from '../sites.ts';
import { expect, newVisitor, newVisitorOnPhone } from '../story.ts';
import { type Calendar, test } from './calendar.ts';
import { depositByCard, playDice } from './paying.ts';
import { registerByName } from './registering.ts';
import { expectAccessible, hasBirthday, openAs, openPage } from './support.ts';
import { newName, newNumber } from './verification.ts';

test.use({ baseURL: siteAt('calendarOfAgents') });

const centre = (page: Page) => page.getByRole('dialog', { name: /^(Agent centre|Trung tâm đại lý)$/ });
const at = (panel: string) => `/index?${new URLSearchParams({ modal: 'agentCenter', panel })}`;
const deposit = `/index?${new URLSearchParams({ modal: 'memberCenter', panel: 'depositv2' })}`;

/** Moves the clock of the site to the end of the real-time window that runs. */
const endWindow = (calendar: Calendar) => calendar.moveTo(windowAt('realtime', calendar.now(), 'Asia/Ho_Chi_Minh').to);

test('AGENT-04 AGENT-08 CONTRACT-03 a player registers by an agent’s link and plays; the next window pays the agent, down to the bet', async ({
  page,
  browser,
  calendar,
}) => {
  test.setTimeout(300_000);
  const [name, number] = [newName(), newNumber()];
  await openAs(page, 'agent01', at('agentAccountRegistration'));
  const dialog = centre(page);
  await dialog.getByRole('textbox', { name: 'Note (only you see it)' }).fill(`Chain of ${name}`);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const row = dialog.getByRole('row').filter({ hasText: `Chain of ${name}` });
  await row.getByRole('button', { name: /^Show QR code/ }).click();
  const { pathname, search } = new URL(await page.getByText(/^https?:\/\/.*\/register/).innerText());

  const elsewhere = await newVisitor(browser);
  const player = await elsewhere.newPage();
  await openPage(player, pathname + search);
  await registerByName(player, name, number);
  await hasBirthday(player.request, name, 'TRAN THI LINH');
  await openAs(player, name, deposit);
  await depositByCard(player, '40');
  await playDice(player, '30.00');
  await elsewhere.close();

  await endWindow(calendar);
  // Near midnight the site is a day ahead of the device.
  await page.clock.setFixedTime(calendar.now());
  // The bet is in the newest window, or in the one before if that ended while the player played.
  let tries = 0;
  const bet = dialog.getByRole('row', { name: new RegExp(`^${name} .*Dice .*\\$30\\.00`) });
  await expect(async () => {
    await page.goto(at('agentMyIncome?kind=realtime'));
    await dialog
      .getByRole('row', { name: /Real-time/ })
      .nth(tries++ % 2)
      .getByRole('button')
      .click({ timeout: 15_000 });
    await expect(bet).toBeVisible({ timeout: 15_000 });
  }).toPass({ timeout: 120_000 });
  await expect(bet).toContainText('0.10% − 0.00%');
  // 30.00 at 0.10 percent.
  await expect(bet).toContainText('0.03');
  await expect(dialog.getByText('Paid', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  const opened = new URL(page.url());

  const phone = await newVisitorOnPhone(browser);
  const small = await phone.newPage();
  await openAs(small, 'agent01', opened.pathname + opened.search);
  await expect(centre(small).getByText('Các cược liên quan').first()).toBeVisible();
  await expect(centre(small).getByText(name).first()).toBeVisible();
  await expectAccessible(small);
  expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await phone.close();
});
