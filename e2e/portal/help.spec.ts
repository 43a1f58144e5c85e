import { expect, test } from '../story.ts';
import { expectAccessible, openPage, watchConsole } from './support.ts';

test('ROUTE-17 ROUTE-18 MODAL-06 SIDEBAR-12 a visitor finds the help centre in the menu, an article in it, and the way back', async ({
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
  await page.getByRole('link', { name: 'How do limits work?' }).click();
  await expect(page.getByRole('dialog', { name: 'How do limits work?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/help$/);
  expect(complaints).toEqual([]);
});

test('FOOTER-06 FOOTER-07 FOOTER-08 a help item in the footer opens its article on the help page', async ({ page }) => {
  await openPage(page, '/index');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await footer.getByRole('link', { name: 'How do I deposit?' }).click();
  await expect(page).toHaveURL(/\/help#deposits$/);
  await expect(page.getByRole('dialog', { name: 'How do I deposit?' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/help$/);
});

test('REGISTER-10 the user agreement of the registration opens the help page', async ({ page }) => {
  await openPage(page, '/register');
  await page.getByRole('link', { name: /user agreement/i }).click();
  await expect(page).toHaveURL(/\/help/);
  await expect(page.getByRole('heading', { name: 'What do you need help with?' })).toBeVisible();
});

test('the search covers the texts and ignores missing marks', async ({ page }) => {
  await openPage(page, '/help');
  await page.getByRole('searchbox').fill('XIEN');
  const answers = page.getByRole('list', { name: 'Answers' });
  await expect(answers.getByRole('link').first()).toContainText('Lô, đề and xiên');
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('No answer found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByRole('region', { name: 'Lottery rules' })).toBeVisible();
});

for (const hash of ['#nonsense', '#%3Cscript%3E', `#${'a'.repeat(500)}`]) {
  test(`an unknown hash shows a message: ${hash.slice(0, 20)}`, async ({ page }) => {
    const complaints = watchConsole(page);
    await openPage(page, `/help${hash}`);
    await expect(page.getByRole('dialog').getByText('This article is not here')).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('ROUTE-15 the help centre has a page of its own, without a header', async ({ page }) => {
  const complaints = watchConsole(page);
  await openPage(page, '/helpmc#turnover');
  await expect(page.getByRole('heading', { name: 'Turnover explained', level: 2 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  await page.getByRole('link', { name: /Playing responsibly/ }).click();
  await expect(page.getByRole('heading', { name: 'Play within your means', level: 2 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Turnover explained', level: 2 })).toBeVisible();
  await page.getByText('VI', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Doanh thu cược là gì?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Về Lumo', exact: true }).click();
  await expect(page).toHaveURL(/\/index$/);
  expect(complaints).toEqual([]);
});

test('a failed load shows a message, and a retry loads it', async ({ page }) => {
  await openPage(page, '/rng');
  await page.route('**/helpCenter*', (route) => route.abort());
  await page.getByRole('button', { name: 'Customer services' }).click();
  await page.getByRole('link', { name: 'Help centre' }).click();
  await expect(page.getByText('The help centre did not load')).toBeVisible();
  await page.unroute('**/helpCenter*');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Lottery rules' })).toBeVisible();
});

test('an article over the page is accessible', async ({ page }) => {
  await openPage(page, '/help#withdrawals');
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  await expectAccessible(page);
});

test('@phone the page scrolls to the requested article', async ({ page }) => {
  await openPage(page, '/helpmc');
  await page.getByRole('link', { name: /Lottery rules/ }).click();
  const article = page.getByRole('heading', { name: 'When are the draws?', level: 2 });
  await expect(article).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await openPage(page, '/help#draw-times');
  await expect(page.getByRole('dialog', { name: 'When are the draws?' }).getByRole('table')).toBeVisible();
  await expectAccessible(page);
});
