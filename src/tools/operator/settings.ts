import { readFileSync } from 'node:fs';
import { NAMELESS } from '#server/config/caller-keys.ts';
import { demoKeyFile } from '../demo-operator-key.ts';
import { UsageError } from './operator-error.ts';

interface Flags {
  readonly url: string | undefined;
  readonly key: string | undefined;
}

/**
 * The server and the operator key: the flags, else the environment, else what `npm start` uses. The operator's name is
 * known where `OPERATOR_KEYS` says it, as to the server, or where the key is that of `npm start`. Throws
 * {@link UsageError} where there is no key.
 */
export function readSettings(
  { url, key }: Flags,
  env: NodeJS.ProcessEnv,
): { readonly url: string; readonly key: string; readonly operator: string | undefined } {
  const address = url ?? env['OPERATOR_URL'] ?? `http://127.0.0.1:${env['PORT'] || 4000}`;
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw new UsageError(`--url is the address of a server, not '${address}'.`);
  const named = (env['OPERATOR_KEYS'] ?? '')
    .split(',')
    .map((entry) => /^([^=]*)=(.*)$/.exec(entry.trim())?.slice(1) ?? []);
  const [[, onlyKey] = []] = named;
  const demoKey = readDemoKey(env);
  const known = key ?? (env['OPERATOR_KEY'] || (named.length === 1 && onlyKey) || demoKey);
  if (known === undefined) {
    throw new UsageError(
      `There is no operator key. The demo of \`npm start\` writes one to ${demoKeyFile(env)}; for another server set OPERATOR_KEY or --key.`,
    );
  }
  if (!/^[\x21-\x7e]+$/.test(known)) throw new UsageError('The operator key has a character that no key has.');
  const [name] = named.find(([, own]) => own === known) ?? [];
  return { url: address, key: known, operator: name ?? (known === demoKey ? NAMELESS : undefined) };
}

function readDemoKey(env: NodeJS.ProcessEnv): string | undefined {
  try {
    return readFileSync(demoKeyFile(env), 'utf8').trim();
  } catch {
    return undefined;
  }
}
