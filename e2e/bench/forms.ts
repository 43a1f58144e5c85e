import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments, headlessBrowser, withoutPopups } from '../browser.ts';
import { launchServer, root } from './processes.ts';
import { type Figure, percentile } from './result.ts';

const slowDown = 4;
const address = 'http://127.0.0.1:4196';
/** A password that breaks most rules at first and meets many in the end. */
const text = 'Ab 1_x9@.b26';
/** The pause between two keys, for the frame that shows the first. */
const pause = 60;
/** The browser does not report shorter interactions. */
const shortest = 16;

interface Form {
  readonly name: string;
  readonly path: string;
  /** Whether to choose the second way to log in or register. */
  readonly other?: boolean;
}

const forms: readonly Form[] = [
  { name: 'login by name', path: '/login' },
  { name: 'login by code', path: '/login', other: true },
  { name: 'registration by name', path: '/register' },
  { name: 'registration by number', path: '/register', other: true },
];

/**
 * Typing into every field of login and registration with a four times slower processor. Measures a key's interaction
 * until the next paint, by the browser's event timing.
 */
export async function typing(say: (line: string) => void): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-forms-'));
  const brand = await demandingBrand(folder);
  const server = await launchServer(4196, join(folder, 'data'), { LOG_LEVEL: 'warn', BRAND_FILE: brand });
  const executablePath = headlessBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...browserArguments] });
  try {
    const figures: Figure[] = [];
    for (const form of forms) {
      say(form.name);
      const value = percentile(await typed(browser, form), 0.95);
      figures.push({
        part: 'forms',
        name: `${form.name}, key to paint at 4x, p95`,
        value,
        unit: 'ms',
        target: ['<=', 50],
      });
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

/** A registration with every known field and an immediate captcha. */
async function demandingBrand(folder: string): Promise<string> {
  // The server validates this file when it starts.
  const brand = JSON.parse(await readFile(join(root, 'src/server/config/lumo.json'), 'utf8')) as {
    register: { rules: Record<string, { enabled: boolean }> };
    settings: { captcha: { login: boolean; register: boolean } };
  };
  for (const rule of Object.values(brand.register.rules)) rule.enabled = true;
  brand.settings.captcha = { login: true, register: true };
  const file = join(folder, 'brand.json');
  await writeFile(file, JSON.stringify(brand));
  return file;
}

/** The duration of each key's interaction, in milliseconds. */
async function typed(browser: Browser, { path, other }: Form): Promise<readonly number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, storageState: withoutPopups(address) });
  await page.goto(address + path, { waitUntil: 'networkidle' });
  if (other) {
    await page.getByRole('radio').nth(1).check({ force: true });
    await page.waitForLoadState('networkidle');
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await observeKeys(page);
  let keys = 0;
  const typeable = 'form input:not([type=radio]):not([type=checkbox]):not([readonly])';
  for (const input of await page.locator(typeable).filter({ visible: true }).all()) {
    await input.focus();
    await input.pressSequentially(text, { delay: pause });
    keys += text.length;
  }
  await page.waitForTimeout(10 * pause);
  const slow = await page.evaluate(() => window.benchKeys);
  await page.close();
  return [...slow, ...Array<number>(Math.max(0, keys - slow.length)).fill(shortest)];
}

declare global {
  interface Window {
    benchKeys: number[];
  }
}

function observeKeys(page: Page): Promise<void> {
  return page.evaluate((durationThreshold) => {
    window.benchKeys = [];
    const observer = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') window.benchKeys.push(duration);
    });
    // TypeScript's library lacks the threshold of event timing.
    observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, shortest);
}
