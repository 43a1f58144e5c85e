import { type CDPSession, chromium, type Page } from '@playwright/test';
import { browserArguments, headlessBrowser, withoutPopups } from '../browser.ts';
import { launchServer } from './processes.ts';
import { type Figure, median, percentile } from './result.ts';

const origin = 'http://127.0.0.1:4187';
const games = 10_000;
const slowDown = 4;
/** The number of scrolls; the median of their figures counts. */
const scrolls = 5;
/** A fifth of a wide screen per tenth of a second, like an unhurried mouse wheel. */
const pixelsPerSecond = 1200;
const pixelsPerScroll = 6000;
/** Enough pages of the list for all the scrolls, and some more. */
const pagesScrolled = 24;

/** The lobby with 10,000 slots on a four times slower processor. */
export async function lobby(dataDir: string): Promise<Figure[]> {
  const server = await launchServer(4187, dataDir, { LOG_LEVEL: 'warn' });
  const executablePath = headlessBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...browserArguments] });
  try {
    // An announcement over the lobby would be measured instead of it.
    const storageState = withoutPopups(origin);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, storageState });
    const session = await page.context().newCDPSession(page);
    await askForPosters();
    await page.goto(`${origin}/rng`, { waitUntil: 'networkidle' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const runs: Scroll[] = [];
    for (let run = 0; run < scrolls; run++) runs.push(await scroll(page, session));
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const p95 = median(runs.map(({ work }) => percentile(work, 0.95)));
    const part = 'lobby';
    const name = (what: string) => `${games} games, ${what}`;
    return [
      { part, name: name('main thread per scroll frame at 4x, p95'), value: p95, unit: 'ms', target: ['<=', 25] },
      { part, name: name('pictures after a scroll'), value: median(runs.map((run) => run.pictures)), unit: 'ms' },
      { part, name: name('DOM nodes after scrolling'), value: nodes, unit: '', target: ['<=', 1500] },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Draws the posters beforehand. Production draws on another machine; here it would slow the measured device. */
async function askForPosters(): Promise<void> {
  const pageSize = 42;
  for (let pageNo = 1; pageNo <= pagesScrolled; pageNo++) {
    const list = await fetch(
      `${origin}/wps/relay/GCSGAME_gameList?gameType=RNG&clientType=3&platform=flash%2Chtml5-desktop&pageNo=${pageNo}&pageSize=${pageSize}&language=EN`,
    );
    // Only the addresses of the answer are used.
    const pictures = (await list.text()).match(/\/art\/game\/\w+\.webp/g) ?? [];
    if (pictures.length !== pageSize) throw new Error(`Page ${pageNo} of the list has ${pictures.length} pictures`);
    for (const picture of pictures) await (await fetch(origin + picture)).arrayBuffer();
  }
}

interface Scroll {
  /** Per frame, in milliseconds. */
  readonly work: readonly number[];
  /** The time until no visible tile waited for its picture, in milliseconds. */
  readonly pictures: number;
}

/** Scrolls steadily and measures the time after it. */
async function scroll(page: Page, session: CDPSession): Promise<Scroll> {
  const work = await workPerFrame(session, () =>
    session.send('Input.synthesizeScrollGesture', {
      x: 720,
      y: 500,
      yDistance: -pixelsPerScroll,
      speed: pixelsPerSecond,
    }),
  );
  const begin = performance.now();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('article')]
      .filter((tile) => {
        const { top, bottom } = tile.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      })
      .every((tile) => (tile.querySelector('img')?.naturalWidth ?? 0) > 0),
  );
  return { work, pictures: performance.now() - begin };
}

/** The main thread's task that produces a frame. */
const frameTask = 'ScheduledActionSendBeginMainFrame';

/** A task of a thread, as recorded in a trace. */
interface Task {
  readonly name: string;
  readonly ph: string;
  /** The start in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly src_func?: string };
}

/**
 * The main thread's work per frame while `act` runs, in milliseconds. A frame's work is all tasks from its own frame
 * task until the next one.
 */
async function workPerFrame(session: CDPSession, act: () => Promise<unknown>): Promise<number[]> {
  const tasks = await tasksOfMainThread(session, act);
  // Tasks before the first frame belong to no frame, and the last frame is incomplete.
  return tasks
    .reduce<number[]>((frames, task) => {
      if (makesFrame(task)) frames.push(0);
      const last = frames.length - 1;
      if (last >= 0) frames[last] = (frames[last] ?? 0) + (task.dur ?? 0) / 1000;
      return frames;
    }, [])
    .slice(0, -1);
}

/** The outermost tasks of the main thread while `act` runs. */
async function tasksOfMainThread(session: CDPSession, act: () => Promise<unknown>): Promise<readonly Task[]> {
  const tasks: Task[] = [];
  const collect = ({ value }: { value: unknown[] }) => {
    // The protocol leaves the events of a trace untyped.
    for (const event of value as Task[]) if (event.ph === 'X' && event.name.endsWith('RunTask')) tasks.push(event);
  };
  session.on('Tracing.dataCollected', collect);
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  // Recording more would add work to the measured thread.
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel'], excludedCategories: ['*'] },
    transferMode: 'ReportEvents',
  });
  await act();
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const frame = tasks.findLast(makesFrame);
  if (!frame) throw new Error('The trace has no frames');
  return outermost(tasks.filter(({ pid, tid }) => pid === frame.pid && tid === frame.tid));
}

function makesFrame({ args }: Task): boolean {
  return args.src_func === frameTask;
}

/** Nested tasks count once. */
function outermost(tasks: readonly Task[]): Task[] {
  let end = Number.NEGATIVE_INFINITY;
  return [...tasks]
    .sort((a, b) => a.ts - b.ts)
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}
