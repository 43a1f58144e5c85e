import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type InlineConfig, build as vite } from 'vite';
import { assetFileNames } from './asset-names.ts';
import { compressAll } from './compress.ts';
import { withSteps } from './steps.ts';

/** Builds the portal into `build/portal`, with compressed copies beside the files. */
export async function build(root: string): Promise<void> {
  await withSteps('build', [
    ['portal', () => vite({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })],
    ['first picture', () => vite(firstPicture(root))],
    ['compress', () => compressAll(join(root, 'build/portal'))],
  ]);
}

/** The module with which a server draws the first picture: the portal with its libraries in one file, for Node. */
function firstPicture(root: string): InlineConfig {
  return {
    configFile: false,
    root: join(root, 'src/portal'),
    logLevel: 'warn',
    plugins: [react()],
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'app/first-picture.tsx',
      outDir: join(root, 'build/first-picture'),
      emptyOutDir: true,
      target: 'node24',
      minify: true,
      assetsInlineLimit: 0,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'first-picture.js', assetFileNames, codeSplitting: false } },
    },
  };
}

if (import.meta.main) {
  await build(process.cwd());
}
