import type { Page } from '@playwright/test';
import { expect, test } from '../story.ts';
import { expectAccessible, openPage, scrollDown, watchConsole } from './support.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('BANNER-02 BANNER-04 pages show the banners of their group, and other pages show none', async ({ page }) => {
  await page.goto('/index');
  const answered = page.waitForResponse((response) => response.url().includes('MCSFE_announcements'));
  await page.getByRole('button', { name: /^Language/ }).click();
  // The first answer is part of the page; a change of language requests it again.
  await page.getByRole('button', { name: 'Tiếng Việt' }).click();
  const banners: { groupName: string; title: string }[] = (await (await answered).json()).value.banners;
  expect(banners.length).toBeGreaterThan(0);
  for (const [path, group] of [
    ['/rng', 'w_rng'],
    ['/live', 'w_live'],
    ['/register', 'w_reg'],
    ['/nowhere', 'none'],
  ] as const) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    for (const { groupName, title } of banners) {
      const shown = page.locator('main').getByText(title, { exact: true });
      if (groupName === group) await expect(shown.first()).toBeAttached();
      else await expect(shown).toHaveCount(0);
    }
  }
});

test('a banner without its picture keeps its words and its link', async ({ page }) => {
  await page.route('**/art/banner/**', (route) => route.abort());
  await openPage(page, '/index');
  const slide = page.getByRole('region', { name: 'Offers' }).locator('[role=group]:not([inert])');
  await expect(slide.getByRole('link').or(slide.getByRole('button')).first()).toBeVisible();
  await expect(slide.locator('img')).toHaveAttribute('src', /^data:image/);
});

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

test('SIDEBAR-05 SIDEBAR-06 SIDEBAR-07 the rows with submenus open and close by keyboard', async ({ page }) => {
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

  await page.getByRole('button', { name: 'Get the app' }).click();
  const codes = page.getByRole('group', { name: 'Get the app' });
  for (const platform of ['Android', 'iOS']) {
    const code = codes.getByRole('button', { name: `Enlarge the QR code for ${platform}` });
    await expect.poll(() => code.boundingBox()).toMatchObject({ width: 100, height: 100 });
  }
  await expectAccessible(page);
});

test('MODAL-02 MODAL-03 MODAL-04 MODAL-08 the zoom of a code is 200 by 200 and closes on a press outside and on Esc', async ({
  page,
}) => {
  const open = async () => {
    await page.getByRole('button', { name: 'Get the app' }).click();
    await page.getByRole('button', { name: 'Enlarge the QR code for iOS' }).click();
    await expect(zoom).toBeVisible();
  };
  const zoom = page.getByRole('dialog', { name: 'Lumo for iOS' });
  await openPage(page, '/index');
  await open();
  await expect.poll(() => zoom.boundingBox()).toMatchObject({ width: 200, height: 200 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await open();
  await page.mouse.click(5, 5);
  await expect(zoom).toBeHidden();
  await expect(page).toHaveURL(/\/index$/);
});

test('MODAL-01 a modal without a size of its own is 600 by 300', async ({ page }) => {
  await openPage(page, '/index?modal=trial');
  await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
  const size = async () => {
    const box = await page.getByRole('dialog').boundingBox();
    // The border is outside of this size.
    return [Math.round(box?.width ?? 0) - 2, Math.round(box?.height ?? 0) - 2];
  };
  await expect.poll(size).toEqual([600, 300]);
});

test('@phone the drawer has every entry of the menu, keeps the focus and closes by Esc and by Back', async ({
  page,
}) => {
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

test('Back closes the top modal first, then opens the previous page', async ({ page }) => {
  await openPage(page, '/index');
  await page.getByRole('link', { name: 'Slots' }).first().click();
  await expect(page).toHaveURL(/\/rng$/);
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
  await page.goBack();
  await expect(page).toHaveURL(/\/index$/);
});

test('a typed address opens at its top, and Back restores the scroll position', async ({ page }) => {
  await openPage(page, '/rng');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 700));
  await openPage(page, '/vip');
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/rng$/);
  await expect.poll(() => scrolled(page)).toBe(700);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(700);
});

test('Back restores the scroll position, also deep in a lobby; a new page opens at its top', async ({ page }) => {
  await openPage(page, '/rng');
  await expect(page.getByRole('article').first()).toBeVisible();
  const depth = await scrollDown(page, 6000);
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
});

test('unknown pages, hashes, modals and malicious queries do no harm', async ({ page }) => {
  const complaints = watchConsole(page);
  let hit = false;
  await page.exposeFunction('pwned', () => {
    hit = true;
  });
  const script = encodeURIComponent('"><img src=x onerror=pwned()><script>pwned()</script>');
  for (const path of [
    `/nowhere/${script}`,
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
    `/promotions/${script}`,
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
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main'), path).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'This page did not open' }), path).toHaveCount(0);
    expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  }
  expect(hit).toBe(false);
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  // The server may refuse such a request; the page shows a message.
  expect(complaints.filter((complaint) => !complaint.includes('400 (Bad Request)'))).toEqual([]);
});

test('SIDEBAR-04 STORE-09 the language changes on every page without a reload, server texts included', async ({
  page,
}) => {
  await openPage(page, '/live');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: 'Tiếng Việt' }).click();
  await expect(page.getByRole('heading', { name: 'Casino trực tiếp', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Casino trực tiếp | Lumo');
  for (const [name, title] of [
    ['Thể thao', 'Thể thao'],
    ['Trang chủ', 'Trang chủ'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Menu chính' }).first().getByRole('link', { name }).click();
    await expect(page).toHaveTitle(`${title} | Lumo`);
  }
  await expect(page.getByText('Bảo lưu mọi quyền', { exact: false })).toBeAttached();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
