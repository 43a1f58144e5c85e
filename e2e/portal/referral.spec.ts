import type { Page } from '@playwright/test';
import { inviting, invitingAsGuest, invitingOnPhone, runOf, siteAt } from '../sites.ts';
import { expect, newVisitor, test } from '../story.ts';
import { depositByCard, playDice } from './paying.ts';
import { registerByName } from './registering.ts';
import { expectAccessible, hasBirthday, openAs, openPage, sendLogin, typeLogin, watchConsole } from './support.ts';
import { newName, newNumber } from './verification.ts';

test.use({ baseURL: siteAt('money') });

const at = (panel: string) => `/index?${new URLSearchParams({ modal: 'memberCenter', panel })}`;
const centre = (page: Page) => page.getByRole('dialog', { name: /^(Member centre|Trung tâm thành viên)$/ });

test('MEMBER-12 SIDEBAR-12 a friend registers by the link, deposits and plays, and the inviter sees what each brings', async ({
  page,
  browser,
}, { retry }) => {
  // Rewards are given by a job that runs every minute.
  test.setTimeout(240_000);
  const complaints = watchConsole(page);
  await openAs(page, runOf(inviting, retry), '/rng');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Invite friends' }).click();
  const mine = centre(page);
  await expect(mine.getByRole('heading', { name: 'Invite friends', level: 2 })).toBeVisible();
  await expect(mine.getByText('No friends yet')).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await mine.getByRole('button', { name: 'Save QR code' }).click();
  const address = await mine.getByText(/^https?:\/\/.*referralCode=/).innerText();
  const code = new URL(address).searchParams.get('referralCode');
  expect((await saved).suggestedFilename()).toBe(`${code}.svg`);

  const friend = newName();
  const elsewhere = await newVisitor(browser);
  const guest = await elsewhere.newPage();
  const { pathname, search } = new URL(address);
  await openPage(guest, pathname + search);
  await registerByName(guest, friend, newNumber());
  const row = mine.getByRole('row').filter({ hasText: /^\w{3}\*\*\*/ });
  await page.reload();
  await expect(row).toContainText('Registered');
  await expect(row).not.toContainText(friend);

  await hasBirthday(guest.request, friend, 'TRAN THI LINH');
  await openAs(guest, friend, at('depositv2'));
  await depositByCard(guest, '40');
  await page.reload();
  await expect(row).toContainText('Deposited');
  await playDice(guest, '5.00');
  await page.reload();
  await expect(row).toContainText('Playing');
  await elsewhere.close();

  await mine.getByRole('radio', { name: 'Rewards' }).press('Space');
  // The friend's account has to be a day old for this one.
  await expect(mine.getByRole('row', { name: /Registration.*\$1\.00.*To come/ })).toBeVisible();
  const first = mine.getByRole('row', { name: /First deposit.*\$5\.00/ });
  await expect(async () => {
    await page.reload();
    await expect(first).toContainText('Given', { timeout: 3_000 });
  }).toPass({ timeout: 100_000 });
  await expect(mine.getByText('Earned').locator('xpath=following-sibling::dd')).toHaveText('$5.00');
  await expectAccessible(page);
  await mine.getByRole('button', { name: 'Bonuses' }).click();
  await expect(mine.getByText("A friend's first deposit").first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('@phone SIDEBAR-12 MEMBER-12 in Vietnamese a guest who wants to invite logs in first, and then has link and QR code', async ({
  page,
}, { retry }) => {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await openPage(page, '/index');
  await page.getByRole('button', { name: 'Mở menu' }).click();
  await page.getByRole('button', { name: 'Mời bạn bè' }).click();
  const login = page.getByRole('dialog', { name: 'Đăng nhập' });
  await typeLogin(login, runOf(invitingAsGuest, retry));
  await sendLogin(page, login);
  const mine = centre(page);
  await expect(mine.getByRole('heading', { name: 'Mời bạn bè', level: 2 })).toBeVisible();
  await expect(mine.getByRole('img', { name: 'Mã QR của liên kết' })).toBeVisible();
  await expect(mine.getByText('Chưa có bạn bè nào')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('@phone MEMBER-12 MEMBER-10 in Vietnamese a friend follows the link, deposits, and the reward of the inviter becomes money', async ({
  page,
  browser,
}, { retry }) => {
  // Rewards are given by a job that runs every minute.
  test.setTimeout(240_000);
  const speakVietnamese = () => localStorage.setItem('hisLang', 'VI');
  await page.addInitScript(speakVietnamese);
  await openAs(page, runOf(invitingOnPhone, retry), at('referral'));
  const mine = centre(page);
  const { pathname, search } = new URL(await mine.getByText(/^https?:\/\/.*referralCode=/).innerText());

  const friend = newName();
  const elsewhere = await newVisitor(browser);
  await elsewhere.addInitScript(speakVietnamese);
  const guest = await elsewhere.newPage();
  await openPage(guest, pathname + search);
  await registerByName(guest, friend, newNumber());
  await hasBirthday(guest.request, friend, 'TRAN THI LINH');
  await openAs(guest, friend, at('depositv2'));
  await depositByCard(guest, '40');
  await elsewhere.close();
  await page.reload();
  await expect(mine.getByRole('listitem').filter({ hasText: '***' })).toContainText('Đã nạp tiền');
  await expectAccessible(page);

  await mine.getByRole('radio', { name: 'Phần thưởng' }).press('Space');
  const reward = mine.getByRole('listitem').filter({ hasText: 'Nạp lần đầu' });
  await expect(async () => {
    await page.reload();
    await expect(reward).toContainText('Đã nhận', { timeout: 3_000 });
  }).toPass({ timeout: 100_000 });
  await expect(reward).toContainText('$5.00');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  // The bonus of $5.00 is staked three times, with $10.00 a bet at most that count.
  for (const stake of ['10.00', '5.00']) await playDice(page, stake);
  await page.goto(at('bonusDetails'));
  const bonus = mine.getByRole('listitem').filter({ hasText: '$5.00' }).first();
  await expect(bonus).toContainText('Hoàn thành');
  await page.goto(at('transactionHistory'));
  await expect(mine.getByRole('listitem').filter({ hasText: '+$5.00' })).toHaveCount(1);
  await expectAccessible(page);
});
