import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The file of the demo's operator key, beside the embedded database. */
export function demoKeyFile({ DATA_DIR }: NodeJS.ProcessEnv): string {
  return join(DATA_DIR || '.data', 'operator-key');
}

/** The operator key of the demo. The first start makes it; only this user can read it, so no visitor knows it. */
export function demoOperatorKey(env: NodeJS.ProcessEnv): string {
  const file = demoKeyFile(env);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const key = randomBytes(24).toString('base64url');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  return key;
}
