import { readFileSync } from 'node:fs';
import { demoKeyFile } from '../demo-operator-key.ts';
import { UsageError } from './operator-error.ts';

interface Flags {
  readonly url: string | undefined;
  readonly key: string | undefined;
}

/**
 * The server and the operator key: the flags, else the environment, else what `npm start` uses. Throws
 * {@link UsageError} where there is no key.
 */
export function readSettings(
  { url, key }: Flags,
  env: NodeJS.ProcessEnv,
): { readonly url: string; readonly key: string } {
  const address = url ?? env['OPERATOR_URL'] ?? `http://127.0.0.1:${env['PORT'] || 4000}`;
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw new UsageError(`--url is the address of a server, not '${address}'.`);
  const known = key ?? (env['OPERATOR_KEY'] || readDemoKey(env));
  if (known === undefined) {
    throw new UsageError(
      `There is no operator key. The demo of \`npm start\` writes one to ${demoKeyFile(env)}; for another server set OPERATOR_KEY or --key.`,
    );
  }
  if (!/^[\x21-\x7e]+$/.test(known)) throw new UsageError('The operator key has a character that no key has.');
  return { url: address, key: known };
}

function readDemoKey(env: NodeJS.ProcessEnv): string | undefined {
  try {
    return readFileSync(demoKeyFile(env), 'utf8').trim();
  } catch {
    return undefined;
  }
}
