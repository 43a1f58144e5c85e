import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a server has that others use: each says that it is no demo, also one that listens on this machine alone. */
const signsOfUse = ['PUBLIC_URL', 'DATABASE_URL', 'TRUSTED_PROXIES', 'SMS_GATEWAY_URL', 'SMTP_URL'] as const;

/**
 * Whether `npm start` and `npm run dev` serve a demo: where `DEMO=1` says so, or where nothing at all is said of
 * another use. A proxy on the same machine makes a server that listens on loopback public, so loopback is not enough.
 */
export function isDemo(env: NodeJS.ProcessEnv): boolean {
  if (env['DEMO']) return env['DEMO'] === '1';
  return !signsOfUse.some((name) => env[name]) && /^($|localhost$|127(\.\d+){3}$|::1$)/.test(env['HOST'] ?? '');
}

/** The first line of a start. */
export const demoLine =
  'DEMO=1: this is a demo, with public accounts, play money, and no provider, vendor or reviewer but its own.';

/** The file of the demo's operator key, beside the embedded database. */
export function demoKeyFile({ DATA_DIR }: NodeJS.ProcessEnv): string {
  return join(DATA_DIR || '.data', 'operator-key');
}

/**
 * The operator key of the demo. The first start makes it; only this user can read it, so no visitor knows it. Throws a
 * sentence for the person who starts it where the folder cannot be used.
 */
export function demoOperatorKey(env: NodeJS.ProcessEnv): string {
  const file = demoKeyFile(env);
  try {
    return storedKey(file);
  } catch {
    throw new Error(
      `The data folder ${dirname(file)} cannot be written; make it writable or set DATA_DIR to another one.`,
    );
  }
}

function storedKey(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const key = randomBytes(24).toString('base64url');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  return key;
}
