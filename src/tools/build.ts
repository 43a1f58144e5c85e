import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as vite } from 'vite';
import { withSteps } from './steps.ts';

const compressible = '**/*.{js,css,html,svg,json,webmanifest,txt}';

/** Builds the portal into `build/portal`, with a brotli and a gzip copy beside each text file. */
export async function build(root: string): Promise<void> {
  await withSteps('build', [
    ['portal', () => vite({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })],
    ['compress', () => compressAll(join(root, 'build/portal'))],
  ]);
}

async function compressAll(folder: string): Promise<void> {
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

if (import.meta.main) {
  await build(process.cwd());
}
