import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export { expect };

type Options = {
  /** Whether announcements may pop up; most visitors here want none today. */
  readonly popups: boolean;
};

/**
 * A story. Its visitors say before each page that they want no announcements: a browser that is told through
 * `storageState` opens a page of every site first, which took a quarter of the time. And only a story that fails is
 * pictured: Playwright's own `only-on-failure` pictures each at its end and throws most away.
 */
export const test = base.extend<Options & { readonly lastPicture: undefined }>({
  popups: [false, { option: true }],
  context: async ({ context, popups }, use) => {
    if (!popups) await wantNoPopups(context);
    await use(context);
  },
  page: async ({ page }, use) => {
    waitUntilInteractive(page);
    await use(page);
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

/**
 * Has `goto` and `reload` wait until the portal is interactive: a press on what the server rendered is lost until then.
 * Whoever waits for the `commit` alone looks at what is before.
 */
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

/** Somebody else, in a browser of his own. */
export async function newVisitor(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await wantNoPopups(context);
  return context;
}

async function wantNoPopups(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      localStorage.setItem('popupsOff', '9999999999999');
    } catch {
      // A frame that may keep nothing shows no announcements.
    }
  });
}
