import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Pages show times in the zone of the machine, and tests name them.
process.env['TZ'] = 'UTC';

/** `npm test` runs Vitest several times; each run writes its own report: reports/vitest-NAME.json. */
const report = process.env['VITEST_REPORT'] ?? 'all';

/** Files and tests run in a random order, whose seed the run prints; `VITEST_SEED=7` repeats one. */
const seed = Number(process.env['VITEST_SEED'] ?? Math.floor(1_000_000 * Math.random()));

const workers = process.env['TEST_WORKERS'];

/** A state that is waited for comes when the machine gets to it, however much else it does. */
const patient = { poll: { timeout: 60_000 } };

/** These tests have a database each, on the embedded engine or at `TEST_DATABASE_URL`. */
const server = {
  environment: 'node' as const,
  isolate: false,
  globalSetup: ['src/server/testing/global-setup.ts'],
  setupFiles: ['vitest.setup.ts', 'src/server/testing/setup-file.ts'],
  // Creating a database takes a test file a moment.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: patient,
};

/** These tests run the real tools on copies of the project; what a day may come later has a name of its own, `nightly`. */
const tools = {
  environment: 'node',
  isolate: false,
  setupFiles: ['vitest.setup.ts'],
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: patient,
} as const;

export default defineConfig({
  test: {
    ...(workers !== undefined && { maxWorkers: Number(workers) }),
    sequence: { shuffle: { files: true, tests: true }, seed },
    // A missing snapshot fails; `vitest run --update=all` writes it.
    update: 'none',
    reporters: ['default', 'json'],
    outputFile: { json: `reports/vitest-${report}.json` },
    projects: [
      {
        test: {
          name: 'shared',
          environment: 'node',
          isolate: false,
          setupFiles: ['vitest.setup.ts'],
          include: ['src/shared/**/*.test.ts', 'src/portal/**/*.node.test.{ts,tsx}'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'portal',
          environment: 'jsdom',
          // These files share little state, and a process per file would take longer than its tests.
          isolate: false,
          include: ['src/portal/**/*.test.{ts,tsx}'],
          exclude: ['src/portal/**/*.node.test.{ts,tsx}'],
          setupFiles: ['vitest.setup.ts', 'src/portal/testing/patience.ts', 'src/portal/testing/shared-page.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          ...server,
          include: ['src/server/**/*.test.ts'],
          exclude: ['**/*.nightly.test.ts'],
        },
      },
      {
        test: {
          name: 'server nightly',
          ...server,
          include: ['src/server/**/*.nightly.test.ts'],
        },
      },
      {
        test: {
          name: 'tools',
          ...tools,
          include: ['{src/tools,openapi/lint,e2e}/**/*.test.ts'],
          exclude: ['**/*.nightly.test.ts'],
        },
      },
      {
        test: {
          name: 'nightly',
          ...tools,
          include: ['{src/tools,openapi/lint,e2e}/**/*.nightly.test.ts'],
        },
      },
    ],
  },
});
