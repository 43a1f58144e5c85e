import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { installedBrowser, storyArguments } from './browser.ts';
import { moment } from './looks/moment.ts';
import { siteServer } from './site-server.ts';
import { siteAt } from './sites.ts';

const installed = installedBrowser();
const root = join(import.meta.dirname, '..');
const standing = { STANDS_AT: new Date(moment).toISOString() };

/**
 * How the key screens look, in both themes, against the pictures in `looks/pictures`: sites whose calendar stands still,
 * a browser whose clock does, and nothing that moves.
 */
export default defineConfig({
  testDir: 'looks',
  outputDir: '../reports/looks',
  // One picture for every Linux: no name of a platform in it.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A missing picture is a mistake, not a new one: `npm run looks:update` says so when it is meant.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      // What two releases of Chromium draw differently is the edges of letters and curves: pixels whose colour moves
      // little, or which are recognised as smoothing. A colour of the palette in the place of its neighbour moves more.
      threshold: 0.2,
      // What is left of them stays below this; a button, a line of text or a shifted box goes above it.
      maxDiffPixelRatio: 0.003,
      animations: 'disabled',
      caret: 'hide',
    },
  },
  reporter: [['list'], ['json', { outputFile: join(root, 'reports/looks.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteAt('shipped'),
    locale: 'en-GB',
    timezoneId: 'Asia/Ho_Chi_Minh',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(installed ? { executablePath: installed } : {}),
      // Letters as they are drawn, whatever the machine's own settings for them.
      args: [...storyArguments, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    },
  },
  projects: [
    { name: 'logins', testMatch: '**/*.setup.ts' },
    { name: 'looks', testMatch: '**/*.spec.ts', dependencies: ['logins'] },
  ],
  webServer: [
    siteServer('shipped', [], standing),
    siteServer('closed', ['--closed'], standing),
    siteServer('agents', ['--agents'], standing),
  ],
});
