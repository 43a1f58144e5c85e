import { existsSync } from 'node:fs';
import { glob, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { demoLine, demoOperatorKey, isDemo } from './demo.ts';

const root = join(import.meta.dirname, '../..');
const sources = [
  'src/portal/**/*',
  'src/shared/**/*',
  'src/server/**/*',
  'generated/**/*',
  'vite.config.ts',
  'package-lock.json',
];

/** Sources of the reference page. */
const contract = ['generated/openapi.yaml', 'openapi/guide/*', 'openapi/stories.md', 'src/tools/docs/*'];

/** Builds what is missing or older than its sources (the reference page with `--docs`), then starts the server. */
async function start(): Promise<void> {
  if (isDemo(process.env)) console.log(demoLine);
  if (await isStale('build/portal/index.html.br', sources)) {
    // Loaded on demand: a start without a build needs no bundler.
    const { build } = await import('./build.ts');
    await build(root);
  }
  if (process.argv.includes('--docs') && (await isStale('build/docs/index.html', contract))) await buildPage();
  process.env['NODE_ENV'] ??= 'production';
  if (isDemo(process.env)) {
    process.env['DEMO'] = '1';
    if (!process.env['OPERATOR_KEYS'] && !prepareOperatorKey()) return;
  }
  await import(join(root, 'build/server/main.js'));
}

/** Gives the server the demo's operator key; where it cannot be kept, prints why. */
function prepareOperatorKey(): boolean {
  try {
    process.env['OPERATOR_KEY'] ||= demoOperatorKey(process.env);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    return false;
  }
}

/** The portal needs no reference page: if it cannot be built, the server starts without it and prints why. */
async function buildPage(): Promise<void> {
  const { buildDocs } = await import('./docs/docs.ts');
  await buildDocs(root).catch((error: unknown) => {
    console.error(`There is no reference page at /docs: ${error instanceof Error ? error.message : String(error)}`);
  });
}

/** Whether the build is missing or older than one of its sources. */
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
