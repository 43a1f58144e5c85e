import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { headlessBrowser, storyArguments } from './browser.ts';
import { siteServer } from './site-server.ts';
import { ledgers, portOf, siteAt } from './sites.ts';
import type { Options } from './story.ts';

const installed = headlessBrowser();
const root = join(import.meta.dirname, '..');
/** `E2E_SITES=shipped,mock` starts only these sites, which is faster and enough for a few stories. */
const started = process.env['E2E_SITES']?.split(',');
/** The walk through the mock and half the looks of the sweep belong to `npm run test:full`. */
const isQuick = process.env['TIER'] === 'quick';
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

/** End-to-end stories in a real browser, on the built portal and the reference backend. */
export default defineConfig<Options>({
  testDir: 'portal',
  outputDir: '../reports/playwright',
  fullyParallel: false,
  workers: Number(process.env['TEST_WORKERS'] ?? 2),
  forbidOnly: true,
  // The limit of a story on a machine that is busy with other tests. A passing story takes a tenth.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: join(root, 'reports/playwright.json') }]],
  use: {
    baseURL: siteAt('shipped'),
    // What is not there to be pressed fails as soon as what is not there to be seen.
    actionTimeout: 60_000,
    timezoneId: 'UTC',
    // Once a worker has claimed a page, its requests may pass by a story's routes. Stories of the worker allow it.
    serviceWorkers: 'block',
    // Screenshots of each step cost a quarter of a story. A failed one keeps its last page.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    // Without a graphics card, drawing the frames of a spinner slows the stories down. `visit` keeps the animations.
    contextOptions: { reducedMotion: 'reduce' },
    blur: false,
    launchOptions: {
      // Without an installed browser Playwright uses its own.
      ...(installed ? { executablePath: installed } : {}),
      args: [...storyArguments],
    },
  },
  // The longest projects first, so that both workers end together.
  projects: [
    {
      name: 'sweep',
      testMatch: '**/sweep.spec.ts',
      ...(isQuick && { grepInvert: /@full/ }),
      use: desktop,
    },
    ...(isQuick
      ? []
      : [{ name: 'mock', testDir: 'mock', use: { ...devices['Desktop Chrome'], baseURL: siteAt('mock') } }]),
    {
      name: 'guarded',
      testMatch: '**/guard.spec.ts',
      use: { ...devices['Desktop Chrome'], baseURL: siteAt('guarded') },
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: ['**/guard.spec.ts', '**/sweep.spec.ts'],
      grepInvert: /@phone/,
      use: desktop,
    },
  ],
  webServer: Object.entries({
    shipped: siteServer('shipped'),
    guarded: siteServer('guarded', ['--guarded']),
    ...(isQuick ? {} : { mock: mock(portOf('mock')) }),
    strict: siteServer('strict', ['--strict']),
    closed: siteServer('closed', ['--closed']),
    agents: siteServer('agents', ['--agents']),
    second: siteServer('second', ['--second']),
    // Elsewhere the vendors' games are played in points.
    vendors: siteServer('vendors', [], { SANDBOX_VENDORS: 'on' }),
  })
    .filter(([site]) => started === undefined || started.includes(site))
    .map(([site, server]) => ({ ...server, env: { ...server.env, KEPT_DATA_DIR: join(ledgers, site) } })),
});

/** `npm run dev:mock` unchanged, on its own ports: portal, pictures, Prism. */
function mock(at: number) {
  return {
    command: 'node src/tools/dev.ts --mock',
    cwd: root,
    url: `http://127.0.0.1:${at}/wps/system/status`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    env: {
      DEV_PORT: String(at),
      PORT: String(at + 1),
      MOCK_PORT: String(at + 2),
      DATA_DIR: join(root, 'reports/mock-data'),
      LOG_LEVEL: 'warn',
    },
  };
}
