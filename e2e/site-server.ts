import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { merchantKey, type offsets, operatorKey, portOf, signInProvider, siteAt } from './sites.ts';

/** The database that the first site plants and the next ones copy; Playwright starts them one after the other. */
const planted = join(tmpdir(), `portico-planted-${process.pid}`);
process.on('exit', () => rmSync(planted, { recursive: true, force: true }));

/** A site of the stories as Playwright starts it, on a port of its own; `env` is what it is told besides. */
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
      PLANTED_DATABASE: planted,
      RATE_LIMIT_PER_MINUTE: 'off',
      LOGIN_LIMIT_PER_ACCOUNT: 'off',
      LOGIN_LIMIT_PER_ADDRESS: 'off',
      FEEDBACK_LIMIT_PER_ADDRESS: 'off',
      MERCHANT_KEY: merchantKey,
      OPERATOR_KEYS: `Thanh Truc=${operatorKey}`,
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
      ...env,
    },
  };
}
