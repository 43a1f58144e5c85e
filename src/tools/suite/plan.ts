import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { installedBrowser } from '../../../e2e/browser.ts';
import { startPostgres } from '../postgres.ts';
import { run } from '../run.ts';
import { command, type SuiteStep } from './suite-step.ts';
import { tallyChecks, tallyConformance, tallyDrift, tallyTests } from './tally.ts';

interface VitestRun {
  readonly projects: readonly string[];
  /** Only the test files below these folders. */
  readonly folders?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

function vitest(root: string, report: string, { projects, folders = [], env = {} }: VitestRun): Promise<string> {
  const args = ['run', ...projects.flatMap((project) => ['--project', project]), ...folders];
  return run('vitest', args, { cwd: root, env: { ...env, VITEST_REPORT: report } });
}

/** What deals with the embedded database itself. All else meets it in the stories and in the conformance suite. */
const embedded = ['src/server/db', 'src/server/jobs'];

async function serverOnPostgres(root: string): Promise<string> {
  const postgres = await startPostgres();
  try {
    return await vitest(root, 'server-postgres', { projects: ['server'], env: { TEST_DATABASE_URL: postgres.url } });
  } finally {
    await postgres.stop();
  }
}

function inBrowser(root: string, config: string): Promise<string> {
  if (!installedBrowser() && !existsSync(chromium.executablePath())) {
    throw new Error(
      'There is no Chromium: install one with `apt-get install chromium` or `npx playwright install chromium`.',
    );
  }
  return run('playwright', ['test', '--config', config], { cwd: root });
}

const report = (name: string) => (root: string) => tallyTests(join(root, `reports/${name}.json`));

/** The steps of `npm test`: two lanes that run side by side, each in its order. */
export const lanes: readonly (readonly SuiteStep[])[] = [
  [
    {
      name: 'check',
      work: command('node', 'src/tools/check/check.ts', '--json', 'reports/check.json'),
      tally: (root) => tallyChecks(join(root, 'reports/check.json')),
    },
    {
      name: 'units',
      work: (root) => vitest(root, 'units', { projects: ['unit', 'portal', 'parts', 'tools'] }),
      tally: report('vitest-units'),
    },
    {
      name: 'drift',
      work: command('node', 'src/tools/drift/drift.ts', '--checked', 'reports/check.json'),
      tally: (root) => tallyDrift(join(root, 'reports/drift.json')),
    },
  ],
  [
    { name: 'build', work: command('node', 'src/tools/build.ts') },
    { name: 'size', work: command('size-limit') },
    {
      name: 'stories',
      work: async (root) => inBrowser(root, 'e2e/playwright.config.ts'),
      tally: report('playwright'),
    },
    { name: 'ledgers of the stories', work: command('node', 'e2e/reconcile.ts') },
    // After the stories, because the sites of both use the same ports.
    {
      name: 'visual regression',
      work: async (root) => inBrowser(root, 'e2e/visual.config.ts'),
      tally: report('visual'),
    },
    {
      name: 'conformance',
      work: command('node', 'e2e/conformance.ts'),
      tally: (root) => tallyConformance(join(root, 'reports/conformance/conformance.json')),
    },
  ],
];

/** Steps that the first free lane takes once its own are done. */
export const shared: readonly SuiteStep[] = [
  { name: 'server on PostgreSQL', work: serverOnPostgres, tally: report('vitest-server-postgres') },
  {
    name: 'server on PGlite',
    work: (root) => vitest(root, 'server-pglite', { projects: ['server'], folders: embedded }),
    tally: report('vitest-server-pglite'),
  },
];

/** Steps that read the reports of all others. */
export const last: readonly SuiteStep[] = [
  { name: 'requirements', work: command('node', 'src/tools/requirements.ts') },
];
