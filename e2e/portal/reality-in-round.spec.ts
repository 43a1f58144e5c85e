import type { Page } from '@playwright/test';
import { expect } from '../story.ts';
import { type Calendar, test } from './calendar.ts';
import { expectAccessible, openWith } from './support.ts';

const mines = '/seamless?vassalage=BGS&nodeId=10003';
const MINUTE = 60_000;

const check = (page: Page) => page.getByRole('dialog', { name: /^Bạn đã chơi / });
const stage = (page: Page) => page.getByRole('region', { name: 'Trò chơi' });
const session = (page: Page) => page.getByRole('region', { name: 'Phiên này' });
const bet = (page: Page) => page.getByRole('button', { name: /^Cược \S*\d/ });
const cashOut = (page: Page) => page.getByRole('button', { name: /^Rút thưởng \$/ });

/** Calls the API as the member of the page does. */
async function call(page: Page, path: string, data?: object): Promise<void> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await (data ? page.request.post(path, { headers, data }) : page.request.get(path, { headers }));
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Lets so many minutes pass at the site. Each call keeps the session from being idle for too long. */
async function pass(page: Page, calendar: Calendar, minutes: number): Promise<void> {
  await calendar.moveTo(calendar.now() + minutes * MINUTE);
  await call(page, '/wps/member/info');
}

/** Begins a round of mines. */
async function begin(page: Page): Promise<void> {
  await expect(bet(page)).toBeEnabled();
  await bet(page).click();
  await expect(session(page)).toContainText('Đang cược trong các ván chưa xong$3.00');
}

/** Opens a tile of the open round and takes what it pays, unless it was the mine. */
async function endRound(page: Page): Promise<void> {
  const tile = stage(page).getByRole('button', { name: /^Hàng 2, cột 3/ });
  await tile.click();
  await expect(tile).toHaveAccessibleName(/: (đá quý|mìn)$/);
  if (await cashOut(page).isVisible()) await cashOut(page).click();
  await expect(stage(page).getByRole('status')).toHaveText(/được trả|mất tiền cược/);
  await expect(session(page).getByText('Đang cược trong các ván chưa xong')).toBeHidden();
}

test('@phone MEMBER-22 LOBBY-19 a reality check that falls due in a round keeps the round, also where the page is reloaded below it', async ({
  page,
  calendar,
  newMember,
}) => {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  // Its first check is due ten minutes from now.
  const sessionSince = new Date(calendar.now() - 50 * MINUTE).toISOString();
  const { token } = await newMember({ balance: '1000.00', birthday: '1990-06-01', sessionSince });
  await openWith(page, token, mines);
  await expect(bet(page)).toBeEnabled();
  await page.getByRole('button', { name: '1', exact: true }).click();
  await page.getByRole('textbox', { name: 'Tiền cược' }).fill('3.00');
  await begin(page);
  await expect(check(page)).toBeHidden();
  await pass(page, calendar, 11);
  // The member comes back to the page.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(check(page)).toContainText('Đã cược$3.00');
  await expect(check(page)).toContainText('Cược chưa có kết quả$3.00');
  // What is at stake is not lost yet.
  await expect(check(page)).toContainText('Thắng hoặc thua$0.00');
  await expect(check(page).getByRole('button', { name: 'Chơi tiếp' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(check(page)).toBeVisible();
  await check(page).getByRole('button', { name: 'Chơi tiếp' }).click();
  await expect(check(page)).toBeHidden();
  await endRound(page);

  await call(page, '/wps/member/realityCheck', { intervalMinutes: 30 });
  await begin(page);
  await pass(page, calendar, 15);
  await pass(page, calendar, 16);
  await page.reload();
  await expect(check(page)).toBeVisible();
  await check(page).getByRole('button', { name: 'Chơi tiếp' }).click();
  await expect(check(page)).toBeHidden();
  await expect(page.getByText('Ván này còn dang dở. Hãy tiếp tục từ chỗ đã dừng.')).toBeVisible();
  await expect(session(page)).toContainText('Đang cược trong các ván chưa xong$3.00');
  await endRound(page);
  await expect(bet(page)).toBeEnabled();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
