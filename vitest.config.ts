import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { seedOfFiles } from './src/tools/seed-of-files.ts';

// Pages show times in the zone of the machine, and tests name them.
process.env['TZ'] = 'UTC';

/** `npm test` runs Vitest several times; each run writes its own report: reports/vitest-NAME.json. */
const report = process.env['VITEST_REPORT'] ?? 'all';

/**
 * Files and tests run in a random order, whose seed the run prints. The committed files draw it, so that every change is
 * tried in another order, and what passed once passes in every other clone; `VITEST_SEED=7` takes another.
 */
const seed = Number(process.env['VITEST_SEED'] ?? seedOfFiles());

const workers = process.env['TEST_WORKERS'];

/** The files of a process share its modules, since a process per file would take longer than its tests. */
const common = {
  isolate: false,
  setupFiles: ['vitest.setup.ts'],
  // What is waited for comes when the machine gets to it, however much else it does. Only a failing test takes so long.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
};

/** These tests have a database each, on the embedded engine or at `TEST_DATABASE_URL`. */
const server = {
  ...common,
  environment: 'node' as const,
  globalSetup: ['src/server/testing/global-setup.ts'],
  setupFiles: [...common.setupFiles, 'src/server/testing/setup-file.ts'],
};

/** These tests run the real tools on copies of the project; what a day may come later has a name of its own, `nightly`. */
const tools = { ...common, environment: 'node' as const };

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
          ...common,
          name: 'shared',
          environment: 'node',
          include: ['src/{shared,mocks}/**/*.test.ts', 'src/portal/**/*.node.test.{ts,tsx}'],
        },
      },
      {
        plugins: [react()],
        test: {
          ...common,
          name: 'portal',
          environment: 'jsdom',
          include: ['src/portal/**/*.test.{ts,tsx}'],
          exclude: ['src/portal/**/*.node.test.{ts,tsx}'],
          setupFiles: [
            ...common.setupFiles,
            'src/portal/testing/patience.ts',
            'src/portal/testing/seeded-mocks.ts',
            'src/portal/testing/shared-page.ts',
          ],
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
