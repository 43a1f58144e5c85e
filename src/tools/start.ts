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

/** What the reference page is made of. */
const contract = ['generated/openapi.yaml', 'openapi/guide/*', 'openapi/stories.md', 'src/tools/docs/*'];

/**
 * `npm start`: builds portal and server, and with `--docs` the reference page, where they are missing or older than their
 * sources, then starts the server.
 */
async function start(): Promise<void> {
  if (await isStale('build/portal/index.html.br', sources)) {
    // Loaded only now: a start without a build has no use for the bundler.
    const { build } = await import('./build.ts');
    await build(root);
  }
  if (process.argv.includes('--docs') && (await isStale('build/docs/index.html', contract))) await buildPage();
  process.env['NODE_ENV'] ??= 'production';
  if (isDemo(process.env)) process.env['OUTBOX'] = 'on';
  await import(join(root, 'build/server/main.js'));
}

/** The portal needs no reference page: where it cannot be made, the server starts without it and says why. */
async function buildPage(): Promise<void> {
  const { buildDocs } = await import('./docs/docs.ts');
  await buildDocs(root).catch((error: unknown) => {
    console.error(`There is no reference page at /docs: ${error instanceof Error ? error.message : String(error)}`);
  });
}

/** Whether what was built is missing or older than one of the files that it is made of. */
async function isStale(built: string, files: readonly string[]): Promise<boolean> {
  const page = join(root, built);
  if (!existsSync(page)) return true;
  const { mtimeMs } = await stat(page);
  for await (const file of glob([...files], { cwd: root })) {
    if ((await stat(join(root, file))).mtimeMs > mtimeMs) return true;
  }
  return false;
}

await start();
