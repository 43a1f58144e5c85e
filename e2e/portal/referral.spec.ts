import { expect, newVisitor, test } from '../story.ts';
import { depositByCard, playDice } from './paying.ts';
import { registerByName } from './registering.ts';
import { centreAt, centreOf, expectAccessible, hasBirthday, openAs, openPage, watchConsole } from './support.ts';
import { newName, newNumber } from './verification.ts';

test('MEMBER-12 SIDEBAR-12 a friend registers by the link, deposits and plays, and the inviter sees what each brings', async ({
  page,
  browser,
  newMember,
}) => {
  const complaints = watchConsole(page);
  const { account } = await newMember();
  await openAs(page, account, '/rng');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Invite friends' }).click();
  const mine = centreOf(page);
  await expect(mine.getByRole('heading', { name: 'Invite friends', level: 2 })).toBeVisible();
  await expect(mine.getByText('No friends yet')).toBeVisible();
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
  await openAs(guest, friend, centreAt('depositv2'));
  await depositByCard(guest, '40');
  await page.reload();
  await expect(row).toContainText('Deposited');
  await playDice(guest, '5.00');
  await page.reload();
  await expect(row).toContainText('Playing');
  await elsewhere.close();

  await mine.getByRole('radio', { name: 'Rewards' }).press('Space');
  // The friend's account has to be a day old for this one.
  await expect(mine.getByRole('row', { name: /Registration.*\$1\.00.*Pending/ })).toBeVisible();
  await expect(mine.getByRole('row', { name: /First deposit.*\$5\.00/ })).toBeVisible();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
