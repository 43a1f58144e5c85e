import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browserArguments, installedBrowser } from '../browser.ts';
import { launchServer, root } from './processes.ts';
import { type Figure, median } from './result.ts';

type Form = 'mobile' | 'desktop';
const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number }>>;
  readonly audits: Readonly<
    Record<'largest-contentful-paint' | 'cumulative-layout-shift', { readonly numericValue: number }>
  >;
}

/** Lighthouse on the public pages and on the floor app in the same session: the median of five. */
export async function lighthouse(dataDir: string, say: (line: string) => void): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const form of ['mobile', 'desktop'] as const) {
    const floor = await audit(dataDir, 'build/floor', '/index', form, say);
    const floorLcp = median(floor.map((r) => r.audits['largest-contentful-paint'].numericValue));
    figures.push({ part: 'lighthouse', name: `floor app, LCP, ${form}`, value: floorLcp, unit: 'ms' });
    for (const path of ['/index', '/rng']) {
      const reports = await audit(dataDir, 'build/portal', path, form, say);
      figures.push(...judge(reports, path, form, floorLcp));
    }
  }
  return figures;
}

function judge(reports: readonly Report[], path: string, form: Form, floorLcp: number): Figure[] {
  const part = 'lighthouse';
  const lcp = median(reports.map((r) => r.audits['largest-contentful-paint'].numericValue));
  const cls = median(reports.map((r) => r.audits['cumulative-layout-shift'].numericValue));
  const scores = categories.map((category): Figure => {
    const least = category === 'performance' && form === 'mobile' ? 97 : 100;
    const value = median(reports.map((r) => r.categories[category].score * 100));
    return { part, name: `${path}, ${category}, ${form}`, value, unit: '', bound: ['>=', least] };
  });
  return [
    ...scores,
    { part, name: `${path}, LCP, ${form}`, value: lcp, unit: 'ms' },
    { part, name: `${path}, LCP to floor, ${form}`, value: lcp / floorLcp, unit: 'x', bound: ['<=', 1.25] },
    { part, name: `${path}, CLS, ${form}`, value: cls, unit: '', bound: ['<=', 0.02] },
  ];
}

async function audit(
  dataDir: string,
  portalDir: string,
  path: string,
  form: Form,
  say: (line: string) => void,
): Promise<Report[]> {
  const server = await launchServer(4182, dataDir, { LOG_LEVEL: 'warn', PORTAL_DIR: join(root, portalDir) });
  const folder = await mkdtemp(join(tmpdir(), 'portico-lighthouse-'));
  const reports: Report[] = [];
  try {
    for (let run = 1; run <= runs; run++) {
      say(`${portalDir} ${path} ${form} ${run}/${runs}`);
      const output = join(folder, `${run}.json`);
      await visit(path, form, output);
      reports.push(JSON.parse(await readFile(output, 'utf8')) as Report);
    }
  } finally {
    await server.stop();
  }
  return reports;
}

/** Now and then the browser loses the beginning of its own trace, which says nothing about the page: it is tried again. */
async function visit(path: string, form: Form, output: string, attempts = 3): Promise<void> {
  const args = [
    join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js'),
    `http://127.0.0.1:4182${path}`,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    ...(form === 'desktop' ? ['--preset=desktop'] : []),
    `--chrome-flags=--headless ${browserArguments.join(' ')}`,
  ];
  const browser = installedBrowser();
  try {
    await promisify(execFile)('node', args, { env: { ...process.env, ...(browser ? { CHROME_PATH: browser } : {}) } });
  } catch (error) {
    if (attempts === 1 || !String(error).includes('NO_NAVSTART')) throw error;
    await visit(path, form, output, attempts - 1);
  }
}
