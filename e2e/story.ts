import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';

import { type Member, makeMember, type NewMember } from './new-member.ts';

export { expect };

export type Options = {
  /** Whether announcements may pop up; most visitors here want none today. */
  readonly popups: boolean;
  /** Whether the page behind a dialog is blurred, as pictures show it. */
  readonly blur: boolean;
};

type Fixtures = {
  /** Makes a member of the story's own, on its site if no other is named: `newMember({ balance: '1000.00' })`. */
  readonly newMember: (asked?: NewMember, site?: string) => Promise<Member>;
};

/**
 * The test function of the stories. Before each page its visitors state that they want no announcements. With
 * `storageState` the browser would first open a page of every site, which took a quarter of the time. Only a failed
 * story takes a screenshot: Playwright's `only-on-failure` takes one after each story and discards most.
 */
export const test = base.extend<Options & Fixtures & { readonly lastPicture: undefined }>({
  newMember: async ({ request, baseURL }, use, { workerIndex }) => {
    await use((asked, site = baseURL) => makeMember(request, workerIndex, asked, site));
  },
  popups: [false, { option: true }],
  blur: [true, { option: true }],
  context: async ({ context, popups, blur }, use) => {
    if (!popups) await wantNoPopups(context);
    if (!blur) await context.addInitScript(blurNothing);
    context.on('page', waitUntilInteractive);
    await use(context);
  },
  lastPicture: [
    async ({ page }, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus || page.isClosed()) return;
      await info.attach('the end', { body: await page.screenshot(), contentType: 'image/png' });
    },
    { auto: true },
  ],
});

/** The server-rendered page loses a press, so `goto` and `reload` wait, except where a story waits for `commit`. */
function waitUntilInteractive(page: Page): void {
  const { goto, reload } = page;
  const isInteractive = () =>
    document.getElementById('root') === null || document.documentElement.dataset['portal'] === 'ready';
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options);
    if (options?.waitUntil !== 'commit') await page.waitForFunction(isInteractive);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    if (options?.waitUntil !== 'commit') await page.waitForFunction(isInteractive);
    return answer;
  };
}

/** Another visitor, in a browser of their own. */
export async function newVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await wantNoPopups(context);
  await context.addInitScript(blurNothing);
  context.on('page', waitUntilInteractive);
  return context;
}

/** Another visitor, on a phone and in Vietnamese. */
export async function newVisitorOnPhone(browser: Browser): Promise<BrowserContext> {
  const context = await newVisitor(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  return context;
}

/**
 * Without a graphics card, the blur behind a dialog costs a fifth of the time: each frame blurs the whole page anew.
 */
function blurNothing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after, ::backdrop { backdrop-filter: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

async function wantNoPopups(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      localStorage.setItem('popupsOff', '9999999999999');
    } catch {
      // A frame without storage shows no announcements.
    }
  });
}
