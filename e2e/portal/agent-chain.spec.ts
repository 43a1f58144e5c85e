import type { Page } from '@playwright/test';
import { windowAt } from '#shared/contracts/contract-windows.ts';
import { expect, newVisitor, newVisitorOnPhone } from '../story.ts';
import { type Calendar, test } from './calendar.ts';
import { depositByCard, playDice } from './paying.ts';
import { registerByName } from './registering.ts';
import { expectAccessible, hasBirthday, newSession, openAs, openPage } from './support.ts';
import { newName, newNumber } from './verification.ts';

const centre = (page: Page) => page.getByRole('dialog', { name: /^(Agent centre|Trung tâm đại lý)$/ });
const at = (panel: string) => `/index?${new URLSearchParams({ modal: 'agentCenter', panel })}`;
const deposit = `/index?${new URLSearchParams({ modal: 'memberCenter', panel: 'depositv2' })}`;

/** The end of the real-time window that runs on the site (epoch ms). */
const windowEnd = (calendar: Calendar) => windowAt('realtime', calendar.now(), 'Asia/Ho_Chi_Minh').to;

/** The end of the last window that paid the agent by its own real-time contract (epoch ms). */
async function newestBill(page: Page): Promise<number> {
  const headers = { Authorization: `Bearer ${await newSession(page.request, 'agent01')}` };
  const answer = await page.request.get('/wps/agent/contractBills?kind=realtime&side=own', { headers });
  const [newest] = (await answer.json()).value.content;
  return Date.parse(newest.windowTo);
}

test('AGENT-04 AGENT-05 AGENT-08 CONTRACT-03 a player registers by an agent’s link, which counts it, and plays; the next window pays the agent, down to the bet', async ({
  page,
  browser,
  calendar,
}) => {
  test.setTimeout(300_000);
  const [name, number] = [newName(), newNumber()];
  await openAs(page, 'agent01', at('agentAccountRegistration'));
  const dialog = centre(page);
  await dialog.getByRole('textbox', { name: 'Rebate in percent' }).last().fill('0.2');
  await dialog.getByRole('textbox', { name: 'Note (only you see it)' }).fill(`Chain of ${name}`);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const row = dialog.getByRole('row').filter({ hasText: `Chain of ${name}` });
  await row.getByRole('button', { name: /^Show QR code/ }).click();
  const { pathname, search } = new URL(await page.getByText(/^https?:\/\/.*\/register/).innerText());

  const elsewhere = await newVisitor(browser);
  const player = await elsewhere.newPage();
  const counted = player.waitForResponse(/\/wps\/agent\/affiliate/);
  await openPage(player, pathname + search);
  await counted;
  const [visits, registrations] = [row.getByRole('cell').nth(2), row.getByRole('cell').nth(3)];
  await page.reload();
  await expect(visits).toHaveText('1');
  await expect(registrations).toHaveText('0');
  await registerByName(player, name, number);
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
  await hasBirthday(player.request, name, 'TRAN THI LINH');
  await openAs(player, name, deposit);
  await depositByCard(player, '40');
  // Five minutes are before the bet, so that the window cannot end while the player plays.
  await calendar.moveTo(windowEnd(calendar));
  const end = windowEnd(calendar);
  await playDice(player, '30.00');
  await elsewhere.close();

  await calendar.moveTo(end);
  await expect.poll(() => newestBill(page)).toBe(end);
  // Near midnight the site is a day ahead of the device.
  await page.clock.setFixedTime(calendar.now());
  await page.goto(at('agentMyIncome?kind=realtime'));
  await dialog
    .getByRole('row', { name: /Real-time/ })
    .first()
    .getByRole('button')
    .click();
  const bet = dialog.getByRole('row', { name: new RegExp(`^Bet ?${name} .*Dice .*30\\.00`) });
  await expect(bet).toContainText('0.10%');
  // 30.00 at 0.10 percent.
  await expect(bet).toContainText('0.03');
  await expect(dialog.getByText('Paid', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  const opened = new URL(page.url());

  const phone = await newVisitorOnPhone(browser);
  const small = await phone.newPage();
  await openAs(small, 'agent01', opened.pathname + opened.search);
  await expect(centre(small).getByText('Các khoản đã tính').first()).toBeVisible();
  await expect(centre(small).getByText(name).first()).toBeVisible();
  await expectAccessible(small);
  expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await phone.close();
});
