import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { browserArguments, installedBrowser } from './browser.ts';
import { merchantKey, offsets, port, signInProvider, siteAt } from './sites.ts';

const installed = installedBrowser();
const root = join(import.meta.dirname, '..');

/** Stories as a person lives them, in a real browser on the built portal and the reference backend. */
export default defineConfig({
  testDir: 'portal',
  outputDir: '../reports/playwright',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: join(root, 'reports/playwright.json') }]],
  use: {
    baseURL: siteAt('shipped'),
    trace: 'retain-on-failure',
    // Without a graphics card every frame of a spinner costs what the stories need. `visit` is told in motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // Without an installed browser Playwright takes its own.
      ...(installed ? { executablePath: installed } : {}),
      args: [...browserArguments],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/guard.spec.ts',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'guarded',
      testMatch: '**/guard.spec.ts',
      use: { ...devices['Desktop Chrome'], baseURL: siteAt('guarded') },
    },
    {
      name: 'mock',
      testDir: 'mock',
      use: { ...devices['Desktop Chrome'], baseURL: siteAt('mock') },
    },
  ],
  webServer: [
    server('shipped', []),
    server('guarded', ['--guarded']),
    mock(port + offsets.mock),
    server('strict', ['--strict']),
    server('closed', ['--closed']),
    server('agents', ['--agents']),
    server('second', ['--second']),
  ],
});

/** `npm run dev:mock` as it is, on ports of its own: portal, pictures, Prism. */
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

function server(site: keyof typeof offsets, args: readonly string[]) {
  return {
    command: ['node', 'e2e/serve.ts', ...args].join(' '),
    cwd: root,
    url: `${siteAt(site)}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    env: {
      PORT: String(port + offsets[site]),
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: 'off',
      LOGIN_LIMIT_PER_ACCOUNT: 'off',
      LOGIN_LIMIT_PER_ADDRESS: 'off',
      MERCHANT_KEY: merchantKey,
      // Asked only when somebody signs in there; the stories that do start it.
      GOOGLE_ISSUER: signInProvider.issuer,
      FACEBOOK_ISSUER: signInProvider.issuer,
      GOOGLE_CLIENT_ID: signInProvider.clientId,
      FACEBOOK_CLIENT_ID: signInProvider.clientId,
      GOOGLE_CLIENT_SECRET: signInProvider.clientSecret,
      FACEBOOK_CLIENT_SECRET: signInProvider.clientSecret,
      // All stories come from one address. Where a captcha or a lock is the story, the visitor brings another.
      CAPTCHA_AFTER_FAILURES: site === 'strict' ? '3' : '1000',
      LOCK_AFTER_FAILURES: '1000',
    },
  };
}
