import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The installed Chrome or Chromium (`CHROME_PATH` goes first); undefined where there is none: Playwright then takes its own. */
export function installedBrowser(): string | undefined {
  return [process.env['CHROME_PATH'] ?? '', ...places].find((path) => path !== '' && existsSync(path));
}

/**
 * The browser in which figures are taken. Chromium without a window, where it is installed and no other is asked for:
 * while a page loads, the window of a whole browser draws its own parts again sixty times a second, which on two cores
 * takes as much time as the page.
 */
export function browserOfFigures(): string | undefined {
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

/**
 * What no page here needs. A browser takes the last list only, so it repeats Playwright's own; of ours are the last
 * three: two pages for the address bar of each window that nobody sees, and a process kept ready for a next one. They
 * cost as much as the page that is looked at.
 */
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

/** The same for Playwright, where no figures are taken. */
export const storyArguments: readonly string[] = [...browserArguments, `--disable-features=${withoutFeatures.join()}`];

/** The storage of a visitor who wants no popup announcements today, at some addresses. */
export function withoutPopups(...origins: readonly string[]) {
  const localStorage = [{ name: 'popupsOff', value: '9999999999999' }];
  return { cookies: [], origins: origins.map((origin) => ({ origin, localStorage })) };
}
