import { existsSync } from 'node:fs';
import { glob, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isDemo } from './is-demo.ts';

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
