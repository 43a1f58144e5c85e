import { expect, test } from 'vitest';
import { SANDBOX_FILES } from '#server/adapters/sandbox/page.ts';
import { SANDBOX_PATH } from '#server/adapters/vendors/sandbox-vendor.ts';
import { configKeys } from '#server/config/config-keys.ts';
import { SANDBOX_PAYMENTS } from '#server/domain/payments/deposits/deposit-detail.ts';
import { OUTBOX_PATH, VENDOR_CALLS_PATH } from '#server/http/dev-routes.ts';
import config from '../../vite.config.ts';
import { devPlaces } from './dev-places.ts';

/** The server's pages that a browser opens from the portal. */
const pages = [
  `${SANDBOX_PATH}/SAF/lantern-road`,
  `${SANDBOX_FILES}/game.js`,
  `${SANDBOX_PAYMENTS}/dp_1`,
  OUTBOX_PATH,
  VENDOR_CALLS_PATH,
  '/art/games/lantern-road.svg',
  '/brand/logo.svg',
  '/docs',
  '/wps/system/status',
];

test.each(pages)('npm run dev asks the backend for %s, not the portal', (page) => {
  const forwarded = Object.keys(config.server?.proxy ?? {});
  expect(forwarded.filter((path) => goesThere(page, path))).not.toEqual([]);
});

test('npm run dev answers /dev/parts itself', () => {
  expect(Object.keys(config.server?.proxy ?? {}).filter((path) => goesThere('/dev/parts', path))).toEqual([]);
});

/** As Vite matches: a regular expression where the path begins with ^. */
function goesThere(page: string, path: string): boolean {
  return path.startsWith('^') ? new RegExp(path).test(page) : page.startsWith(path);
}

test('npm run dev:mock has no port and no folder of npm start, so both can run', () => {
  const variables = Object.fromEntries(configKeys.map(({ name, default: value }) => [name, value]));
  const { dataDir, ...ports } = devPlaces({}, true);
  expect(Object.values(ports)).not.toContain(variables['PORT']);
  expect(new Set(Object.values(ports)).size).toBe(3);
  expect(dataDir).not.toBe(variables['DATA_DIR']);
  // The backend of `npm run dev` is that of `npm start`, with the same accounts.
  expect(devPlaces({}, false)).toMatchObject({ backendPort: variables['PORT'], dataDir: variables['DATA_DIR'] });
  const chosen = { PORT: '1', DEV_PORT: '2', MOCK_PORT: '3', DATA_DIR: 'mine' };
  expect(devPlaces(chosen, true)).toEqual({ backendPort: '1', portalPort: '2', mockPort: '3', dataDir: 'mine' });
});
