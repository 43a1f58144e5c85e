import { type CDPSession, chromium, type Page } from '@playwright/test';
import { browserArguments, installedBrowser } from '../browser.ts';
import { launchServer } from './processes.ts';
import { type Figure, median, percentile } from './result.ts';
import { onMainThread, type TraceEvent, tasksOf, traced } from './trace.ts';

const games = 10_000;
const slowDown = 4;
/** The browser's note that a frame begins to be handed over. */
const frameEvent = 'BeginCommitCompositorFrame';
const words = ['dragon', 'lotus', 'tiger', 'lantern', 'golden'];

/** The lobby with 10,000 slots on a processor slowed down four times. */
export async function lobby(dataDir: string): Promise<Figure[]> {
  const server = await launchServer(4187, dataDir, { LOG_LEVEL: 'warn' });
  const executablePath = installedBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...browserArguments] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto('http://127.0.0.1:4187/rng', { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const frames = await scroll(session);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const keystrokes = await search(page);
    return [
      {
        part: 'lobby',
        name: `${games} games, keystroke to painted result, median`,
        value: median(keystrokes),
        unit: 'ms',
      },
      {
        part: 'lobby',
        name: 'main-thread work per scroll frame, p95',
        value: percentile(frames, 0.95),
        unit: 'ms',
        bound: ['<=', 16],
      },
      { part: 'lobby', name: 'DOM nodes after scrolling', value: nodes, unit: '', bound: ['<=', 1500] },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Milliseconds of main-thread work in each frame of a steady scroll of 1,200 px a second, from the browser's own trace. */
async function scroll(session: CDPSession): Promise<number[]> {
  const gesture = { x: 720, y: 500, yDistance: -6000, speed: 1200 };
  return workPerFrame(await traced(session, () => session.send('Input.synthesizeScrollGesture', gesture)));
}

function workPerFrame(events: readonly TraceEvent[]): number[] {
  const own = onMainThread(events, frameEvent);
  const frames = own
    .filter((e) => e.name === frameEvent)
    .map((e) => e.ts)
    .sort((a, b) => a - b);
  const tasks = tasksOf(own);
  return frames.slice(0, -1).map((begin, i) => {
    const end = frames[i + 1] ?? begin;
    return tasks.filter((t) => t.ts >= begin && t.ts < end).reduce((sum, t) => sum + (t.dur ?? 0), 0) / 1000;
  });
}

/** From the last keystroke of a word to the frame in which its games stand. */
async function search(page: Page): Promise<number[]> {
  const times: number[] = [];
  const field = page.getByRole('searchbox');
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const word of words) {
    await field.fill(word.slice(0, -1));
    await page.waitForLoadState('networkidle');
    const painted = page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          let pressed = 0;
          document.addEventListener(
            'keydown',
            (event) => {
              pressed = event.timeStamp;
            },
            { capture: true, once: true },
          );
          const look = () => {
            const titles = [...document.querySelectorAll('article')].map(
              (tile) => tile.textContent?.toLowerCase() ?? '',
            );
            const done = pressed > 0 && titles.length > 0 && titles.every((title) => title.includes(wanted));
            if (done) requestAnimationFrame(() => resolve(performance.now() - pressed));
            else requestAnimationFrame(look);
          };
          look();
        }),
      word,
    );
    await field.press(word.slice(-1));
    times.push(await painted);
    await field.fill('');
    await page.waitForLoadState('networkidle');
  }
  return times;
}
