import { applying, runOf, siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { operate } from './operating.ts';
import { playDice } from './paying.ts';
import { noise, picture } from './photos.ts';
import { expectAccessible, openAs } from './support.ts';

test.use({ baseURL: siteAt('money') });

interface Filed {
  readonly applicationId: string;
  readonly imageCount: number;
  readonly member: { readonly account: string };
}

test('@phone PROMO-01 PROMO-02 PROMO-03 PROMO-04 PROMO-06 MEMBER-10 in Vietnamese an application with pictures is approved, its bonus is staked, and the money arrives', async ({
  page,
}, { retry }) => {
  const account = runOf(applying, retry);
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await openAs(page, account, '/promotions/p-105');
  const form = page.getByRole('region', { name: 'Tình trạng của bạn' });
  const pictures = form.getByLabel('Hình ảnh');
  await form.getByRole('textbox', { name: /^Ghi chú/ }).fill('Trả bằng thẻ đuôi 4410');
  await form.getByRole('button', { name: 'Nộp hồ sơ' }).click();
  await expect(form.getByRole('alert')).toHaveText('Hãy chọn ít nhất một ảnh.');
  const three = [await noise('mat-truoc.jpg'), await picture('mat-sau.jpg'), await picture('bien-lai.jpg')];
  await pictures.setInputFiles([...three, await picture('thua.jpg')]);
  await expect(form.getByRole('alert')).toHaveText('Chỉ chọn tối đa ba ảnh.');
  await expectAccessible(page, 'main');
  await pictures.setInputFiles(three);
  await expect(form.getByRole('alert')).toHaveCount(0);
  await form.getByRole('button', { name: 'Nộp hồ sơ' }).click();
  await expect(page.getByText('Đã nhận hồ sơ của bạn')).toBeVisible();
  await expect(form).toContainText('Đang nộp hồ sơ');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const { content } = await operate<{ readonly content: readonly Filed[] }>(
    page.request,
    'GET',
    'applications?pageSize=100',
  );
  const filed = content.filter(({ member }) => member.account === account);
  expect(filed.map(({ imageCount }) => imageCount)).toEqual([3]);
  const path = `applications/${filed[0]?.applicationId}`;
  expect(await operate(page.request, 'GET', path)).toMatchObject({ remark: 'Trả bằng thẻ đuôi 4410' });
  await operate(page.request, 'POST', `${path}/decide`, { decision: 'approve' });
  await page.reload();
  await expect(form).toContainText('Đã phát thưởng');
  await form.getByRole('button', { name: 'Xem khoản thưởng' }).click();
  const bonus = page.getByRole('dialog', { name: 'Trung tâm thành viên' });
  await expect(bonus).toContainText('Đã cược $0.00 trên $5.00');
  await expectAccessible(page);
  const address = page.url();

  // Five dollars are staked once: a round of five dollars does it.
  await playDice(page, '5.00');
  await page.goto(address);
  await expect(bonus).toContainText('Đã cược $5.00 trên $5.00');
  await expect(bonus).toContainText('Hoàn thành');
  await expect(bonus).toContainText('Đã chuyển vào ví chính$5.00');
  await page.goto(`/index?${new URLSearchParams({ modal: 'memberCenter', panel: 'transactionHistory' })}`);
  await expect(bonus.getByRole('listitem').filter({ hasText: '+$5.00' })).toHaveCount(1);
  await expect(bonus.getByRole('listitem').filter({ hasText: '+$5.00' })).toContainText(
    'Khuyến mãi, Đổi hóa đơn nhận thưởng',
  );
  await expectAccessible(page);
});
