import { join } from 'node:path';
import { build as vite } from 'vite';
import { compressAll } from './compress.ts';
import { withSteps } from './steps.ts';

/** Builds the portal into `build/portal`, with compressed copies beside the files. */
export async function build(root: string): Promise<void> {
  await withSteps('build', [
    ['portal', () => vite({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })],
    ['compress', () => compressAll(join(root, 'build/portal'))],
  ]);
}

if (import.meta.main) {
  await build(process.cwd());
}
