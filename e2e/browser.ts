import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The installed Chrome or Chromium; `CHROME_PATH` takes precedence. Undefined where there is none: Playwright then uses
 * its own.
 */
export function installedBrowser(): string | undefined {
  return [process.env['CHROME_PATH'] ?? '', ...places].find((path) => path !== '' && existsSync(path));
}

/**
 * The browser of the stories and of the measurements: headless Chromium where it is installed and no other browser is
 * set. The window of a full browser redraws its own parts while a page loads: a tenth of the stories' time.
 */
export function headlessBrowser(): string | undefined {
  const withoutWindow = '/usr/bin/chromium-headless-shell';
  return !process.env['CHROME_PATH'] && existsSync(withoutWindow) ? withoutWindow : installedBrowser();
}

/** Lets the browser run in a container without graphics, and keeps it from calling home. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser applies only the last list, so this repeats Playwright's. Our last three cost as much as a page. */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** The same for Playwright, where nothing is measured. */
export const storyArguments: readonly string[] = [...browserArguments, `--disable-features=${withoutFeatures.join()}`];

/** The storage of a visitor who wants no popup announcements today, for some origins. */
export function withoutPopups(...origins: readonly string[]) {
  const localStorage = [{ name: 'popupsOff', value: '9999999999999' }];
  return { cookies: [], origins: origins.map((origin) => ({ origin, localStorage })) };
}
