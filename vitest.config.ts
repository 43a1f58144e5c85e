import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Pages show times in the zone of the machine, and tests name them.
process.env['TZ'] = 'UTC';

/** `npm test` runs Vitest several times; each run writes its own report: reports/vitest-NAME.json. */
const report = process.env['VITEST_REPORT'] ?? 'all';

/** A slow moment of a drawn page fails no run; `npm test` names each test that needed its second. */
const retry = 1;

export default defineConfig({
  test: {
    // A missing snapshot fails; `vitest run --update=all` writes it.
    update: 'none',
    reporters: ['default', 'json'],
    outputFile: { json: `reports/vitest-${report}.json` },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['src/shared/**/*.test.ts', 'src/portal/**/*.node.test.{ts,tsx}'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'portal',
          environment: 'jsdom',
          isolate: false,
          include: ['src/portal/{app,features/lobby}/**/*.test.{ts,tsx}'],
          exclude: ['src/portal/**/*.node.test.{ts,tsx}'],
          setupFiles: [
            'src/portal/app/testing/own-modules.ts',
            'src/portal/app/testing/patience.ts',
            'src/portal/app/testing/shared-page.ts',
          ],
          testTimeout: 30_000,
          retry,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'parts',
          environment: 'jsdom',
          // These files share little state, and a process per file would take longer than its tests.
          isolate: false,
          include: ['src/portal/**/*.test.{ts,tsx}'],
          exclude: ['src/portal/{app,features/lobby}/**', 'src/portal/**/*.node.test.{ts,tsx}'],
          setupFiles: ['src/portal/app/testing/patience.ts', 'src/portal/app/testing/shared-page.ts'],
          testTimeout: 30_000,
          retry,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          include: ['src/server/**/*.test.ts'],
          globalSetup: ['src/server/testing/global-setup.ts'],
          setupFiles: ['src/server/testing/setup-file.ts'],
          // Creating a database takes a test file a moment.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'tools',
          environment: 'node',
          isolate: false,
          include: ['{src/tools,openapi/lint,e2e}/**/*.test.ts'],
          // These tests run the real tools on copies of the project.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
