import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { assetFileNames } from './src/tools/asset-names.ts';
import { readContract } from './src/tools/check/breaking-changes.ts';
import { vietnameseExamples } from './src/tools/mock/vietnamese.ts';
import { chunkGraph } from './src/tools/vite-chunk-graph.ts';
import { classicScript } from './src/tools/vite-classic-script.ts';
import { lateStart } from './src/tools/vite-late-start.ts';
import { withoutInjectedStyles } from './src/tools/vite-no-injected-styles.ts';
import { slimAxios } from './src/tools/vite-slim-axios.ts';

/** Where the development server sends the calls of the portal: the reference backend, or Prism. */
const backend = process.env['BACKEND_URL'] ?? 'http://127.0.0.1:4000';
const proxied = ['/wps', '/lgw', '/docs', '/brand', '/manifest.webmanifest'];
/** Prism draws no pictures. */
const pictures = process.env['ART_URL'] ?? backend;

/** Prism does not look at the language of a call: whoever asks it in Vietnamese wants the example in Vietnamese. */
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
  plugins: [
    react(),
    tailwindcss(),
    ...classicScript('theme/theme-init.js'),
    withoutInjectedStyles(),
    slimAxios(),
    lateStart(),
    chunkGraph(join(import.meta.dirname, 'build/chunks.json')),
  ],
  server: {
    host: '127.0.0.1',
    port: Number(process.env['DEV_PORT'] ?? 5173),
    strictPort: true,
    proxy: { ...Object.fromEntries(proxied.map((path) => [path, calls])), '/art': { target: pictures } },
  },
  build: {
    outDir: '../../build/portal',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Few files load sooner than many: what every page needs is one, what several pages share is one more, and so is
        // what only the forms share, which the first page must not carry.
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'], priority: 3 },
            {
              name: 'shared',
              test: /src[\\/]portal[\\/](entities[\\/](category|favourite|game|vendor)|ui[\\/](card|chip|state-panel|use-scroller)\.|lib[\\/](?!sha256)|access|api)|lucide-react.*icons[\\/](chevron-\w+|circle-alert|flame|heart|pause|search|search-x|sparkles|x)\./,
              minShareCount: 2,
              priority: 2,
            },
            // Signs that forms and pages share, so that no page fetches all forms for an arrow.
            {
              name: 'signs',
              test: /src[\\/]portal[\\/]ui[\\/](badge|count-badge|pager|segmented|tabs)\.|lucide-react.*icons[\\/](?!check\.|inbox|log-out|megaphone|monitor|trash-2|x\.)/,
              minShareCount: 2,
              priority: 2,
            },
            {
              name: 'forms',
              test: /src[\\/]portal[\\/](form|entities[\\/](session|verification)|ui[\\/]((text|password)-field|field|checkbox|dial-code-box|country-flag)\.)|src[\\/]shared[\\/]validation|generated[\\/]client[\\/](passwords|verification)|react-hook-form/,
              minShareCount: 2,
              priority: 1,
            },
            // What menus, windows and pages of the shell share, once there is time for it.
            {
              name: 'parts',
              test: /src[\\/]portal[\\/]entities[\\/](centre|date-range[\\/]date-range\.|help|listing|rank|service|support|wagering|winner)/,
              minShareCount: 2,
            },
            // The language menu has these of the forms' parts, and needs no more of them.
            { name: 'flag', test: /ui[\\/]flag\.|lucide-react.*icons[\\/]check\./, minShareCount: 2, priority: 2 },
            {
              name: 'member',
              test: /app[\\/]shell[\\/](account-(button|popover|menu)|avatar|balance|use-(member|balance))\./,
              priority: 2,
            },
            // After the forms, which keep what both have.
            {
              name: 'centre',
              test: /src[\\/]portal[\\/](entities[\\/](date-range|message|place)|ui[\\/]sheet|lib[\\/]relative-time|access[\\/]use-panel)/,
              minShareCount: 2,
            },
            { name: 'login', test: /src[\\/]portal[\\/]features[\\/]session/, minShareCount: 2, priority: 1 },
          ],
        },
        entryFileNames: 'res/js/[name]-[hash].js',
        chunkFileNames: 'res/js/[name]-[hash].js',
        assetFileNames,
      },
    },
  },
});
