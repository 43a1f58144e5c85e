import { existsSync } from 'node:fs';
import puppeteer, { type Frame, type Page } from 'puppeteer-core';
import { type Engine, type Tab, WINDOW } from './engine.ts';

/** The system's Firefox; undefined where there is none. */
export function installedFirefox(): string | undefined {
  return [process.env['FIREFOX_PATH'] ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);
}

/** Puppeteer's own types know no function that may take anything. */
const evaluate = <Answer>(where: Page | Frame, work: unknown, args: readonly unknown[]): Promise<Answer> =>
  where.evaluate(work as (...all: unknown[]) => Answer, ...args) as Promise<Answer>;

/** Firefox over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: WINDOW,
    extraPrefsFirefox: { 'intl.accept_languages': 'en' },
  });
  return {
    name: await browser.version(),
    close: () => browser.close(),
    tab: async () => {
      const page = await (await browser.createBrowserContext()).newPage();
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(String(error)));
      const tab: Tab = {
        goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
        back: async () => void (await page.goBack()),
        run: (work, ...args) => evaluate(page, work, args),
        runInFrame: async (work, ...args) => {
          const frame = await (await page.waitForSelector('iframe'))?.contentFrame();
          if (!frame) throw new Error('The page has no frame');
          return evaluate(frame, work, args);
        },
        press: (selector) => page.click(selector),
        type: (selector, text) => page.type(selector, text),
        escape: () => page.keyboard.press('Escape'),
        picture: async () => Buffer.from(await page.screenshot()),
        errors: () => thrown.splice(0),
      };
      return tab;
    },
  };
}
