import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { siteAt } from '../sites.ts';
import { expect, test } from '../story.ts';
import { changedFiles, screensOf } from './changed-screens.ts';
import { fixedTime, type Screen, tokenOf } from './screen.ts';
import { screens } from './screens.ts';

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

/** From the beginning: an animation that has only begun may be drawn as it begins, even where it is taken away later. */
const still = readFileSync(join(import.meta.dirname, 'still.css'), 'utf8');

/** `npm test` draws the screens that the change may alter, all other runs all. */
const changed = process.env['TIER'] === 'quick' ? changedFiles() : undefined;
const drawn = changed === undefined ? screens : screensOf(screens, changed);

for (const width of ['desktop', 'phone'] as const) {
  test.describe(width, () => {
    test.use(sizes[width]);
    for (const screen of drawn.filter((each) => each.width === width)) {
      test(screen.name, async ({ page }) => {
        await page.clock.setFixedTime(fixedTime);
        await page.addInitScript(addStyles, still);
        for (const theme of ['dark', 'light'] as const) {
          await open(page, screen, theme);
          const mask = screen.masked ? [page.locator(screen.masked)] : [];
          await expect.soft(page).toHaveScreenshot(`${screen.name}-${theme}.png`, { mask });
        }
      });
    }
  });
}

function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Opens a screen as its visitor, in a theme, and waits until all of it is drawn. */
async function open(page: Page, screen: Screen, theme: 'dark' | 'light'): Promise<void> {
  const token = screen.as && (await tokenOf(screen.as));
  await page.addInitScript(
    ([shownTheme, language, account, session]) => {
      localStorage.setItem('theme', shownTheme);
      localStorage.setItem('hisLang', language);
      // In place of a random one.
      localStorage.setItem('clientSeed', 'my-own-luck');
      // The other theme's page may have left a scroll position, which this one would return to.
      sessionStorage.clear();
      if (session === '') return;
      // The portal stores the same after a login.
      sessionStorage.setItem('account', account);
      sessionStorage.setItem('token', session);
    },
    [theme, screen.language ?? 'EN', screen.as ?? '', token ?? ''] as const,
  );
  for (const [address, value] of Object.entries(screen.answers ?? {})) {
    await page.route(address, (route) => route.fulfill({ json: { success: true, value } }));
  }
  await page.goto(siteAt(screen.site ?? 'shipped') + screen.path);
  await expect(page.locator('html[data-portal="ready"]')).toBeAttached();
  if (screen.before) {
    // What comes later would move the page under the click, and so its scroll position.
    await complete(page);
    await screen.before(page);
  }
  await expect(screen.ready(page)).toBeVisible();
  await complete(page);
}

/** Waits until nothing loads within the viewport, and all of it is painted. */
async function complete(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar', { name: /^(Loading|Đang tải)$/ })).toHaveCount(0);
  // A pressed button shows a ring in place of its words until its call is over.
  await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(waiting)).toBe(0);
  await page.evaluate(untilDrawn);
}

/** Counts what still changes: parts that React has not yet taken over, and within the viewport skeletons and images. */
function waiting(): number {
  // Until then a part shows what the server wrote: no time that is left, for one. React leaves its mark at each of its
  // elements; the links of formatted texts, which have no class, are never among them.
  const parts = [...document.querySelectorAll('#root :is(h1, button, a[class])')];
  const foreign = parts.filter((part) => !Object.keys(part).some((key) => key.startsWith('__reactProps')));
  const shown = [...document.querySelectorAll<HTMLElement>('.skeleton, img')].filter((part) => {
    const { top, bottom, left, right } = part.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && part.checkVisibility();
  });
  return foreign.length + shown.filter((part) => !(part instanceof HTMLImageElement && part.complete)).length;
}

/** Resolves when the fonts are loaded and the last change is painted. */
async function untilDrawn(): Promise<void> {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
