import type { Page } from '@playwright/test';
import { runOf, siteAt, taking, withSpare } from '../sites.ts';
import { expect, test } from '../story.ts';
import { operate } from './operating.ts';
import { depositByCard, playDice } from './paying.ts';
import { noise, picture } from './photos.ts';
import { expectAccessible, openAs, watchConsole } from './support.ts';
import { weakLineTo } from './weak-line.ts';

// Each story has a member of its own.
test.describe.configure({ mode: 'parallel' });
test.use({ baseURL: siteAt('money') });

const centre = (panel: string) => `/index?${new URLSearchParams({ modal: 'memberCenter', panel })}`;
const standing = (page: Page) => page.getByRole('region', { name: /^(Where you stand|Tình trạng của bạn)$/ });
/** The balance of the main wallet in an open centre or game. */
const balance = (page: Page) => page.getByRole('group', { name: /^(Balance|Số dư)$/ });

test('PROMO-01 PROMO-02 MEMBER-10 a member joins, deposits, gets the bonus, and sees which bet counted how much', async ({
  page,
}, { retry }) => {
  const complaints = watchConsole(page);
  await openAs(page, runOf(withSpare(taking.joins), retry), '/promotions/p-107');
  await standing(page).getByRole('button', { name: 'Join now' }).click();
  await expect(standing(page)).toContainText('Signed');
  await expect(standing(page)).toContainText('Deposited $0.00, it takes $20.00');
  await expectAccessible(page, 'main');
  await standing(page).getByRole('button', { name: 'Make the deposit' }).click();
  await depositByCard(page, '40');
  await page.goto('/promotions/p-107');
  await expect(standing(page)).toContainText('Issued');
  await playDice(page, '5.00');
  await page.goto('/promotions/p-107');
  await standing(page).getByRole('button', { name: 'Open the bonus' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'First deposit, half as much again' })).toBeVisible();
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

test('MEMBER-11 a reward is claimed into the balance, once', async ({ page }, { retry }) => {
  const complaints = watchConsole(page);
  await openAs(page, runOf(withSpare(taking.claims), retry), centre('rewardCenter'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Claim Weekly rebate' }).click();
  await expect(page.getByText('The reward is yours')).toBeVisible();
  await expect(page.getByText('No rewards here')).toBeVisible();
  await expect(balance(page)).toContainText('1,008.42');
  await page.getByRole('button', { name: 'Claimed' }).click();
  await expect(page.getByRole('heading', { name: 'Weekly rebate' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Claim Weekly rebate' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

interface Review {
  readonly content: readonly { readonly applicationId: string; readonly member: { readonly account: string } }[];
}

test('PROMO-01 PROMO-03 PROMO-04 an application is checked before it is sent, rejected with a reason, filed again and issued', async ({
  page,
}, { retry }) => {
  const account = runOf(withSpare(taking.applies), retry);
  const line = await weakLineTo(siteAt('money'));
  await openAs(page, account, '/promotions/p-105', line.address);
  const form = standing(page);
  await form.getByLabel('Pictures').setInputFiles({ ...(await picture('a.gif')), mimeType: 'image/gif' });
  await expect(form.getByRole('alert')).toHaveText('Pictures must be PNG or JPEG.');
  await expectAccessible(page, 'main');
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
  await expect(page.getByText('Your application is filed')).toBeVisible();
  await expect(form).toContainText('Applying');
  await expect(form.getByLabel('Pictures')).toHaveCount(0);

  const filed = async () => {
    const { content } = await operate<Review>(page.request, 'GET', 'applications?pageSize=100');
    const mine = content.find(({ member }) => member.account === account);
    return mine?.applicationId ?? '';
  };
  const first = await filed();
  // However often it was sent, it is there once.
  const all = await operate<Review>(page.request, 'GET', 'applications?pageSize=100');
  expect(all.content.filter(({ member }) => member.account === account)).toHaveLength(1);
  const reason = 'The date of the receipt cannot be read.';
  await operate(page.request, 'POST', `applications/${first}/review`, {});
  await page.reload();
  await expect(form).toContainText('Processing');
  await operate(page.request, 'POST', `applications/${first}/decide`, { decision: 'reject', reason });
  await page.reload();
  await expect(form).toContainText('Rejected');
  await expect(form).toContainText(reason);

  await form.getByLabel('Pictures').setInputFiles(await picture('again.jpg'));
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(form).toContainText('Applying');
  await operate(page.request, 'POST', `applications/${await filed()}/decide`, { decision: 'approve' });
  await page.reload();
  await expect(form).toContainText('Issued');
  await form.getByRole('button', { name: 'Open the bonus' }).click();
  await expect(page.getByRole('dialog')).toContainText('$0.00 of $5.00 staked');
  await line.close();
});

test('PROMO-07 a deposit earns tickets, and each is drawn once', async ({ page }, { retry }) => {
  await openAs(page, runOf(withSpare(taking.draws), retry), centre('depositv2'));
  await depositByCard(page, '110');
  await page.goto('/promotions/p-104');
  const raffle = standing(page);
  await expect(raffle).toContainText('2 tickets to draw');
  await expectAccessible(page, 'main');
  for (const left of ['1 ticket to draw', '0 tickets to draw']) {
    await raffle.getByRole('button', { name: 'Draw a ticket' }).click();
    await expect(raffle).toContainText(left);
    await expect(raffle.getByRole('status')).not.toBeEmpty();
  }
  await expect(raffle.getByRole('button', { name: 'Draw a ticket' })).toHaveCount(0);
  // The button of the last ticket is gone, and the focus is not lost with it.
  await expect(raffle.getByRole('status')).toBeFocused();
  const verify = raffle.getByRole('button', { name: /^Verify ticket tk-/ });
  await expect(verify).toHaveCount(2);
  await verify.first().click();
  const proof = page.getByRole('dialog', { name: 'Verify this ticket' });
  await expect(proof.getByRole('status')).toContainText('Everything fits');
  // The seal of the seed, and that of the chances.
  await expect(proof.getByText('This page showed you this seal before the draw.')).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(verify.first()).toBeFocused();
});

test('@phone PROMO-07 on a phone, in Vietnamese, a ticket is drawn by the chances that were sealed before, and verified', async ({
  page,
}, { retry }) => {
  await openAs(page, runOf(withSpare(taking.drawsOnPhone), retry), centre('depositv2'));
  await depositByCard(page, '60');
  await page.evaluate(() => localStorage.setItem('hisLang', 'VI'));
  await page.goto('/promotions/p-104');
  const raffle = standing(page);
  await expect(raffle).toContainText('Còn 1 vé chưa rút');
  await expect(raffle.getByText('Tỷ lệ ở trên là của vé này và không thay đổi.')).toBeVisible();
  const seals = raffle.getByText(/^[0-9a-f]{64}$/);
  await expect(seals).toHaveCount(2);
  const shown = await seals.allInnerTexts();
  await expectAccessible(page, 'main');
  await raffle.getByRole('button', { name: 'Rút một vé' }).click();
  await expect(raffle.getByRole('status')).not.toBeEmpty();
  await raffle.getByRole('button', { name: /^Kiểm chứng vé tk-/ }).click();
  const proof = page.getByRole('dialog', { name: 'Kiểm chứng vé này' });
  await expect(proof.getByRole('status')).toContainText('Tất cả đều khớp');
  for (const seal of shown) await expect(proof.getByText(seal).first()).toBeVisible();
  await expect(proof.getByText('Trang này đã cho bạn thấy mã niêm phong này trước khi rút.')).toHaveCount(2);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('@phone PROMO-01 PROMO-02 MEMBER-11 a member joins and claims on a phone, in Vietnamese', async ({ page }, {
  retry,
}) => {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await openAs(page, runOf(withSpare(taking.phone), retry), '/promotions/p-107');
  await standing(page).getByRole('button', { name: 'Tham gia ngay' }).click();
  await expect(standing(page)).toContainText('Đã đăng ký');
  await expectAccessible(page, 'main');
  await page.goto('/promotions?participation=mine');
  await expect(page.getByRole('listitem').filter({ hasText: 'Nạp lần đầu, thêm một nửa' })).toContainText('Đã đăng ký');
  await page.goto(centre('rewardCenter'));
  await page.getByRole('button', { name: 'Nhận Hoàn trả tuần' }).click();
  await expect(page.getByText('Bạn đã nhận 1 phần thưởng')).toBeVisible();
  await expectAccessible(page);
});
