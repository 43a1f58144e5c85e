import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments, headlessBrowser, withoutPopups } from '../browser.ts';
import { launchServer, root } from './processes.ts';
import type { Figure } from './result.ts';

const origin = 'http://127.0.0.1:4181';

interface Weight {
  /** kB of brotli fetched until the largest paint. */
  readonly untilPaint: number;
  /** kB of brotli fetched until the page is idle. */
  readonly inAll: number;
  /** kB of brotli of each file. */
  readonly files: ReadonlyMap<string, number>;
}

/** The additional fetches of a guest's presses, in kB of brotli. */
interface Entry {
  readonly login: number;
  readonly registration: number;
}

/** JavaScript of the pages compared with the floor app, and the fetches of login and registration on intent. */
export async function size(dataDir: string, routes: readonly string[], say: (line: string) => void): Promise<Figure[]> {
  const floor = await onSite(dataDir, `${root}/build/floor`, (browser) => onPage(browser, '/index', weigh));
  return await onSite(dataDir, `${root}/build/portal`, async (browser) => {
    // The server draws each picture once for all visitors, so the first visitor is not measured.
    await onPage(browser, '/index', async () => undefined);
    const home = await onPage(browser, '/index', weigh);
    const figures: Figure[] = [];
    for (const path of routes) {
      say(path);
      const weight = path === '/index' ? home : await onPage(browser, path, weigh);
      figures.push(...judge(path, weight, floor, home));
    }
    const entry = await onPage(browser, '/index', enter);
    return [
      { part: 'size', name: 'login modal, fetched on a press', value: entry.login, unit: 'kB', target: ['<=', 66] },
      { part: 'size', name: 'registration besides', value: entry.registration, unit: 'kB', target: ['<=', 5] },
      { part: 'size', name: 'floor app, until largest paint', value: floor.untilPaint, unit: 'kB' },
      ...figures,
    ];
  });
}

function judge(path: string, weight: Weight, floor: Weight, home: Weight): Figure[] {
  const shared = { part: 'size', row: { table: 'JavaScript', of: path } } as const;
  const own = [...weight.files].filter(([file]) => !home.files.has(file));
  const { untilPaint, inAll } = weight;
  return [
    { ...shared, name: 'until largest paint', value: untilPaint, unit: 'kB' },
    { ...shared, name: 'to floor', value: untilPaint / floor.untilPaint, unit: 'x', target: ['<=', 1.3] },
    { ...shared, name: 'in all', value: inAll, unit: 'kB' },
    { ...shared, name: 'in all, to floor', value: inAll / floor.inAll, unit: 'x', target: ['<=', 1.7] },
    { ...shared, name: 'what home does not have', value: sum(own.map(([, kb]) => kb)), unit: 'kB', target: ['<=', 45] },
  ];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

async function onSite<T>(dataDir: string, portalDir: string, work: (browser: Browser) => Promise<T>): Promise<T> {
  const server = await launchServer(4181, dataDir, { LOG_LEVEL: 'warn', PORTAL_DIR: portalDir });
  const executablePath = headlessBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...browserArguments] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function onPage<T>(browser: Browser, path: string, measure: (page: Page) => Promise<T>): Promise<T> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, storageState: withoutPopups(origin) });
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  // Gives the carousel and other idle tasks an idle moment, also on a busy machine.
  await page.waitForFunction(() => {
    const ends = performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    return performance.now() - Math.max(...ends) > 5_000;
  });
  const measured = await measure(page);
  await context.close();
  return measured;
}

async function weigh(page: Page): Promise<Weight> {
  const { largest, scripts } = await page.evaluate(async () => {
    const paints = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      largest: paints.at(-1)?.startTime ?? Number.POSITIVE_INFINITY,
      scripts: entries
        .map(({ name, encodedBodySize, responseEnd }) => ({
          path: new URL(name).pathname,
          encodedBodySize,
          responseEnd,
        }))
        .filter(({ path }) => path.endsWith('.js')),
    };
  });
  const files = new Map(scripts.map(({ path, encodedBodySize }) => [path, encodedBodySize / 1000]));
  const before = scripts.filter(({ responseEnd }) => responseEnd <= largest);
  return { untilPaint: sum(before.map((e) => e.encodedBodySize)) / 1000, inAll: sum([...files.values()]), files };
}

/** The login with its encryption, and then the registration. */
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
