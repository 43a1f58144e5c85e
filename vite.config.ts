import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { readContract } from './src/tools/check/breaking-changes.ts';
import { vietnameseExamples } from './src/tools/mock/vietnamese.ts';
import { buildTargets } from './src/tools/platform/support.ts';
import { assetFileNames, scriptGroups } from './src/tools/script-groups.ts';
import { lowScriptPriority, slimAxios, withoutInjectedStyles } from './src/tools/vite-plugins.ts';

/** The target of the portal's calls on the development server: the reference backend, or Prism. */
const backend = process.env['BACKEND_URL'] ?? 'http://127.0.0.1:4000';
const proxied = ['/wps', '/lgw', '/docs', '/brand', '/manifest.webmanifest'];
/** What Prism does not serve: pictures, the games and the payment page of the sandbox, and the server's pages for developers. */
const omitted = ['/art', '/sandbox', '^/dev/(?!parts)'];
const outside: ProxyOptions = { target: process.env['ART_URL'] ?? backend };

/** Prism ignores the language of a call, so a Vietnamese call asks for the Vietnamese example. */
const mocked = process.env['MOCKED_CONTRACT'];
const vietnamese = mocked === undefined ? undefined : vietnameseExamples(await readContract(mocked));
const calls: ProxyOptions = {
  target: backend,
  configure(proxy) {
    proxy.on('proxyReq', (call, { headers, method, url }) => {
      const example = headers['language'] === 'VI' ? vietnamese?.(method, url) : undefined;
      if (example !== undefined && headers['prefer'] === undefined) call.setHeader('Prefer', `example=${example}`);
    });
  },
};

export default defineConfig({
  root: 'src/portal',
  cacheDir: '../../.cache/vite',
  plugins: [react(), tailwindcss(), withoutInjectedStyles(), slimAxios(), lowScriptPriority()],
  server: {
    host: '127.0.0.1',
    port: Number(process.env['DEV_PORT'] ?? 5173),
    strictPort: true,
    proxy: {
      ...Object.fromEntries(proxied.map((path) => [path, calls])),
      ...Object.fromEntries(omitted.map((path) => [path, outside])),
    },
  },
  build: {
    outDir: '../../build/portal',
    emptyOutDir: true,
    // The manifest tells `.size-limit.ts` which files are fetched together.
    manifest: true,
    ssrManifest: true,
    target: buildTargets(import.meta.dirname),
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A bound of the contract stands where it is used: without this, one of four digits is a file of its own.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: { groups: [...scriptGroups] },
        entryFileNames: 'res/js/[name]-[hash:7].js',
        chunkFileNames: 'res/js/[name]-[hash:7].js',
        assetFileNames,
      },
    },
  },
});
