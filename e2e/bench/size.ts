import { chromium } from '@playwright/test';
import { browserArguments, installedBrowser } from '../browser.ts';
import { launchServer, root } from './processes.ts';
import type { Figure } from './result.ts';

interface Weight {
  /** kB of brotli that had arrived when the largest paint happened. */
  readonly untilPaint: number;
  /** kB of brotli fetched until the page came to rest. */
  readonly inAll: number;
}

/** JavaScript of `/index` against the floor app. */
export async function size(dataDir: string): Promise<Figure[]> {
  const floor = await weigh(dataDir, `${root}/build/floor`);
  const portal = await weigh(dataDir, `${root}/build/portal`);
  return [
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

async function weigh(dataDir: string, portalDir: string): Promise<Weight> {
  const server = await launchServer(4181, dataDir, { LOG_LEVEL: 'warn', PORTAL_DIR: portalDir });
  const executablePath = installedBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...browserArguments] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto('http://127.0.0.1:4181/index', { waitUntil: 'networkidle' });
    // The carousel and whatever else waits for an idle moment gets its idle moment.
    await page.waitForTimeout(8_000);
    return await page.evaluate(async () => {
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
      const kb = (entries: PerformanceResourceTiming[]) =>
        entries.reduce((sum, e) => sum + e.encodedBodySize, 0) / 1000;
      return { untilPaint: kb(scripts.filter((e) => e.responseEnd <= largest)), inAll: kb(scripts) };
    });
  } finally {
    await browser.close();
    await server.stop();
  }
}
