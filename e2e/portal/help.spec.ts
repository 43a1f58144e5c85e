import { expect, test } from '../story.ts';
import { expectAccessible, openPage, watchConsole } from './support.ts';

test('ROUTE-17 ROUTE-18 MODAL-06 SIDEBAR-12 FOOTER-07 FOOTER-08 a visitor finds an article in the menu, in another one, on the page and in the footer, and the way back', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openPage(page, '/index');
  await page.getByRole('button', { name: 'Customer services' }).click();
  await page.getByRole('link', { name: 'Platform information' }).click();
  await expect(page).toHaveURL(/\/help#about$/);
  const about = page.getByRole('dialog', { name: 'Who we are' });
  await expect(about.getByText(/Lumo is one lobby for live tables/)).toBeVisible();
  await about.getByRole('link', { name: 'User agreement' }).click();
  await expect(page.getByRole('dialog', { name: 'User agreement' }).getByText('Who may play')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/help$/);
  await page.getByRole('main').getByRole('link', { name: 'How do limits work?' }).click();
  await expect(page.getByRole('dialog', { name: 'How do limits work?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/help$/);

  await page.getByRole('link', { name: 'VIP' }).first().click();
  await expect(page).toHaveURL(/\/vip$/);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await footer.getByRole('link', { name: 'How do I deposit?' }).click();
  await expect(page).toHaveURL(/\/help#deposits$/);
  await expect(page.getByRole('dialog', { name: 'How do I deposit?' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/help$/);
  expect(complaints).toEqual([]);
});

test('@phone the page scrolls to the requested article', async ({ page }) => {
  await openPage(page, '/helpmc');
  await page.getByRole('link', { name: /Lottery rules/ }).click();
  await expect(page.getByRole('heading', { name: 'When are the draws?', level: 2 })).toBeInViewport();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('link', { name: /Deposits and withdrawals/ }).click();
  await expect(page.getByRole('heading', { name: 'How do I deposit?', level: 2 })).toBeInViewport();
});
