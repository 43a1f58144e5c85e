import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { installedBrowser } from '#e2e/browser.ts';
import { startPostgres } from '../postgres.ts';
import { run } from '../run.ts';
import { command, type SuiteStep } from './suite-step.ts';
import { tallyChecks, tallyConformance, tallyDrift, tallyEngines, tallyTests } from './tally.ts';

/** `quick` is what every change must pass (`npm test`); `full` adds what a day may come later (`npm run test:full`). */
export type Tier = 'quick' | 'full';

/** The lanes run side by side, each in its order; a machine of CI may run one of them alone. */
export type LaneName = 'code' | 'browser';

export interface Plan {
  readonly lanes: Readonly<Record<LaneName, readonly SuiteStep[]>>;
  /** Reads the reports of all others. */
  readonly last: readonly SuiteStep[];
}

interface VitestRun {
  readonly projects: readonly string[];
  /** Only the test files below these folders. */
  readonly folders?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** The steps of a tier for lanes that share the machine with `beside` others. */
export function planFor(tier: Tier, beside: number): Plan {
  // No lane starts more busy processes than its share of the processors.
  const workers = { TEST_WORKERS: `${Math.max(1, Math.floor(availableParallelism() / (beside + 1)))}` };
  const isFull = tier === 'full';
  // At night in another order and with other random cases. Both seeds are printed, the second where a property fails.
  const drawn = `${Date.now() % 2 ** 31}`;
  const seeds: Readonly<Record<string, string>> = isFull ? { VITEST_SEED: drawn, PROPERTY_SEED: drawn } : {};

  const vitest = (root: string, report: string, { projects, folders = [], env = {} }: VitestRun) => {
    const args = ['run', ...projects.flatMap((project) => ['--project', project]), ...folders];
    return run('vitest', args, { cwd: root, env: { ...workers, TIER: tier, ...seeds, ...env, VITEST_REPORT: report } });
  };
  const serverOnPostgres = async (root: string) => {
    const postgres = await startPostgres({ durable: false });
    try {
      return await vitest(root, 'server-postgres', { projects: ['server'], env: { TEST_DATABASE_URL: postgres.url } });
    } finally {
      await postgres.stop();
    }
  };
  const inBrowser = (config: string, ...args: readonly string[]) => {
    return async (root: string) => {
      if (!installedBrowser() && !existsSync(chromium.executablePath())) {
        throw new Error(
          'There is no Chromium: install one with `apt-get install chromium` or `npx playwright install chromium`.',
        );
      }
      return await run('playwright', ['test', '--config', config, ...args], {
        cwd: root,
        env: { ...workers, TIER: tier },
      });
    };
  };

  const drift = ['src/tools/drift/drift.ts', '--checked', 'reports/check.json'];
  const code: SuiteStep[] = [
    {
      name: 'check',
      work: command('node', 'src/tools/check/check.ts', '--json', 'reports/check.json'),
      tally: (root) => tallyChecks(join(root, 'reports/check.json')),
    },
    {
      name: 'units',
      work: (root) => vitest(root, 'units', { projects: ['shared', 'portal', 'tools'] }),
      tally: report('vitest-units'),
    },
    {
      name: 'server on PostgreSQL',
      movable: true,
      work: serverOnPostgres,
      tally: report('vitest-server-postgres'),
    },
    {
      name: 'drift',
      movable: true,
      work: command('node', ...drift, ...(isFull ? [] : ['--sample'])),
      tally: (root) => tallyDrift(join(root, 'reports/drift.json')),
    },
  ];
  const conformance = ['e2e/conformance.ts', '--max-time', '1800'];
  const browser: SuiteStep[] = [
    { name: 'build', work: command('node', 'src/tools/build.ts') },
    { name: 'size', work: command('size-limit') },
    { name: 'platform', work: command('node', 'src/tools/platform/platform.ts') },
    { name: 'stories', work: inBrowser('e2e/playwright.config.ts'), tally: report('playwright') },
    { name: 'ledgers of the stories', work: command('node', 'e2e/reconcile.ts') },
    // After the stories, because the sites of both use the same ports.
    { name: 'pictures', work: inBrowser('e2e/visual.config.ts', '--pass-with-no-tests'), tally: report('visual') },
    {
      name: 'conformance',
      movable: true,
      // The most seconds are several times those of an idle machine: a workflow that had no time fails.
      work: command('node', ...conformance, ...(isFull ? [] : ['--changes', '8', '--runs', '4'])),
      tally: (root) => tallyConformance(join(root, 'reports/conformance/conformance.json')),
    },
  ];
  if (isFull) {
    code.push(
      {
        name: 'server on PGlite',
        movable: true,
        // All else meets the embedded database in the stories and in the conformance suite.
        work: (root) =>
          vitest(root, 'server-pglite', { projects: ['server'], folders: ['src/server/db', 'src/server/jobs'] }),
        tally: report('vitest-server-pglite'),
      },
      {
        name: 'nightly tests',
        movable: true,
        work: (root) => vitest(root, 'nightly', { projects: ['nightly', 'server nightly'] }),
        tally: report('vitest-nightly'),
      },
    );
    // Before the steps that another lane may take, on a port of the stories.
    browser.splice(-1, 0, {
      name: 'engines',
      work: command('node', 'e2e/engines/engines.ts'),
      tally: (root) => tallyEngines(join(root, 'reports/engines.json')),
    });
    browser.push(
      { name: 'chaos', movable: true, work: command('node', 'e2e/chaos/chaos.ts') },
      { name: 'proxies', movable: true, work: command('node', 'e2e/proxies/proxies.ts') },
      { name: 'image', movable: true, work: command('node', 'e2e/image.ts') },
    );
  }
  return {
    lanes: { code, browser },
    last: [{ name: 'requirements', work: command('node', 'src/tools/requirements.ts') }],
  };
}

const report = (name: string) => (root: string) => tallyTests(join(root, `reports/${name}.json`));
