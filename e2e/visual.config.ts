import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { installedBrowser, storyArguments } from './browser.ts';
import { siteServer } from './site-server.ts';
import { siteAt } from './sites.ts';
import { fixedTime } from './visual/screen.ts';

const installed = installedBrowser();
const root = join(import.meta.dirname, '..');
const fixed = { FIXED_TIME: new Date(fixedTime).toISOString() };

/**
 * Visual regression: compares the key screens, in both themes, with the pictures in `visual/snapshots`. The clocks of
 * server and browser are fixed, and animations are off.
 */
export default defineConfig({
  testDir: 'visual',
  outputDir: '../reports/visual',
  // One snapshot serves every Linux, so its name holds no platform.
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  // A missing snapshot fails the test; only `npm run visual:update` writes one.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: Number(process.env['TEST_WORKERS'] ?? 2),
  forbidOnly: true,
  timeout: 60_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      // Releases of Chromium differ in the edges of letters; neighbouring colours of the palette differ by more.
      threshold: 0.2,
      // Edges stay below this ratio; one changed word exceeds it.
      maxDiffPixelRatio: 0.0004,
      animations: 'disabled',
      caret: 'hide',
    },
  },
  reporter: [['list'], ['json', { outputFile: join(root, 'reports/visual.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteAt('shipped'),
    locale: 'en-GB',
    timezoneId: 'Asia/Ho_Chi_Minh',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(installed ? { executablePath: installed } : {}),
      // Render fonts alike, whatever the settings of the machine.
      args: [...storyArguments, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    },
  },
  projects: [
    { name: 'logins', testMatch: '**/*.setup.ts' },
    { name: 'visual', testMatch: '**/*.spec.ts', dependencies: ['logins'] },
  ],
  webServer: [
    siteServer('shipped', [], fixed),
    siteServer('closed', ['--closed'], fixed),
    siteServer('agents', ['--agents'], fixed),
  ],
});
