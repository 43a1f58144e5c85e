import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Several runs of one `npm test` each leave a report of their own: reports/vitest-NAME.json. */
const report = process.env['VITEST_REPORT'] ?? 'all';

export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: `reports/vitest-${report}.json` },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/shared/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'portal',
          environment: 'jsdom',
          include: ['src/portal/**/*.test.{ts,tsx}'],
          setupFiles: ['src/portal/app/testing/patience.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['src/server/**/*.test.ts'],
          // A database of its own takes a test file a moment.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'tools',
          environment: 'node',
          include: ['{src/tools,openapi/lint,e2e}/**/*.test.ts'],
          // They run the real tools on copies of the project.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
