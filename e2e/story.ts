import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test';

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
  lastPicture: [
    async ({ page }, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus || page.isClosed()) return;
      await info.attach('the end', { body: await page.screenshot(), contentType: 'image/png' });
    },
    { auto: true },
  ],
});

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
