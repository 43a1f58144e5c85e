import type { Page } from '@playwright/test';
import { expect, test } from '../story.ts';
import { expectAccessible, goInside, openPage, scrollDown, watchConsole } from './support.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('the skip link jumps over header and menu, and the keyboard moves through the menu', async ({ page }) => {
  await openPage(page, '/index');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Fishing' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fish$/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('SIDEBAR-05 SIDEBAR-06 SIDEBAR-07 MODAL-01 MODAL-02 MODAL-03 MODAL-04 MODAL-08 rows with submenus work by keyboard, codes are 100 by 100, their zoom 200 by 200, other modals 600 by 300', async ({
  page,
}) => {
  await openPage(page, '/index');
  const services = page.getByRole('button', { name: 'Customer services' });
  await services.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('group', { name: 'Customer services' });
  for (const entry of ['Live chat', 'Platform information', 'Announcements', 'Help centre']) {
    await expect(panel.getByText(entry, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(services).toBeFocused();

  const codes = page.getByRole('group', { name: 'Get the app' });
  const codeFor = (platform: string) => codes.getByRole('button', { name: `Enlarge the QR code for ${platform}` });
  await page.getByRole('button', { name: 'Get the app' }).click();
  for (const platform of ['Android', 'iOS']) {
    await expect.poll(() => codeFor(platform).boundingBox()).toMatchObject({ width: 100, height: 100 });
  }
  await expectAccessible(page);
  const zoom = page.getByRole('dialog', { name: 'Lumo for iOS' });
  await codeFor('iOS').click();
  await expect.poll(() => zoom.boundingBox()).toMatchObject({ width: 200, height: 200 });
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await page.getByRole('button', { name: 'Get the app' }).click();
  await codeFor('iOS').click();
  await expect(zoom).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(zoom).toBeHidden();
  await expect(page).toHaveURL(/\/index$/);

  await goInside(page, '/index?modal=trial');
  const size = async () => {
    const box = await page.getByRole('dialog').boundingBox();
    // The border is outside of this size.
    return [Math.round(box?.width ?? 0) - 2, Math.round(box?.height ?? 0) - 2];
  };
  await expect.poll(size).toEqual([600, 300]);
});

test('@phone the drawer has every entry of the menu, and Esc closes it and returns the focus', async ({ page }) => {
  await openPage(page, '/index');
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  for (const name of ['Home', 'In-House', 'Live Casino', 'Sports', 'Fishing', 'Slots', 'PVP', 'Esports']) {
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await drawer.getByRole('button', { name: 'Get the app' }).click();
  await expect(drawer.getByRole('button', { name: 'Enlarge the QR code for Android' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Back closes the top modal first, then opens the page before it where it was scrolled, also deep in a lobby', async ({
  page,
}) => {
  await openPage(page, '/rng');
  await expect(page.getByRole('article').first()).toBeVisible();
  const depth = await scrollDown(page, 6000);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Forgot/ })
    .click();
  await expect(page).toHaveURL(/modal=forgetPassword/);
  await page.goBack();
  await expect(page).toHaveURL(/\/rng\?modal=login$/);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/rng$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => scrolled(page)).toBe(depth);

  await page.getByRole('link', { name: 'Live Casino' }).first().click();
  await expect(page).toHaveURL(/\/live$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/rng$/);
  await expect.poll(() => scrolled(page)).toBe(depth);
  // The page also contains rows above and below the window.
  const seen = () =>
    page.getByRole('article').evaluateAll((games) =>
      games.some((game) => {
        const { top, bottom } = game.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      }),
    );
  await expect.poll(seen).toBe(true);

  // A typed address is a document of its own, and so is the page that Back then opens.
  await page.evaluate(() => window.scrollTo(0, 700));
  await openPage(page, '/vip');
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/rng$/);
  await expect.poll(() => scrolled(page)).toBe(700);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(700);
});

test('unknown pages, hashes, modals and malicious queries do no harm', async ({ page, request }) => {
  const complaints = watchConsole(page);
  let hit = false;
  await page.exposeFunction('pwned', () => {
    hit = true;
  });
  const script = encodeURIComponent('"><img src=x onerror=pwned()><script>pwned()</script>');
  // A path with a slash in percent signs is no page: the server answers 404.
  const part = encodeURIComponent('"><img src=x onerror=pwned()>');
  const addresses = [
    `/nowhere/${part}`,
    `/index?modal=${script}`,
    '/index?modal=nothing&modal=__proto__&modal=constructor&modal=toString',
    '/index?modal=qr&qr=__proto__',
    `/index#${script}`,
    '/index?__proto__[polluted]=1&constructor.prototype.polluted=1',
    `/rng?gameName=${script}&vassalage=${script}&gameClassify=${script}&minBet=${script}`,
    '/rng?gameName=%F0%9F%8E%B0%E2%80%AE%00',
    `/login?redirect=${encodeURIComponent('javascript:pwned()')}`,
    `/login?redirect=${encodeURIComponent('//evil.example')}`,
    `/seamless?vassalage=${script}&nodeId=${script}&roomId=${script}`,
    `/promotions/${part}`,
    `/promoDetail?id=${script}`,
    `/pointMall?reward=${script}&kind=${script}&sort=__proto__`,
    `/lottery?gameCode=${script}&day=${script}`,
    `/live?wins=${script}&winners.page=-1&modal=winners`,
    `/index?modal=search&search=${script}&search.type=${script}`,
    `/register?affiliateCode=${script}&referralCode=${script}`,
    `/reset-password?ticket=${script}`,
    `/index?${'a=1&'.repeat(400)}`,
    '/INDEX',
    '/rng/',
  ];
  // Every third address as a document, the others inside the portal; what the server renders of them is read as text.
  for (const [index, path] of addresses.entries()) {
    if (index % 3 === 0) await page.goto(path);
    else await goInside(page, path);
    await expect(page.getByRole('main'), path).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'This page did not open' }), path).toHaveCount(0);
    expect(new URL(page.url()).hostname).toBe('127.0.0.1');
    const rendered = await request.get(path);
    expect(rendered.status(), path).toBeLessThan(500);
    expect(await rendered.text(), path).not.toMatch(/<script>pwned|<img src=x/);
  }
  expect(hit).toBe(false);
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  // The server may refuse such a request; the page shows a message.
  expect(complaints.filter((complaint) => !complaint.includes('400 (Bad Request)'))).toEqual([]);
});
