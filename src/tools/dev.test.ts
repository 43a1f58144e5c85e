import { expect, test } from 'vitest';
import config from '../../vite.config.ts';
import { SANDBOX_FILES } from '../server/adapters/sandbox/page.ts';
import { SANDBOX_PATH } from '../server/adapters/vendors/sandbox-vendor.ts';
import { SANDBOX_PAYMENTS } from '../server/domain/deposits/told-deposit.ts';
import { OUTBOX_PATH } from '../server/http/dev-outbox.ts';
import { VENDOR_CALLS_PATH } from '../server/http/dev-vendor.ts';

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
  expect(forwarded.filter((path) => page.startsWith(path))).not.toEqual([]);
});
