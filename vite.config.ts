import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { assetFileNames } from './src/tools/asset-names.ts';
import { readContract } from './src/tools/check/breaking-changes.ts';
import { vietnameseExamples } from './src/tools/mock/vietnamese.ts';
import { classicScript } from './src/tools/vite-classic-script.ts';
import { lateStart } from './src/tools/vite-late-start.ts';
import { withoutInjectedStyles } from './src/tools/vite-no-injected-styles.ts';

/** Where the development server sends the calls of the portal: the reference backend, or Prism. */
const backend = process.env['BACKEND_URL'] ?? 'http://127.0.0.1:4000';
const proxied = ['/wps', '/lgw', '/docs'];
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
  plugins: [react(), tailwindcss(), ...classicScript('theme/theme-init.js'), withoutInjectedStyles(), lateStart()],
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
        // Few files load sooner than many: what every page needs is one, and what several pages share is one more.
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'], priority: 2 },
            {
              name: 'shared',
              test: /src[\\/]portal[\\/](ui|lib|access|api|entities)|lucide-react/,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
        entryFileNames: 'res/js/[name]-[hash].js',
        chunkFileNames: 'res/js/[name]-[hash].js',
        assetFileNames,
      },
    },
  },
});
