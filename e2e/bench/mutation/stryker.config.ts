const folder = process.env['MUTATION_FOLDER'];
const except = (process.env['MUTATION_EXCEPT'] ?? '').split(' ').filter((path) => path !== '');

/** Stryker's options for one folder; `mutate.ts` gives the folder, its tests and its report. */
export default {
  packageManager: 'npm',
  mutate: [
    `${folder}/**/*.{ts,tsx}`,
    '!**/*.test.{ts,tsx}',
    '!**/testing.ts',
    '!**/testing/**',
    ...except.map((path) => `!${path}/**`),
  ],
  testRunner: 'vitest',
  // Stryker looks for its plugins beside itself, in the benchmarks' own package.
  plugins: ['@stryker-mutator/vitest-runner', import.meta.resolve('./statement-names.ts')],
  vitest: { configFile: 'e2e/bench/mutation/vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  ignoreStatic: process.env['MUTATION_IGNORE_STATIC'] === 'true',
  ignorers: ['statement-names'],
  incremental: true,
  incrementalFile: process.env['MUTATION_REPORT'],
  concurrency: 2,
  // A busy machine must not make a slow test look like an endless loop.
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 20,
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['.*', 'build', 'reports', 'e2e/*', '!e2e/bench', 'e2e/bench/floor'],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: false },
  allowConsoleColors: false,
  allowEmpty: true,
};
