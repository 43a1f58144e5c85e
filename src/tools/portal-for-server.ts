import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { assetFileNames } from './script-groups.ts';

/** Builds the module with which a server renders pages into `outDir`: the portal and its libraries in one file. */
export function portalForServer(root: string, outDir: string): InlineConfig {
  return {
    configFile: false,
    root: join(root, 'src/portal'),
    logLevel: 'warn',
    plugins: [react()],
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'entry-server.tsx',
      outDir,
      emptyOutDir: true,
      target: 'node24',
      minify: true,
      assetsInlineLimit: 0,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'entry-server.js', assetFileNames, codeSplitting: false } },
    },
  };
}
