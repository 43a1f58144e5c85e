import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { browserArguments, headlessBrowser, withoutPopups } from '../browser.ts';
import type { BenchOptions, Form } from './options.ts';
import { launchServer, root } from './processes.ts';
import { type Figure, median } from './result.ts';

const port = 4182;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  /** Without the figures that the run does not include. */
  readonly categories: Readonly<Partial<Record<(typeof categories)[number], { readonly score: number }>>>;
  readonly audits: Readonly<
    Record<'largest-contentful-paint' | 'cumulative-layout-shift', { readonly numericValue: number }>
  >;
}

interface LighthouseOptions extends BenchOptions {
  readonly say: (line: string) => void;
  /** Writes the figures measured so far. */
  readonly keep: (figures: readonly Figure[]) => Promise<void>;
}

/**
 * Lighthouse on the pages and on the floor app in the same session. Figures that depend on time are the median of the
 * runs; the others are measured once. Pages that fail are named at the end, and the other pages keep their figures.
 */
export async function lighthouse(
  dataDir: string,
  { routes, forms, runs, say, keep }: LighthouseOptions,
): Promise<Figure[]> {
  const profile = await calmProfile();
  const figures: Figure[] = [];
  const failed: string[] = [];
  for (const form of forms) {
    const visits = { profile, form, runs };
    const floor = await served(dataDir, 'build/floor', () => audit({ ...visits, path: '/index' }));
    const floorLcp = median(floor.map((r) => r.audits['largest-contentful-paint'].numericValue));
    figures.push({ part: 'lighthouse', name: `floor app, LCP, ${form}`, value: floorLcp, unit: 'ms' });
    await served(dataDir, 'build/portal', async () => {
      for (const [index, path] of routes.entries()) {
        say(`${form} ${index + 1}/${routes.length} ${path}`);
        try {
          figures.push(...judge(await audit({ ...visits, path }), path, form, floorLcp));
        } catch (error) {
          say(`${form} ${path} could not be measured: ${String(error).slice(0, 300)}`);
          failed.push(`${path}, ${form}`);
        }
        await keep(figures);
      }
    });
  }
  await rm(profile, { recursive: true, force: true });
  const name = `pages that could not be measured${failed.map((each) => `, ${each}`).join('')}`;
  return [...figures, { part: 'lighthouse', name, value: failed.length, unit: '', target: ['<=', 0] }];
}

function judge(reports: readonly Report[], path: string, form: Form, floorLcp: number): Figure[] {
  const shared = { part: 'lighthouse', row: { table: `lighthouse, ${form}`, of: path } } as const;
  const lcp = median(reports.map((r) => r.audits['largest-contentful-paint'].numericValue));
  const cls = median(reports.map((r) => r.audits['cumulative-layout-shift'].numericValue));
  const scores = categories.map((category): Figure => {
    const least = category === 'performance' && form === 'mobile' ? 95 : 100;
    const value = median(reports.flatMap((r) => r.categories[category] ?? []).map(({ score }) => score)) * 100;
    return { ...shared, name: category, value, unit: '', target: ['>=', least] };
  });
  return [
    ...scores,
    { ...shared, name: 'LCP', value: lcp, unit: 'ms' },
    { ...shared, name: 'to floor', value: lcp / floorLcp, unit: 'x', target: ['<=', 1.25] },
    { ...shared, name: 'CLS', value: cls, unit: '', target: ['<=', 0.02] },
  ];
}

async function served<T>(dataDir: string, portalDir: string, work: () => Promise<T>): Promise<T> {
  const server = await launchServer(port, dataDir, { LOG_LEVEL: 'warn', PORTAL_DIR: join(root, portalDir) });
  try {
    return await work();
  } finally {
    await server.stop();
  }
}

interface Visits {
  readonly profile: string;
  readonly path: string;
  readonly form: Form;
  readonly runs: number;
}

async function audit({ profile, path, form, runs }: Visits): Promise<Report[]> {
  const reports: Report[] = [];
  // The first run has the figures that do not depend on time.
  for (let run = 1; run <= runs; run++) reports.push(await visit({ profile, path, form, wholly: run === 1 }));
  return reports;
}

interface Visit extends Pick<Visits, 'profile' | 'path' | 'form'> {
  readonly wholly: boolean;
}

/** The browser sometimes loses the start of its trace, which is no fault of the page. So the run repeats. */
async function visit(what: Visit, attempts = 3): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-lighthouse-'));
  const fresh = join(folder, 'profile');
  const output = join(folder, 'report.json');
  // A browser that just ended may still be removing its lock.
  await cp(what.profile, fresh, { recursive: true, filter: (path) => !basename(path).startsWith('Singleton') });
  const args = [
    join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js'),
    `http://127.0.0.1:${port}${what.path}`,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--only-categories=${what.wholly ? categories.join(',') : 'performance'}`,
    ...(what.form === 'desktop' ? ['--preset=desktop'] : []),
    `--chrome-flags=--headless --user-data-dir=${fresh} ${browserArguments.join(' ')}`,
  ];
  const browser = headlessBrowser();
  try {
    await promisify(execFile)('node', args, { env: { ...process.env, ...(browser ? { CHROME_PATH: browser } : {}) } });
    // Lighthouse wrote this file.
    return JSON.parse(await readFile(output, 'utf8')) as Report;
  } catch (error) {
    if (attempts === 1 || !String(error).includes('NO_NAVSTART')) throw error;
    return await visit(what, attempts - 1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A browser profile of a visitor who wants no popup announcements; every visit starts with a copy of it. */
async function calmProfile(): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'portico-profile-'));
  const executablePath = headlessBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: [...browserArguments],
  });
  const [page = await context.newPage()] = context.pages();
  const { origins } = withoutPopups(`http://127.0.0.1:${port}`);
  // Writing the storage of an origin needs no answer from it.
  await context.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  for (const { origin, localStorage } of origins) {
    await page.goto(origin);
    await page.evaluate((items) => {
      for (const { name, value } of items) window.localStorage.setItem(name, value);
    }, localStorage);
  }
  await context.close();
  return profile;
}
