import { devices, type Page, type Request } from '@playwright/test';
import { paths } from '#portal/access/paths.ts';
import { readScripts } from '#server/http/portal-scripts.ts';
import { homeModules, themeInit } from '#tools/script-groups.ts';
import { publicRoutes } from '../bench/options.ts';
import { expect, test } from '../story.ts';
import { yesterday } from './calendar.ts';
import { findCutAtDoubleSize, findLost } from './lost.ts';
import { bare, centres, gamePages, guestDialogs, memberDialogs, otherPages, type Titled } from './pages.ts';
import { inForcedColours, inWideSpacing, lengthen } from './reading-aids.ts';
import { goInside, openAs, openPage, violations, watchConsole } from './support.ts';
import { untranslated, wordsOnScreen } from './texts.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** What a window of 1440 by 900 has room for at a zoom of 200 %. */
const zoomed = { width: 720, height: 450 };
/** 1280 by 1024 at a zoom of 400 %. */
const zoomedTwice = { width: 320, height: 256 };

/**
 * The ways to look at the portal: each width in both languages and both themes. Two of them show each width, language
 * and theme once; the others belong to `npm run test:full`. The zones are not the server's, so that times rendered in
 * its zone are found.
 */
const looks = [
  { language: 'EN', theme: 'dark', size: desktop, tag: [] },
  { language: 'VI', theme: 'light', size: phone, tag: [] },
  { language: 'VI', theme: 'dark', size: desktop, tag: ['@full'] },
  { language: 'EN', theme: 'light', size: phone, tag: ['@full'] },
] as const;
type Look = (typeof looks)[number];

/** The most requests of a page, without pictures: its code, its fonts and its calls to the server. */
const REQUESTS = 31;
/** The most requests of a page on a phone, pictures included. */
const REQUESTS_WITH_PICTURES = 35;
/** The pages with the most pictures. */
const fullest = ['/index', '/rng', '/live', '/pointMall'];
/** The most scripts that a page fetches before it answers a press. */
const SCRIPTS = 12;
/** The most calls of the API that a page makes by itself. Whatever else it shows comes with the page. */
const CALLS: Readonly<Record<string, number>> = {
  '/elott': 3,
  '/esports': 1,
  '/fish': 1,
  '/live': 1,
  '/lottery': 3,
  '/pvp': 2,
  '/sports': 1,
  '/vnlottery': 3,
};
/** The most that the parts of a page may move while it loads, as the sum of the browser's layout shifts. */
const SHIFT = 0.02;
/** kB of scripts that a guest's home page has fetched when it is at rest: 1.7 times those of `e2e/bench/floor`. */
const HOME_KB = 212.6;

const onPhone = {
  userAgent: devices['Pixel 7'].userAgent,
  viewport: phone,
  isMobile: true,
  hasTouch: true,
  timezoneId: 'Europe/London',
};

test.describe.configure({ mode: 'parallel' });
test.use({ timezoneId: 'Asia/Ho_Chi_Minh' });

test('the sweep opens every public page', () => {
  const swept = new Set([...gamePages, ...otherPages].map(([address]) => address));
  // Any promotion stands for all of them.
  expect(publicRoutes.filter((path) => !swept.has(path) && !path.startsWith('/promotions/'))).toEqual([]);
});

for (const look of looks) {
  const { language, theme, size } = look;

  test.describe(`${language}, ${theme}, ${size.width} px`, { tag: [...look.tag] }, () => {
    test.use(size === phone ? onPhone : { viewport: desktop });

    for (const [group, pages] of [
      ['ROUTE-10 LOBBY-01 every page of the games', gamePages],
      ['LOBBY-01 every other public page', otherPages],
    ] as const) {
      test(`ROUTE-01 ROUTE-04 ROUTE-23 ${group} is whole in every shape, and without an error`, async ({ page }) => {
        test.slow();
        const watch = watchPage(page);
        await choose(page, look);
        for (const titled of pages) {
          await test.step(titled[0], async () => {
            watch.asked.length = 0;
            await openTitled(page, titled, look);
            await expectLoaded(page, watch, titled[0], look);
            await expectLightLoad(page, watch, titled[0], look);
            await inspectPage(page, titled[0], look, watch.complaints);
          });
        }
        expect(watch.complaints).toEqual([]);
      });
    }

    for (const { centre, account, isWholeMenu, pages } of centres) {
      const ids = centre === 'memberCenter' ? 'LAYOUT-02 MEMBER-22' : 'LAYOUT-03';
      test(`${ids} every page of the ${centre} of ${account} is whole in every shape, and without an error`, async ({
        page,
      }) => {
        test.slow();
        const watch = watchPage(page);
        await choose(page, look);
        await openAs(page, account, `/vip?modal=${centre}`);
        const dialog = page.getByRole('dialog');
        const inMenu = dialog.getByRole('navigation').first().getByRole('button');
        const names = pages.map((titled) => nameIn(titled, language));
        // A page that is new in the menu has to be swept too. Some rows have a count behind their name.
        if (isWholeMenu) await expect(inMenu).toContainText(names);
        await page.setViewportSize(size);
        for (const [place, [panel]] of pages.entries()) {
          await test.step(panel, async () => {
            await goInside(page, `/vip?${new URLSearchParams({ modal: centre, panel })}`);
            const heading = dialog.getByRole('heading', { level: 2, name: names[place], exact: true });
            await expect(heading, panel).toBeVisible();
            await expect(dialog.locator('.skeleton'), panel).toHaveCount(0);
            await expectLoaded(page, watch, panel, look);
            await inspectPanel(page, panel, look, watch.complaints);
          });
        }
        expect(watch.complaints).toEqual([]);
      });
    }

    test('the dialogs of login, registration and the account are whole in every shape, and without an error', async ({
      page,
    }) => {
      test.slow();
      const watch = watchPage(page);
      await choose(page, look);
      await openPage(page, '/vip');
      await page.setViewportSize(size);
      await sweepDialogs(page, guestDialogs, look, watch);
      await openAs(page, 'player01', '/vip');
      // On a phone the member centre is in its place.
      if (size === desktop) {
        const menu = page.getByRole('button', { name: language === 'EN' ? 'Account menu' : 'Menu tài khoản' });
        await menu.click();
        await inspect(page, 'account menu', look, watch.complaints);
        await menu.press('Escape');
      }
      await sweepDialogs(page, memberDialogs, look, watch);
      expect(watch.complaints).toEqual([]);
    });
  });
}

test('ROUTE-01 ROUTE-04 ROUTE-05 ROUTE-06 ROUTE-07 ROUTE-09 ROUTE-10 ROUTE-11 ROUTE-12 ROUTE-14 ROUTE-15 ROUTE-16 ROUTE-17 ROUTE-19 ROUTE-20 every public page opens by a link too, with its title and all its words, and without an error', async ({
  page,
}) => {
  test.slow();
  const [, look] = looks;
  const watch = watchPage(page);
  await choose(page, look);
  await openPage(page, '/login');
  for (const [path, english, vietnamese] of [...gamePages, ...otherPages]) {
    await test.step(path, async () => {
      await goInside(page, path);
      await expect(page, path).toHaveTitle(`${nameIn([path, english, vietnamese], look.language)} | Lumo`);
      await expectLoaded(page, watch, path, look);
      await expect(page.getByRole('main'), path).toHaveCount(1);
      watch.complaints.push(...(await foreignWords(page, path, look.language)));
    });
  }
  expect(watch.complaints).toEqual([]);
});

test('every public page opens for a member without an error', async ({ page }) => {
  test.slow();
  const watch = watchPage(page);
  await openAs(page, 'player01', '/index');
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  for (const path of publicRoutes) {
    await openPage(page, path);
    await expect.poll(() => watch.pending.size, path).toBe(0);
    await expect(page.getByRole('main'), path).toHaveCount(1);
    expect(watch.complaints.splice(0), path).toEqual([]);
  }
});

test.describe('at a zoom of 200 %', () => {
  // The server takes the window for a wide one.
  test.use({ viewport: zoomed });

  test('no public page shifts while it loads', async ({ page }) => {
    test.slow();
    await page.addInitScript(observeLoad);
    for (const path of publicRoutes) {
      await openStill(page, path);
      expect((await loadOf(page)).shift, path).toBeLessThanOrEqual(SHIFT);
    }
  });
});

test.describe('on a phone in a time zone without stations', () => {
  test.use(onPhone);

  for (const [which, routes, tag] of [
    ['the pages with the most pictures', fullest, []],
    ['every public page', publicRoutes, ['@full']],
  ] as const) {
    test(`a guest's load of ${which} takes few requests, pictures included`, { tag: [...tag] }, async ({ browser }) => {
      test.slow();
      for (const path of routes) {
        // Nothing of an earlier page is cached.
        const page = await browser.newPage(onPhone);
        const requests: string[] = [];
        page.on('request', (request) => requests.push(new URL(request.url()).pathname));
        await openPage(page, path);
        await page.waitForLoadState('networkidle');
        expect(requests.length, `${path} asks for ${requests.join(' ')}`).toBeGreaterThan(1);
        expect(requests.length, `${path} asks for ${requests.join(' ')}`).toBeLessThanOrEqual(REQUESTS_WITH_PICTURES);
        await page.close();
      }
    });
  }

  // Each width meets each lottery, with the longer names more often.
  for (const [width, height, loads] of [
    [360, 740, { VI: ['VN_NORTH', 'VN_SOUTH', ''], EN: ['VN_CENTRAL', 'VN_FAST_5M'] }],
    [390, 844, { VI: ['VN_CENTRAL', 'VN_FAST_5M', ''], EN: ['VN_NORTH', 'VN_SOUTH'] }],
    [768, 1024, { VI: ['VN_NORTH', 'VN_CENTRAL', 'VN_FAST_5M'], EN: ['VN_SOUTH', ''] }],
  ] as const) {
    test(`LOTTERY-10 no Vietnamese lottery shifts while it loads, ${width} px`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await page.addInitScript(observeLoad);
      for (const [language, games] of Object.entries(loads)) {
        const chosen = await page.addInitScript((hisLang) => localStorage.setItem('hisLang', hisLang), language);
        for (const game of games) {
          // Without a game in its address the server renders the page.
          const path = game === '' ? '/vnlottery' : `/vnlottery?gameCode=${game}`;
          await openPage(page, path);
          await page.waitForLoadState('networkidle');
          expect((await loadOf(page)).shift, `${path} ${language}`).toBeLessThanOrEqual(SHIFT);
        }
        await chosen.dispose();
      }
    });
  }
});

test('the home page runs on the scripts whose size is limited, and fetches few others', async ({ page }) => {
  await page.addInitScript(observeLoad);
  await openPage(page, '/index');
  await page.waitForLoadState('networkidle');
  const { first } = await loadOf(page);
  const kilobytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((total, { encodedBodySize }) => total + encodedBodySize / 1000, 0),
  );
  const limited = new Set([themeInit, ...readScripts('build/portal')(homeModules)]);
  expect(first.length).toBeGreaterThan(1);
  expect(first.map((path) => path.slice(1)).filter((file) => !limited.has(file))).toEqual([]);
  expect(kilobytes).toBeLessThanOrEqual(HOME_KB);
});

test('in forced colours a chosen filter and the end of a button are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/rng');
  const [chosen, other] = ['All games', 'Hot'].map((name) => page.getByRole('button', { name, exact: true }));
  if (chosen === undefined || other === undefined) throw new Error('two filters are compared');
  const system = await page.evaluate(readSystemColours);
  await expect(chosen).toHaveCSS('background-color', system.SelectedItem);
  await expect(chosen).toHaveCSS('color', system.SelectedItemText);
  await expect(other).not.toHaveCSS('background-color', system.SelectedItem);
  const logIn = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await expect(logIn).toHaveCSS('border-top-width', '1px');
});

test("axe finds nothing in the developer's outbox, dark or light", async ({ page }) => {
  await page.goto('/dev/outbox');
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), colorScheme).toEqual([]);
  }
});

const nameIn = ([, EN, VI]: Titled, language: Look['language']) => (language === 'EN' ? EN : VI);

async function choose(page: Page, { language, theme }: Look): Promise<void> {
  await page.addInitScript(observeLoad);
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

/** Just after midnight the results of today are shorter than the screen, and so than their placeholders. */
const resultsByDay: ReadonlySet<string> = new Set(['/lottery', '/elott']);

/** Opens a page and waits for all of it; what comes late may shift it too. */
async function openStill(page: Page, path: string): Promise<void> {
  await openPage(page, path + (resultsByDay.has(path) ? `?day=${yesterday()}` : ''));
  await page.waitForLoadState('networkidle');
}

async function openTitled(page: Page, titled: Titled, { language, size }: Look): Promise<void> {
  const [path] = titled;
  await page.setViewportSize(size);
  await openStill(page, path);
  await expect(page, path).toHaveTitle(`${nameIn(titled, language)} | Lumo`);
}

interface Watch {
  /** Errors and warnings of the console, also a hydration mismatch, and answers that refuse. */
  readonly complaints: string[];
  /** What was requested, without pictures. */
  readonly asked: string[];
  /** Without the live stream of a member. */
  readonly pending: ReadonlySet<Request>;
}

function watchPage(page: Page): Watch {
  const complaints = watchConsole(page);
  const asked: string[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/wps/v2/stream')) pending.add(request);
    if (request.resourceType() !== 'image') asked.push(new URL(request.url()).pathname);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return { complaints, asked, pending };
}

async function expectLoaded(page: Page, { pending }: Watch, path: string, { language, theme }: Look): Promise<void> {
  for (const role of ['status', 'progressbar'] as const) {
    await expect(page.getByRole(role, { name: /^(Loading|Đang tải)/ }), path).toHaveCount(0);
  }
  await expect.poll(() => pending.size, path).toBe(0);
  await expect(page.locator('html'), path).toHaveAttribute('data-theme', theme);
  await expect(page.locator('html'), path).toHaveAttribute('lang', language.toLowerCase());
}

/** The page did not move while it loaded, and asked for no more than it needs. */
async function expectLightLoad(page: Page, { asked }: Watch, path: string, look: Look): Promise<void> {
  // The server renders English, and whoever chose another language sees that replaced.
  if (look.language === 'VI') return;
  const { shift, unnamed, first } = await loadOf(page);
  expect(shift, path).toBeLessThanOrEqual(SHIFT);
  // Older addresses load the same, and those of a game show a guest only the login.
  if (look.size === phone || (!publicRoutes.includes(path) && !path.startsWith(paths.promotions))) return;
  expect(asked.length, `${path} asks for ${asked.join(' ')}`).toBeLessThanOrEqual(REQUESTS);
  expect(first.length, `${path} runs on ${first.join(' ')}`).toBeLessThanOrEqual(SCRIPTS);
  // A script that another one asks for comes a round later.
  expect(unnamed, `${path} asks for scripts that its document does not name`).toEqual([]);
  // The footer's help comes once the visitor nears it.
  const calls = asked.filter((each) => /^\/(wps|lgw)\//.test(each) && each !== '/wps/system/helpCenter');
  expect(calls.length, `${path} calls ${calls.join(' ')}`).toBeLessThanOrEqual(CALLS[path] ?? 0);
}

interface Load {
  /** The sum of the layout shifts. */
  readonly shift: number;
  /** The scripts that were asked for before the page answered a press. */
  readonly first: readonly string[];
  /** Those of them that the document does not name. */
  readonly unnamed: readonly string[];
}

/** Makes the following pages note how they load, for `loadOf`. */
function observeLoad(): void {
  const shifts: number[] = [];
  const load = { shifts, named: [] as string[], readyAt: Number.POSITIVE_INFINITY };
  Object.assign(window, { load });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('readystatechange', () => {
    // The document is read, and none of its scripts has run that could name others.
    if (document.readyState !== 'interactive') return;
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);
    load.named = [...[...document.scripts].map(({ src }) => src), ...links];
  });
  const note = () => {
    load.readyAt = Math.min(load.readyAt, performance.now());
  };
  new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['data-portal'] });
}

function loadOf(page: Page): Promise<Load> {
  return page.evaluate(() => {
    const { load } = window as unknown as { load: { shifts: number[]; named: string[]; readyAt: number } };
    const first = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= load.readyAt)
      .map(({ name }) => name);
    return {
      shift: load.shifts.reduce((total, value) => total + value, 0),
      first: first.map((name) => new URL(name).pathname),
      unnamed: first.filter((name) => !load.named.includes(name)),
    };
  });
}

/** One main, a first heading, a skip link, and all that a part of a page has. */
async function inspectPage(page: Page, path: string, look: Look, complaints: string[]): Promise<void> {
  await expect(page.getByRole('main'), path).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
  await inspect(page, path, look, complaints);
  if (!bare.has(path)) await expectSkipLink(page, look.language);
  // The page is opened anew next.
  if (look.size === phone || look.language === 'VI') return;
  await page.evaluate(lengthen);
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    complaints.push(...(await lost(page, `${path} in longer words`)));
  }
}

/** Tables of many columns, none of which hides beside its table on screens of these widths. */
const wholeTables: Readonly<Record<string, readonly number[]>> = {
  agentTeamManagement: [1024, 1280, 1366, 1440],
  agentMyIncome: [1280, 1366, 1440],
};

async function inspectPanel(page: Page, panel: string, look: Look, complaints: string[]): Promise<void> {
  await inspect(page, panel, look, complaints, 'dialog');
  const cut = await page.getByRole('dialog').evaluate(findCutAtDoubleSize);
  complaints.push(...cut.map((text) => `${panel} cuts '${text}' at a double size of text`));
  if (look.size === phone) return;
  await page.setViewportSize({ width: 320, height: 640 });
  const pane = page.locator('[data-paper] > :last-child');
  const sideways = await pane.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  // Both are rounded.
  if (sideways > 1) complaints.push(`${panel} scrolls sideways by ${sideways} px at 320 px`);
  for (const width of wholeTables[panel] ?? []) {
    await page.setViewportSize({ width, height: 900 });
    const table = page.getByRole('dialog').getByRole('table');
    await expect(table.getByRole('rowheader').nth(1)).toBeVisible();
    const hidden = () => table.evaluate((shown) => shown.scrollWidth - (shown.parentElement?.clientWidth ?? 0));
    // The centre follows the window a moment later.
    await expect.poll(hidden, `${panel} at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(look.size);
  if (look.theme === 'dark') await expectPrinted(page, panel);
}

async function sweepDialogs(page: Page, dialogs: readonly Titled[], look: Look, watch: Watch): Promise<void> {
  for (const titled of dialogs) {
    const [modal] = titled;
    await test.step(modal, async () => {
      await goInside(page, `/vip?modal=${modal}`);
      const dialog = page.locator('dialog[open]');
      const name = nameIn(titled, look.language);
      await expect(dialog.getByRole('heading', { name, exact: true }).first(), modal).toBeVisible();
      await expectLoaded(page, watch, modal, look);
      await inspect(page, modal, look, watch.complaints);
      await goInside(page, '/vip');
      await expect(dialog, modal).toHaveCount(0);
    });
  }
}

async function foreignWords(page: Page, place: string, language: Look['language']): Promise<string[]> {
  const words = untranslated(await page.evaluate(wordsOnScreen), language);
  return words.map((word) => `${place} says '${word}'`);
}

/** Notes untranslated words, violations of accessibility, and words that are lost in some shape of the page. */
async function inspect(page: Page, place: string, look: Look, complaints: string[], part = 'html'): Promise<void> {
  complaints.push(...(await foreignWords(page, place, look.language)));
  // Of the rules only those of colours depend on the theme, and none on the language.
  const found = await violations(page, part, look.tag.length > 0);
  complaints.push(...found.map((violation) => `${place}: ${violation}`));
  const note = async (shape: string) => {
    complaints.push(...(await lost(page, `${place} ${shape}`)));
  };
  await note('as opened');
  if (look.size === phone) return;
  for (const size of [{ width: 768, height: 900 }, { width: 1920, height: 900 }, zoomed, zoomedTwice]) {
    await page.setViewportSize(size);
    await note(`at ${size.width} px`);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await inWideSpacing(page, () => note('with wider spacing'));
  await inForcedColours(page, () => note('in forced colours'));
  await page.setViewportSize(look.size);
}

/** What cannot be read. Parts follow the window a frame later, or when their code is there. */
async function lost(page: Page, place: string): Promise<string[]> {
  await page.evaluate(untilDrawn);
  const settled = expect.poll(() => page.evaluate(findLost), { timeout: 5_000 }).toEqual([]);
  await settled.catch(() => undefined);
  return (await page.evaluate(findLost)).map((what) => `${place}: ${what}`);
}

async function untilDrawn(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

async function expectSkipLink(page: Page, language: Look['language']): Promise<void> {
  const skip = page.getByRole('link', { name: language === 'EN' ? 'Skip to content' : 'Đến nội dung chính' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

/** The menu of the browser prints a page of a centre alone, in the light theme and at its full length. */
async function expectPrinted(page: Page, panel: string): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html'), panel).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('banner'), panel).toBeHidden();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }), panel).toHaveCount(0);
  const { end, height } = await page.locator('[data-paper]').evaluate((paper) => ({
    end: paper.getBoundingClientRect().bottom + window.scrollY,
    height: document.documentElement.scrollHeight,
  }));
  expect(height, panel).toBeGreaterThanOrEqual(Math.floor(end));
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
}

/** What the browser's system colours are, as computed styles tell them. */
function readSystemColours(): { readonly SelectedItem: string; readonly SelectedItemText: string } {
  const probe = document.body.appendChild(document.createElement('i'));
  const read = (name: string) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  };
  const colours = { SelectedItem: read('SelectedItem'), SelectedItemText: read('SelectedItemText') };
  probe.remove();
  return colours;
}
