import { existsSync } from 'node:fs';
import { glob, stat } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const sources = [
  'src/portal/**/*',
  'src/shared/**/*',
  'src/server/**/*',
  'generated/**/*',
  'vite.config.ts',
  'package-lock.json',
];

/** `npm start`: builds portal and server where they are missing or older than their sources, then starts the server. */
async function start(): Promise<void> {
  if (await isStale()) {
    // Loaded only now: a start without a build has no use for the bundler.
    const { build } = await import('./build.ts');
    await build(root);
  }
  process.env['NODE_ENV'] ??= 'production';
  if (isDemo(process.env)) process.env['OUTBOX'] = 'on';
  await import(join(root, 'build/server/main.js'));
}

/**
 * Whether this is the demo, with accounts that everybody knows: on this machine alone and without a service for messages.
 * Its outbox lets a person register by mobile and reset a password all the same.
 */
function isDemo({ OUTBOX, HOST, SMS_GATEWAY_URL, SMTP_URL }: NodeJS.ProcessEnv): boolean {
  return !OUTBOX && !SMS_GATEWAY_URL && !SMTP_URL && /^($|localhost$|127\.|\[?::1\]?$)/.test(HOST ?? '');
}

async function isStale(): Promise<boolean> {
  const page = join(root, 'build/portal/index.html.br');
  if (!existsSync(page)) return true;
  const { mtimeMs } = await stat(page);
  for await (const file of glob(sources, { cwd: root })) {
    if ((await stat(join(root, file))).mtimeMs > mtimeMs) return true;
  }
  return false;
}

await start();
