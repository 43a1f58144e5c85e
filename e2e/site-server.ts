import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { merchantKey, type offsets, operatorKey, portOf, signInProvider, siteAt, vendorKey } from './sites.ts';

/** The first site seeds this database, the next ones copy it, also those that a story starts in a worker. */
const template = process.env['STORIES_TEMPLATE'] ?? join(tmpdir(), `portico-template-${process.pid}`);
if (process.env['STORIES_TEMPLATE'] === undefined) {
  process.env['STORIES_TEMPLATE'] = template;
  process.on('exit', () => rmSync(template, { recursive: true, force: true }));
}

/** A site of the end-to-end stories, on its own port; `env` adds environment variables. */
export function siteServer(
  site: keyof typeof offsets,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
) {
  return {
    command: ['node', 'e2e/serve.ts', ...args].join(' '),
    cwd: join(import.meta.dirname, '..'),
    url: `${siteAt(site)}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    env: {
      PORT: String(portOf(site)),
      LOG_LEVEL: 'warn',
      TEMPLATE_DATABASE: template,
      RATE_LIMIT_PER_MINUTE: 'off',
      LOGIN_LIMIT_PER_ACCOUNT: 'off',
      LOGIN_LIMIT_PER_ADDRESS: 'off',
      FEEDBACK_LIMIT_PER_ADDRESS: 'off',
      DEMO: '1',
      MERCHANT_KEY: merchantKey,
      OPERATOR_KEYS: `Thanh Truc=${operatorKey}`,
      VENDOR_KEYS: `SAF=${vendorKey}`,
      // The stories decide themselves, also where they take longer than a minute.
      SANDBOX_REVIEWER: 'off',
      // Shorter than a player needs: each flight waits for it.
      MOONSHOT_BETTING_SECONDS: '4',
      // Games of vendors are played in points, except on the site of vendors.
      SANDBOX_VENDORS: 'off',
      // Each story makes its own members.
      TEST_MEMBERS: 'on',
      // Only the stories that sign in there start this provider.
      GOOGLE_ISSUER: signInProvider.issuer,
      FACEBOOK_ISSUER: signInProvider.issuer,
      GOOGLE_CLIENT_ID: signInProvider.clientId,
      FACEBOOK_CLIENT_ID: signInProvider.clientId,
      GOOGLE_CLIENT_SECRET: signInProvider.clientSecret,
      FACEBOOK_CLIENT_SECRET: signInProvider.clientSecret,
      // All stories share one address; stories about captchas and locks send another.
      CAPTCHA_AFTER_FAILURES: site === 'strict' ? '3' : '1000',
      LOCK_AFTER_FAILURES: '1000',
      ...env,
    },
  };
}
