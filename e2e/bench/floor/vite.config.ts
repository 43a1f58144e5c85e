import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../../.cache/vite-floor',
  plugins: [react()],
  build: {
    outDir: '../../../build/floor',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { entryFileNames: 'res/js/[name]-[hash].js', chunkFileNames: 'res/js/[name]-[hash].js' },
    },
  },
});
