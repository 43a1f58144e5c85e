import { racing, runOf } from '../sites.ts';
import { expect, test } from '../story.ts';
import { expectAccessible, openAs, watchConsole } from './support.ts';
import { playRound } from './vendor.ts';

test('MEMBER-14 LOBBY-18 BANNER-11 the tournament of the banner shows its prizes and places, and each spin moves a member up', async ({
  page,
}, { retry }) => {
  const account = runOf(racing.desktop, retry);
  const complaints = watchConsole(page);
  await openAs(page, account, '/index');
  await expect(page.getByText(/^Tournament, \d days? left$/).first()).toBeVisible();
  await page.getByRole('link', { name: 'See the places' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Member centre' });
  await expect(dialog.getByRole('heading', { name: 'Lantern Race' }).first()).toBeVisible();
  await expect(dialog.getByText('$250,000.00 in prizes')).toBeVisible();
  await expect(dialog.getByText('Bets from $0.10 count.').first()).toBeVisible();
  await dialog.getByText('Prizes', { exact: true }).first().click();
  await expect(dialog.getByText('Places 201 to 500')).toBeVisible();
  await expectAccessible(page);
  await playRound(page.request, account, '100.00', '350.00');
  await page.reload();
  await expect(dialog.getByText(/^Your place is \d+, with \$100\.00\. As things stand it gives \$\d/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Show the places: Highest climb' }).click();
  await expect(dialog.getByRole('columnheader', { name: 'Best multiplier' })).toBeVisible();
  // Its bets are those of the house's own games.
  await expect(dialog.getByRole('row').nth(1)).toBeVisible();
  await expect(dialog.getByText(/^Your place is/)).toBeHidden();
  expect(complaints).toEqual([]);
});

test('@phone MEMBER-14 BANNER-11 a member follows the banner to the tournament on a phone, in Vietnamese', async ({
  page,
}, { retry }) => {
  const account = runOf(racing.phone, retry);
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await playRound(page.request, account, '50.00', '0.00');
  await openAs(page, account, '/index');
  await expect(page.getByText(/^Giải đấu, còn \d ngày$/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Xem bảng xếp hạng' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Trung tâm thành viên' });
  await expect(dialog.getByRole('heading', { name: 'Đua đèn lồng' }).first()).toBeVisible();
  await expect(dialog.getByText('Mọi cược từ $0.10 đều được tính.').first()).toBeVisible();
  await expect(dialog.getByText(/^Bạn đang ở hạng \d+, với \$50\.00\. Lúc này hạng đó được \$\d/)).toBeVisible();
  await expectAccessible(page);
});
