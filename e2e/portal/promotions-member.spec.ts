import type { Page } from '@playwright/test';
import { siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { depositByCard, playDice } from './paying.ts';
import { noise, picture } from './photos.ts';
import { balanceOf, centreAt, centreOf, expectAccessible, goInside, openAs, operate, watchConsole } from './support.ts';
import { weakLineTo } from './weak-line.ts';

const standing = (page: Page) => page.getByRole('region', { name: /^(Where you stand|Tình trạng của bạn)$/ });

/** A member who may deposit and bet. */
const player = { balance: '1000.00', birthday: '1990-06-01', payeeName: 'TRAN MINH ANH' } as const;

test('ROUTE-11 ROUTE-12 PROMO-01 PROMO-02 MEMBER-10 a member finds a promotion, joins, deposits, gets the bonus, and sees which bet counted how much', async ({
  page,
  newMember,
}) => {
  const complaints = watchConsole(page);
  const { account } = await newMember(player);
  await openAs(page, account, '/promotions');
  const category = page.getByRole('main').getByRole('button', { name: /^Deposit/ });
  await category.click();
  await expect(page).toHaveURL('/promotions?category=deposit');
  await page.getByRole('link', { name: 'Monday reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Monday reload' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/promotions?category=deposit');
  await expect(category).toHaveAttribute('aria-pressed', 'true');
  await goInside(page, '/promotions/p-107');
  await standing(page).getByRole('button', { name: 'Join now' }).click();
  await expect(standing(page)).toContainText('Signed');
  await expect(standing(page)).toContainText('Deposited $0.00 of $20.00');
  await expectAccessible(page, 'main');
  await standing(page).getByRole('button', { name: 'Make the deposit' }).click();
  await depositByCard(page, '40');
  await goInside(page, '/promotions/p-107');
  await expect(standing(page)).toContainText('Issued');
  await playDice(page, '5.00');
  await page.goto('/promotions/p-107');
  await standing(page).getByRole('button', { name: 'Open the bonus' }).click();
  const dialog = centreOf(page);
  await expect(dialog.getByRole('heading', { name: 'First deposit, 50% extra' })).toBeVisible();
  // A card costs 1.5%, so $39.40 arrive; half of it is granted, and twelve times that is staked.
  await expect(dialog).toContainText('Granted$19.70');
  await expect(dialog).toContainText('$5.00 of $236.40 staked');
  await expect(dialog.getByRole('row', { name: /Dice.*\$5\.00.*\$5\.00.*Counts in full/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Give up the bonus' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('You lose $19.70 of bonus money.');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog.getByRole('button', { name: 'Give up the bonus' })).toBeFocused();
  expect(complaints).toEqual([]);
});

interface Filed {
  readonly applicationId: string;
  readonly imageCount: number;
  readonly member: { readonly account: string };
}

test('PROMO-01 PROMO-03 PROMO-04 PROMO-06 MEMBER-10 an application survives a weak line, is rejected with a reason, filed again and approved, and its staked bonus becomes money', async ({
  page,
  newMember,
}) => {
  const { account } = await newMember(player);
  const line = await weakLineTo(siteAt('shipped'));
  await openAs(page, account, '/promotions/p-105', line.address);
  const form = standing(page);
  await form.getByLabel('Pictures').setInputFiles({ ...(await picture('a.gif')), mimeType: 'image/gif' });
  await expect(form.getByRole('alert')).toHaveText('Pictures must be PNG or JPEG.');
  const remark = form.getByRole('textbox', { name: /^Remark/ });
  await remark.fill('x'.repeat(150));
  await expect(remark).toHaveValue('x'.repeat(140));
  await remark.fill('Trả bằng thẻ đuôi 4410');
  await form.getByLabel('Pictures').setInputFiles([await noise('front.jpg'), await picture('back.jpg')]);
  // The first upload hangs, and is cancelled.
  const call = '**/MCSFE_activityApply';
  await page.route(call, () => undefined);
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(form.getByRole('progressbar', { name: 'Upload of the pictures' })).toBeVisible();
  await expectAccessible(page, 'main');
  await form.getByRole('button', { name: 'Cancel the upload' }).click();
  await expect(form.getByRole('progressbar')).toHaveCount(0);
  await expect(form.getByRole('alert')).toHaveCount(0);
  await page.unroute(call);
  // The next one breaks in the middle, and goes on by itself once the browser is online again.
  line.weaken(200_000);
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(form.getByRole('alert')).toContainText('The connection is lost. Your pictures stay chosen');
  await expectAccessible(page, 'main');
  await page.context().setOffline(true);
  line.mend();
  await page.context().setOffline(false);
  await expect(page.getByText('Your application was submitted')).toBeVisible();
  await expect(form).toContainText('Applying');
  await expect(form.getByLabel('Pictures')).toHaveCount(0);

  const filed = async () => {
    const path = 'applications?pageSize=100';
    const { content } = await operate<{ readonly content: readonly Filed[] }>(page.request, 'GET', path);
    return content.filter(({ member }) => member.account === account);
  };
  // However often it was sent, it is there once.
  const [first, ...more] = await filed();
  expect([first?.imageCount, more.length]).toEqual([2, 0]);
  const path = `applications/${first?.applicationId}`;
  expect(await operate(page.request, 'GET', path)).toMatchObject({ remark: 'Trả bằng thẻ đuôi 4410' });
  await operate(page.request, 'POST', `${path}/review`, {});
  await page.reload();
  await expect(form).toContainText('Processing');
  const reason = 'The date of the receipt cannot be read.';
  await operate(page.request, 'POST', `${path}/decide`, { decision: 'reject', reason });
  await page.reload();
  await expect(form).toContainText('Rejected');
  await expect(form).toContainText(reason);

  await form.getByLabel('Pictures').setInputFiles(await picture('again.jpg'));
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(form).toContainText('Applying');
  const second = (await filed()).find(({ applicationId }) => applicationId !== first?.applicationId);
  await operate(page.request, 'POST', `applications/${second?.applicationId}/decide`, { decision: 'approve' });
  // From here on over the site's own line.
  await line.close();
  await openAs(page, account, '/promotions/p-105');
  await expect(form).toContainText('Issued');
  await form.getByRole('button', { name: 'Open the bonus' }).click();
  const bonus = centreOf(page);
  await expect(bonus).toContainText('$0.00 of $5.00 staked');
  const address = page.url();

  // Five dollars are staked once: a round of five dollars does it.
  await playDice(page, '5.00');
  await page.goto(address);
  await expect(bonus).toContainText('$5.00 of $5.00 staked');
  await expect(bonus).toContainText('Completed');
  await page.goto(centreAt('transactionHistory'));
  const credited = bonus.getByRole('row').filter({ hasText: '+$5.00' });
  await expect(credited.filter({ hasText: 'Promotion' })).toHaveCount(1);
});

test('PROMO-07 a deposit earns tickets, and each is drawn once by chances that were sealed before', async ({
  page,
  newMember,
}) => {
  const { account } = await newMember(player);
  await openAs(page, account, centreAt('depositv2'));
  await depositByCard(page, '110');
  await goInside(page, '/promotions/p-104');
  const raffle = standing(page);
  await expect(raffle).toContainText('2 tickets to draw');
  const seals = raffle.getByText(/^[0-9a-f]{64}$/);
  await expect(seals).toHaveCount(2);
  const shown = await seals.allInnerTexts();
  await expectAccessible(page, 'main');
  const verify = raffle.getByRole('button', { name: /^Verify ticket tk-/ });
  await raffle.getByRole('button', { name: 'Draw a ticket' }).click();
  await expect(raffle).toContainText('1 ticket to draw');
  await expect(raffle.getByRole('status')).not.toBeEmpty();
  await verify.click();
  const proof = page.getByRole('dialog', { name: 'Verify this ticket' });
  await expect(proof.getByRole('status')).toContainText('Everything fits');
  // The seal of the seed, and that of the chances.
  for (const seal of shown) await expect(proof.getByText(seal).first()).toBeVisible();
  await expect(proof.getByText('This page showed you this seal before the draw.')).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(verify).toBeFocused();

  await raffle.getByRole('button', { name: 'Draw a ticket' }).click();
  await expect(raffle).toContainText('0 tickets to draw');
  await expect(verify).toHaveCount(2);
  // The button of the last ticket is gone, and the focus is not lost with it.
  await expect(raffle.getByRole('button', { name: 'Draw a ticket' })).toHaveCount(0);
  await expect(raffle.getByRole('status')).toBeFocused();
});

test('@phone PROMO-01 PROMO-02 MEMBER-11 on a phone, in Vietnamese, a member joins a promotion and claims a reward into the balance, once', async ({
  page,
  newMember,
}) => {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  const { account } = await newMember({ ...player, reward: '8.42' });
  await openAs(page, account, '/promotions/p-107');
  await standing(page).getByRole('button', { name: 'Tham gia ngay' }).click();
  await expect(standing(page)).toContainText('Đã đăng ký');
  await expectAccessible(page, 'main');
  await goInside(page, '/promotions?participation=mine');
  await expect(page.getByRole('listitem').filter({ hasText: 'Nạp lần đầu, tặng thêm 50%' })).toContainText(
    'Đã đăng ký',
  );
  await goInside(page, centreAt('rewardCenter'));
  await page.getByRole('button', { name: 'Nhận Hoàn trả tuần' }).click();
  await expect(page.getByText('Bạn đã nhận 1 phần thưởng')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nhận Hoàn trả tuần' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Đã nhận' }).click();
  await expect(page.getByRole('heading', { name: 'Hoàn trả tuần' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.goto('/promotions');
  await expect(balanceOf(page)).toHaveText('$1,008.42');
});
