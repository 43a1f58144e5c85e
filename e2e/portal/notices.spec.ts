import type { Page } from '@playwright/test';
import { operatorKey } from '../sites.ts';
import { expect, test } from '../story.ts';
import { expectAccessible, openPage, watchConsole } from './support.ts';

const announcements = (page: Page) => page.getByRole('dialog', { name: 'Announcements' });
const lines = (page: Page) => announcements(page).getByRole('listitem').getByRole('button');

test('NOTICE-01 NOTICE-02 NOTICE-03 NOTICE-04 NOTICE-05 a visitor opens the announcements by keyboard, turns the page, reads one, and it stays read', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openPage(page, '/rng');
  const headline = page.getByRole('region', { name: 'Headlines' }).getByRole('button').first();
  await headline.focus();
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(9);
  await lines(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(announcements(page).getByRole('heading', { name: /Withdrawals are paid/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(announcements(page)).toHaveCount(0);
  await expect(headline).toBeFocused();

  await page.getByRole('button', { name: 'Customer services' }).click();
  await page.getByRole('button', { name: 'Announcements' }).click();
  await expect(announcements(page).getByRole('heading', { name: 'Three new games this week' })).toBeVisible();
  await announcements(page).getByRole('button', { name: 'Next', exact: true }).click();
  await expect(announcements(page).getByText('10 to 18 of 20', { exact: true })).toBeVisible();
  await expect(announcements(page).getByText('Unread').first()).toBeVisible();
  await announcements(page).getByRole('button', { name: 'Mark all read' }).click();
  await lines(page).nth(2).click();
  await expect(page).toHaveURL(/announcements=a-\d+/);
  await page.reload();
  await expect(announcements(page).getByText('10 to 18 of 20', { exact: true })).toBeVisible();
  await expect(lines(page)).toHaveCount(9);
  await expect(announcements(page).getByText('Unread')).toHaveCount(0);
  await page.goBack();
  await expect(page).not.toHaveURL(/announcements=a-/);
  await expect(announcements(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(announcements(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/rng$/);
  expect(complaints).toEqual([]);
});

test("NOTICE-06 API-42 an operator's announcement is shown without active content", async ({ page }) => {
  const complaints = watchConsole(page);
  const content =
    '<p>Read <b>this</b><script>document.title = "stolen"</script></p><iframe src="/index"></iframe>' +
    '<img src="/art/banner/b-home-1.svg" width="99999" alt="Lanterns"><img src="/art/banner/none.svg" alt="A picture that is missing">' +
    '<p onclick="document.title = 1"><a href="javascript:alert(1)">press</a> <a href="https://nowhere.example" target="_top">leave</a> <a href="/no/such/page">dead</a></p>';
  const words = { title: 'From an operator', content };
  const data = { type: 'PR', words: { EN: words, VI: words }, startsAt: '2026-01-01T00:00:00Z', endsAt: null };
  const headers = { 'X-Operator-Key': operatorKey };
  const made = await page.request.post('/wps/operator/notices', { headers, data });
  const { noticeId } = (await made.json()).value;
  await openPage(page, `/rng?modal=publicNotice&publicNotice=${noticeId}`);
  const modal = page.getByRole('dialog', { name: 'Announcement' });
  await expect(modal.getByRole('img', { name: 'Lanterns' })).toBeVisible();
  await expect(modal.getByText('A picture that is missing')).toBeVisible();
  await expect(modal.locator('script, iframe, [onclick], [href^="javascript"]')).toHaveCount(0);
  await expect(modal.getByRole('link')).toHaveCount(2);
  await expect(modal.getByRole('link', { name: 'leave' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect(page).toHaveTitle(/Lumo/);
  // A picture of any size fits, and a dead link shows the page for unknown addresses.
  expect(await modal.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  await modal.getByRole('link', { name: 'dead' }).click();
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  await page.goBack();
  await expect(modal.getByRole('img', { name: 'Lanterns' })).toBeVisible();
  await page.request.post(`/wps/operator/notices/${noticeId}/withdraw`, { headers });
  await page.reload();
  await expect(modal.getByText('This announcement is no longer here')).toBeVisible();
  // Only the missing picture and the withdrawn announcement failed to load.
  expect(complaints.filter((words) => !words.includes('404'))).toEqual([]);
});

test.describe('the popup announcements', () => {
  test.use({ popups: true });
  const popups = (page: Page) => page.getByRole('dialog', { name: 'News from Lumo' });

  test('NOTICE-05 STORE-08 appear once per session, on the home page, and stay away for the day on request', async ({
    page,
    context,
  }) => {
    await openPage(page, '/rng');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(popups(page)).toHaveCount(0);
    await openPage(page, '/index');
    await expect(popups(page).getByRole('heading', { name: 'Play within your limits' })).toBeVisible();
    await popups(page).getByRole('button', { name: 'Next notice' }).click();
    await expect(popups(page).getByRole('heading', { name: 'Lantern Race is on' })).toBeVisible();
    // Also on a phone it is as high as its words.
    expect(await popups(page).evaluate((box) => box.getBoundingClientRect().height / window.innerHeight)).toBeLessThan(
      0.7,
    );
    await expectAccessible(page);
    await popups(page).getByRole('button', { name: 'Got it' }).click();
    await expect(popups(page)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('index_notice'))).toBe('1');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Headlines' })).toBeVisible();
    await expect(popups(page)).toHaveCount(0);

    // Another tab has a session of its own.
    const second = await context.newPage();
    await openPage(second, '/index');
    await popups(second).getByRole('checkbox').check();
    await popups(second).getByRole('button', { name: 'Got it' }).click();
    const third = await context.newPage();
    await openPage(third, '/index');
    await expect(third.getByRole('region', { name: 'Headlines' })).toBeVisible();
    await expect(popups(third)).toHaveCount(0);
  });

  test('MODAL-04 Escape twice at once or a double click closes them, stays on the page and presses nothing below', async ({
    page,
  }) => {
    await openPage(page, '/rng');
    await openPage(page, '/index');
    await expect(popups(page)).toBeVisible();
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Escape')]);
    await expect(popups(page)).toHaveCount(0);
    // Only one step back was used if the next step forward opens them again.
    await page.goForward();
    await popups(page).getByRole('button', { name: 'Got it' }).dblclick();
    await expect(popups(page)).toHaveCount(0);
    await page.goForward();
    await expect(popups(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/index');

    // It waits until the button has come to rest.
    await popups(page).getByRole('button', { name: 'Got it' }).hover();
    await page.mouse.down();
    await page.mouse.up();
    await expect(popups(page)).toHaveCount(0);
    // A game lies below it now, and a press would ask a guest to log in.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });
});
