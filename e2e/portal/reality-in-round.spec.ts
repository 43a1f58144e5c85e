import type { Page } from '@playwright/test';
import { halting, runOf, siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { expectAccessible, openAs } from './support.ts';

test.use({ baseURL: siteAt('money') });

const mines = '/seamless?vassalage=BGS&nodeId=10003';
const stage = (page: Page) => page.getByRole('region', { name: /^(Game|Trò chơi)$/ });
const session = (page: Page) => page.getByRole('region', { name: /^(This session|Phiên này)$/ });
const bet = (page: Page) => page.getByRole('button', { name: /^(Bet|Cược) \S*\d/ });
const cashOut = (page: Page) => page.getByRole('button', { name: /^(Cash out|Rút thưởng) \$/ });

/** Has the reality check shown every so many minutes from now on; the site offers one minute. */
async function remindEvery(page: Page, intervalMinutes: number): Promise<void> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const answer = await page.request.post('/wps/member/realityCheck', {
    headers: { Authorization: `Bearer ${token}` },
    data: { intervalMinutes },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  // The open page learns of it as after a choice elsewhere: when the member comes back to it.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Begins a round of mines, and is in it when the reality check falls due. */
async function betUntilReminded(page: Page, account: string) {
  const asked = page.waitForResponse((response) => response.url().endsWith('/wps/member/realityCheck'));
  await openAs(page, account, mines);
  await expect(bet(page)).toBeEnabled();
  // A call that is under way would answer with the choice before.
  await asked;
  await page.getByRole('button', { name: '1', exact: true }).click();
  await page.getByRole('textbox', { name: /^(Stake|Tiền cược)$/ }).fill('3.00');
  await remindEvery(page, 1);
  await bet(page).click();
  const check = page.getByRole('dialog', { name: /^(You have played for \d+ min|Bạn đã chơi \d+ phút)$/ });
  await expect(check).toBeVisible({ timeout: 120_000 });
  return check;
}

/** Opens a tile of the open round and takes what it pays, unless it was the mine. */
async function endRound(page: Page): Promise<void> {
  const tile = stage(page).getByRole('button', { name: /^(Row 2, column 3|Hàng 2, cột 3)/ });
  await tile.click();
  await expect(tile).toHaveAccessibleName(/: (gem|mine|đá quý|mìn)$/);
  if (await cashOut(page).isVisible()) await cashOut(page).click();
  await expect(stage(page).getByRole('status')).toHaveText(/You are paid|is lost|được trả|mất tiền cược/);
}

test('MEMBER-22 LOBBY-19 a reality check that falls due in a round keeps the round, which goes on after the answer', async ({
  page,
}, { retry }) => {
  const check = await betUntilReminded(page, runOf(halting.desktop, retry));
  await expect(check).toContainText('Staked$3.00');
  await expect(check).toContainText('In open bets$3.00');
  // What is at stake is not lost yet.
  await expect(check).toContainText('$0.00');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(check).toBeVisible();
  await check.getByRole('button', { name: 'Keep playing' }).click();
  await expect(check).toBeHidden();
  await remindEvery(page, 60);
  await expect(session(page)).toContainText('At stake in open rounds$3.00');
  await endRound(page);
  await expect(session(page).getByText('At stake in open rounds')).toBeHidden();
  // And the next one begins.
  await expect(bet(page)).toBeEnabled();
  await bet(page).click();
  await expect(session(page)).toContainText('At stake in open rounds$3.00');
  await endRound(page);
});

test('@phone MEMBER-22 LOBBY-19 in Vietnamese the round is there after the reality check, also where the page was reloaded below it', async ({
  page,
}, { retry }) => {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  const check = await betUntilReminded(page, runOf(halting.phone, retry));
  await expect(check).toContainText('Cược chưa có kết quả$3.00');
  await expect(check.getByRole('button', { name: 'Chơi tiếp' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.reload();
  await expect(check).toBeVisible();
  await check.getByRole('button', { name: 'Chơi tiếp' }).click();
  await expect(check).toBeHidden();
  await remindEvery(page, 60);
  await expect(page.getByText('Ván này còn dang dở. Hãy tiếp tục từ chỗ đã dừng.')).toBeVisible();
  await expect(session(page)).toContainText('Đang cược trong các ván chưa xong$3.00');
  await endRound(page);
  await expect(bet(page)).toBeEnabled();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
