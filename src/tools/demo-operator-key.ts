import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
    return keptKey(file);
  } catch {
    throw new Error(
      `The data folder ${dirname(file)} cannot be written; make it writable or set DATA_DIR to another one.`,
    );
  }
}

function keptKey(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const key = randomBytes(24).toString('base64url');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  return key;
}
