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

/** Lets the browser run in a container without graphics, and keeps it from calling home. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
