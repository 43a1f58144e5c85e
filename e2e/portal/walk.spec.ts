import type { Page } from '@playwright/test';
import { expect, test } from '../story.ts';
import { findLost } from './lost.ts';
import { goInside, openAs, openPage, violations, watchConsole } from './support.ts';
import { untranslated, wordsOnScreen } from './texts.ts';

/** Every public page with its title in both languages; the title differs from that of the page before. */
const open = [
  ['/index', 'Home', 'Trang chủ'],
  ['/rng', 'Slots', 'Nổ hũ'],
  ['/pvp', 'PVP', 'Game bài'],
  ['/live', 'Live Casino', 'Casino trực tiếp'],
  ['/fish', 'Fishing', 'Bắn cá'],
  ['/sports', 'Sports', 'Thể thao'],
  ['/esports', 'Esports', 'Esports'],
  ['/inhouse', 'In-House', 'Tự phát triển'],
  ['/lottery', 'Lottery', 'Xổ số'],
  ['/elott', 'E-Lottery', 'Xổ số điện tử'],
  ['/vnlottery', 'Lottery', 'Xổ số'],
  ['/promotions', 'Promotions', 'Khuyến mãi'],
  ['/promotions/p-103', 'Weekly rebate', 'Hoàn trả tuần'],
  ['/promoDetail?id=p-101', 'Welcome gift', 'Quà chào mừng'],
  ['/pointMall', 'Point Mall', 'Đổi điểm'],
  ['/vip', 'VIP', 'VIP'],
  ['/help', 'Help centre', 'Trung tâm trợ giúp'],
  ['/download', 'Get the app', 'Tải ứng dụng'],
  ['/helpmc', 'Help centre', 'Trung tâm trợ giúp'],
  ['/seamless', 'Game', 'Trò chơi'],
  ['/chat', 'Customer services', 'Chăm sóc khách hàng'],
  ['/game', 'Game', 'Trò chơi'],
  ['/login', 'Log in', 'Đăng nhập'],
  ['/register', 'Create account', 'Đăng ký'],
  ['/reset-password', 'New password', 'Mật khẩu mới'],
  ['/register.html', 'Create account', 'Đăng ký'],
  ['/nowhere', 'There is no page here', 'Không có trang này'],
] as const;

const centres = [
  {
    account: 'player01',
    centre: 'memberCenter',
    panels: [
      ['securityCenter', 'My account', 'Tài khoản của tôi'],
      ['profile', 'Profile', 'Hồ sơ'],
      ['playerRank', 'Player rank', 'Hạng thành viên'],
      ['transferFund', 'My wallet', 'Ví của tôi'],
      ['messageV2', 'Inbox', 'Hộp thư'],
    ],
  },
  { account: 'agent01', centre: 'agentCenter', panels: [['agentAnnouncement', 'Announcement', 'Thông báo']] },
] as const;

/** Pages without a skip link, because they have no frame. */
const bare: readonly string[] = ['/helpmc', '/game', '/chat'];

const ways = [
  { language: 'EN', theme: 'dark', width: 1440, height: 900, by: 'its address' },
  { language: 'VI', theme: 'light', width: 1440, height: 900, by: 'a link' },
  { language: 'EN', theme: 'light', width: 390, height: 844, by: 'a link' },
  { language: 'VI', theme: 'dark', width: 390, height: 844, by: 'its address' },
] as const;
type Way = (typeof ways)[number];

test.describe.configure({ mode: 'parallel' });

for (const way of ways) {
  const { language, theme, width, by } = way;
  const look = `${language}, ${theme}, ${width} px${width === 390 ? ' @phone' : ''}`;

  test(`ROUTE-01 ROUTE-04 ROUTE-10 ROUTE-23 LOBBY-01 every page by ${by} has its title, one main and all its words, and no errors: ${look}`, async ({
    page,
  }) => {
    test.slow();
    const complaints = watchPage(page);
    await choose(page, way);
    await openPage(page, '/login');
    for (const [path, english, vietnamese] of open) {
      await test.step(path, async () => {
        await go(page, path, way);
        await expect(page, path).toHaveTitle(`${language === 'EN' ? english : vietnamese} | Lumo`);
        await expectLoaded(page, path, way);
        await expect(page.getByRole('main'), path).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
        complaints.push(...(await inspect(page, path, way)));
        if (!bare.includes(path)) await expectSkipLink(page, language);
      });
    }
    expect(complaints).toEqual([]);
  });

  test(`MEMBER-22 LAYOUT-02 LAYOUT-03 every page of the centres by ${by} has all its words, and no errors: ${look}`, async ({
    page,
  }) => {
    test.slow();
    const complaints = watchPage(page);
    await choose(page, way);
    for (const { account, centre, panels } of centres) {
      await openAs(page, account, '/index');
      for (const [panel, english, vietnamese] of panels) {
        const path = `/index?modal=${centre}&panel=${panel}`;
        await test.step(path, async () => {
          await go(page, path, way);
          const name = language === 'EN' ? english : vietnamese;
          await expect(
            page.getByRole('dialog').getByRole('heading', { level: 2, name, exact: true }),
            path,
          ).toBeVisible();
          await expectLoaded(page, path, way);
          complaints.push(...(await inspect(page, path, way)));
        });
      }
    }
    expect(complaints).toEqual([]);
  });
}

async function choose(page: Page, { language, theme }: Way): Promise<void> {
  await page.addInitScript(
    ([hisLang, look]) => {
      // A game in its frame has no storage.
      if (self.origin === 'null') return;
      localStorage.setItem('hisLang', hisLang);
      localStorage.setItem('theme', look);
    },
    [language, theme] as const,
  );
}

async function go(page: Page, path: string, { by }: Way): Promise<void> {
  if (by === 'a link') await goInside(page, path);
  else await openPage(page, path);
}

async function expectLoaded(page: Page, path: string, { language, theme }: Way): Promise<void> {
  for (const role of ['status', 'progressbar'] as const) {
    await expect(page.getByRole(role, { name: /^(Loading|Đang tải)/ }), path).toHaveCount(0);
  }
  await expect(page.locator('html'), path).toHaveAttribute('data-theme', theme);
  await expect(page.locator('html'), path).toHaveAttribute('lang', language.toLowerCase());
}

/** Errors, including requests for missing resources. */
function watchPage(page: Page): string[] {
  const complaints = watchConsole(page);
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

/** Untranslated texts, texts unreadable at some width, and accessibility violations. */
async function inspect(page: Page, path: string, { language, width, height }: Way): Promise<string[]> {
  const words = untranslated(await page.evaluate(wordsOnScreen), language);
  const found = words.map((word) => `${path} says '${word}'`);
  for (const other of width === 390 ? [390] : [768, 1920, width]) {
    await page.setViewportSize({ width: other, height });
    // The page follows the window a moment later.
    const settled = expect.poll(() => page.evaluate(findLost), { timeout: 5_000 }).toEqual([]);
    await settled.catch(() => undefined);
    const lost = await page.evaluate(findLost);
    found.push(...lost.map((what) => `${path} at ${other} px: ${what}`));
  }
  return [...found, ...(await violations(page)).map((violation) => `${path}: ${violation}`)];
}

async function expectSkipLink(page: Page, language: Way['language']): Promise<void> {
  const skip = page.getByRole('link', { name: language === 'EN' ? 'Skip to content' : 'Đến nội dung chính' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}
