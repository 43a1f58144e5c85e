import { chromium, type Page } from '@playwright/test';
import { browserArguments, installedBrowser } from '../browser.ts';
import { launchServer, root } from './processes.ts';
import type { Figure } from './result.ts';

interface Weight {
  /** kB of brotli that had arrived when the largest paint happened. */
  readonly untilPaint: number;
  /** kB of brotli fetched until the page came to rest. */
  readonly inAll: number;
}

/** What the presses of a guest fetch besides the first load, in kB of brotli. */
interface Entry {
  readonly login: number;
  readonly registration: number;
}

/** JavaScript of `/index` against the floor app, and what the ways in fetch on intent. */
export async function size(dataDir: string): Promise<Figure[]> {
  const floor = await onPage(dataDir, `${root}/build/floor`, weigh);
  const portal = await onPage(dataDir, `${root}/build/portal`, weigh);
  const entry = await onPage(dataDir, `${root}/build/portal`, enter);
  return [
    { part: 'size', name: 'login modal, fetched on a press', value: entry.login, unit: 'kB', bound: ['<=', 45] },
    { part: 'size', name: 'registration besides', value: entry.registration, unit: 'kB', bound: ['<=', 20] },
    { part: 'size', name: 'floor app, until largest paint', value: floor.untilPaint, unit: 'kB' },
    { part: 'size', name: '/index, until largest paint', value: portal.untilPaint, unit: 'kB' },
    { part: 'size', name: '/index, first load in all', value: portal.inAll, unit: 'kB' },
    {
      part: 'size',
      name: 'until largest paint, to floor',
      value: portal.untilPaint / floor.untilPaint,
      unit: 'x',
      bound: ['<=', 1.3],
    },
    {
      part: 'size',
      name: 'first load in all, to floor',
      value: portal.inAll / floor.inAll,
      unit: 'x',
      bound: ['<=', 1.6],
    },
  ];
}

async function onPage<T>(dataDir: string, portalDir: string, measure: (page: Page) => Promise<T>): Promise<T> {
  const server = await launchServer(4181, dataDir, { LOG_LEVEL: 'warn', PORTAL_DIR: portalDir });
  const executablePath = installedBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...browserArguments] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto('http://127.0.0.1:4181/index', { waitUntil: 'networkidle' });
    // The carousel and whatever else waits for an idle moment gets its idle moment.
    await page.waitForTimeout(8_000);
    return await measure(page);
  } finally {
    await browser.close();
    await server.stop();
  }
}

function weigh(page: Page): Promise<Weight> {
  return page.evaluate(async () => {
    const paints = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const largest = paints.at(-1)?.startTime ?? Number.POSITIVE_INFINITY;
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter((entry) =>
      new URL(entry.name).pathname.endsWith('.js'),
    );
    const kb = (entries: PerformanceResourceTiming[]) => entries.reduce((sum, e) => sum + e.encodedBodySize, 0) / 1000;
    return { untilPaint: kb(scripts.filter((e) => e.responseEnd <= largest)), inAll: kb(scripts) };
  });
}

/** The login with the encryption that sends it, and then the registration. */
async function enter(page: Page): Promise<Entry> {
  const before = await fetched(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Username' }).fill('player01');
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await dialog.getByRole('button', { name: 'Check without a picture' }).click();
  // The proof of work takes a busy machine a while.
  await dialog.getByRole('alert').waitFor({ timeout: 180_000 });
  const withLogin = await fetched(page);
  await dialog.getByRole('tab', { name: 'Create account' }).click();
  await dialog.getByRole('checkbox', { name: /18 or older/ }).waitFor();
  await page.waitForLoadState('networkidle');
  return { login: withLogin - before, registration: (await fetched(page)) - withLogin };
}

/** kB of scripts fetched so far. */
function fetched(page: Page): Promise<number> {
  return page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = all.filter((entry) => new URL(entry.name).pathname.endsWith('.js'));
    return scripts.reduce((sum, entry) => sum + entry.encodedBodySize, 0) / 1000;
  });
}
