import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { browserArguments, browserOfFigures, withoutPopups } from '../browser.ts';
import { endOf, type Task, tasksOfMainThread } from './frame-work.ts';
import { launchServer, root } from './processes.ts';
import { type Figure, median, percentile } from './result.ts';

const part = 'forms';
const runs = 3;
const slowDown = 4;
/** A frame at 60 Hz. */
const frame = 16.7;
const address = 'http://127.0.0.1:4196';
/** Breaks most rules at first, keeps many in the end, and passes through letters, digits, signs and a blank. */
const text = 'Ab 1_x9@.b26';
/** For a key's own frame, before the next key. */
const pause = 60;
/** Set by the page when a key goes down. */
const mark = 'bench-key';

/** The longest that the main thread was held from one key to the next: by the clock, and by its own work alone. */
interface Key {
  readonly held: number;
  readonly worked: number;
}

interface Form {
  readonly name: string;
  readonly path: string;
  /** The second of its ways is the one. */
  readonly other?: boolean;
}

const forms: readonly Form[] = [
  { name: 'login by name', path: '/login' },
  { name: 'login by code', path: '/login', other: true },
  { name: 'registration by name', path: '/register' },
  { name: 'registration by number', path: '/register', other: true },
];

/**
 * A key in every field of login and registration, where a site asks for all that it can, on a processor four times as
 * slow. Of each key the middle of several runs counts, each on a fresh page, so that what other programs do in a moment
 * does not.
 */
export async function typing(say: (line: string) => void): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-forms-'));
  const brand = await demandingBrand(folder);
  const server = await launchServer(4196, join(folder, 'data'), { LOG_LEVEL: 'warn', BRAND_FILE: brand });
  const executablePath = browserOfFigures();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...browserArguments] });
  try {
    const figures = await judge('bare field', (slow) => bare(browser, slow));
    for (const form of forms) {
      say(form.name);
      const found = await judge(form.name, (slow) => typed(browser, form, slow));
      figures.push(...found.map((figure): Figure => ({ ...figure, bound: ['<=', frame] })));
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

/** Every field that the registration knows, and a captcha from the start. */
async function demandingBrand(folder: string): Promise<string> {
  // The file that the server checks when it starts.
  const brand = JSON.parse(await readFile(join(root, 'src/server/config/lumo.json'), 'utf8')) as {
    register: { rules: Record<string, { enabled: boolean }> };
    settings: { captcha: { login: boolean; register: boolean } };
  };
  for (const rule of Object.values(brand.register.rules)) rule.enabled = true;
  brand.settings.captcha = { login: true, register: true };
  const file = join(folder, 'brand.json');
  await writeFile(file, JSON.stringify(brand));
  return file;
}

/** Of each key the middle of its runs. */
async function repeated(run: () => Promise<readonly Key[]>): Promise<readonly Key[]> {
  const all: (readonly Key[])[] = [];
  for (let count = 0; count < runs; count++) all.push(await run());
  const middle = (key: number, of: keyof Key) => median(all.map((keys) => keys[key]?.[of] ?? Number.NaN));
  return (all[0] ?? []).map((_, key) => ({ held: middle(key, 'held'), worked: middle(key, 'worked') }));
}

/** A form in the slowed-down browser, by the clock; and at full speed, by the work of the thread, which others leave alone. */
async function judge(name: string, run: (slow: boolean) => Promise<readonly Key[]>): Promise<Figure[]> {
  const held = (await repeated(() => run(true))).map((key) => key.held);
  const worked = (await repeated(() => run(false))).map((key) => slowDown * key.worked);
  return [
    { part, name: `${name}, longest task of a key at 4x, p95`, value: percentile(held, 0.95), unit: 'ms' },
    { part, name: `${name}, four times its processor time, p95`, value: percentile(worked, 0.95), unit: 'ms' },
    { part, name: `${name}, four times its processor time, at most`, value: Math.max(...worked), unit: 'ms' },
  ];
}

async function bare(browser: Browser, slow: boolean): Promise<readonly Key[]> {
  const page = await browser.newPage();
  await page.setContent('<form><input></form>');
  const keys = await keysIn(page, page.locator('input'), slow);
  await page.close();
  return keys;
}

async function typed(browser: Browser, { path, other }: Form, slow: boolean): Promise<readonly Key[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, storageState: withoutPopups(address) });
  await page.goto(address + path, { waitUntil: 'networkidle' });
  if (other) {
    await page.getByRole('radio').nth(1).check({ force: true });
    await page.waitForLoadState('networkidle');
  }
  const typeable = 'form input:not([type=radio]):not([type=checkbox]):not([readonly])';
  const keys = await keysIn(page, page.locator(typeable).filter({ visible: true }), slow);
  await page.close();
  return keys;
}

async function keysIn(page: Page, inputs: Locator, slow: boolean): Promise<readonly Key[]> {
  const session = await page.context().newCDPSession(page);
  if (slow) await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.evaluate((name) => {
    document.addEventListener('keydown', () => void performance.mark(name), { capture: true });
  }, mark);
  const keys: Key[] = [];
  for (const input of await inputs.all()) {
    await input.focus();
    // What the focus brings along is no key's doing.
    await page.waitForTimeout(5 * pause);
    const { tasks, marks } = await tasksOfMainThread(session, async () => {
      for (const key of text) {
        await page.keyboard.press(key === ' ' ? 'Space' : key);
        await page.waitForTimeout(pause);
      }
    });
    keys.push(...longestTasks(tasks, marks.get(mark) ?? []));
  }
  return keys;
}

/** Of each key, by the times at which the keys went down. The task of a key begins a moment before that. */
function longestTasks(tasks: readonly Task[], starts: readonly number[]): Key[] {
  return starts.map((start, key) => {
    const next = starts[key + 1] ?? Number.POSITIVE_INFINITY;
    const of = tasks.filter((task) => endOf(task) > start && endOf(task) <= next);
    const longest = (times: readonly number[]) => Math.max(0, ...times) / 1000;
    return { held: longest(of.map(({ dur = 0 }) => dur)), worked: longest(of.map(({ tdur = 0 }) => tdur)) };
  });
}
