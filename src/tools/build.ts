import { cp, glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as vite } from 'vite';
import { portalForServer } from './portal-for-server.ts';
import { withSteps } from './steps.ts';

/** Builds the portal into `build/portal`, with compressed copies beside the files, and the server into `build/server`. */
export async function build(root: string): Promise<void> {
  await withSteps('build', [
    ['portal', () => vite({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })],
    ['portal for the server', () => vite(portalForServer(root, join(root, 'build/portal-server')))],
    ['server', () => server(root)],
    ['compress', () => compressAll(join(root, 'build/portal'))],
  ]);
}

const compressible = '**/*.{js,css,html,svg,json,webmanifest,txt}';

/** Writes a brotli and a gzip copy beside every text file of a folder, for the server. */
export async function compressAll(folder: string): Promise<void> {
  const files = await Array.fromAsync(glob(compressible, { cwd: folder }));
  await Promise.all(files.map((file) => compress(join(folder, file))));
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Bundles the server into few files, because resolving a thousand takes longer than running them. */
async function server(root: string): Promise<void> {
  const outDir = join(root, 'build/server');
  await vite({
    configFile: false,
    root: join(root, 'src/server'),
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['@electric-sql/pglite', '@node-rs/argon2', 'pg', 'sharp'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        // The thread runs a separate program.
        input: { main: 'src/server/main.ts', 'hashing-worker': 'src/server/domain/identity/session/hashing-worker.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  for (const part of ['config/lumo.json', 'db/migrations', 'sandbox-page']) {
    await cp(join(root, 'src/server', part), join(outDir, part), { recursive: true });
  }
}

if (import.meta.main) {
  await build(process.cwd());
}
