import { type CDPSession, chromium, type Page } from '@playwright/test';
import { browserArguments, browserOfFigures, withoutPopups } from '../browser.ts';
import { type Work, workPerFrame } from './frame-work.ts';
import { keystrokes } from './keystrokes.ts';
import { launchServer } from './processes.ts';
import { type Figure, median, percentile } from './result.ts';

const origin = 'http://127.0.0.1:4187';
const games = 10_000;
const slowDown = 4;
/** Each of so many scrolls gives a figure, and the median of them counts. */
const scrolls = 5;
/** A fifth of a wide screen in a tenth of a second, as a wheel turned without haste does it. */
const pixelsPerSecond = 1200;
const pixelsPerScroll = 6000;
/** As many pages of the list as all the scrolls go past, and some more. */
const pagesScrolled = 24;
const words = ['tiger', 'lotus', 'jade', 'copper', 'crystal'];

/** The lobby with 10,000 slots on a processor slowed down four times. */
export async function lobby(dataDir: string): Promise<Figure[]> {
  const server = await launchServer(4187, dataDir, { LOG_LEVEL: 'warn' });
  const executablePath = browserOfFigures();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...browserArguments] });
  try {
    // An announcement that opened over the lobby would be measured in its place.
    const storageState = withoutPopups(origin);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, storageState });
    const session = await page.context().newCDPSession(page);
    const scrollAll = async () => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
      const runs: Scroll[] = [];
      for (let run = 0; run < scrolls; run++) runs.push(await scroll(page, session));
      return runs;
    };
    // The least that a scroll costs: a page of the same length with nothing in it.
    await page.setContent('<!doctype html><body style="height:400000px"></body>');
    const empty = await scrollAll();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await askForPosters();
    await page.goto(`${origin}/rng`, { waitUntil: 'networkidle' });
    const lobby = await scrollAll();
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const typed = await keystrokes(page, session, words);
    return [
      figure('keystroke to painted result, median', median(typed.map(({ painted }) => painted)), 'ms', ['<=', 100]),
      figure('main-thread processor time of a keystroke, median', median(typed.map(({ cpu }) => cpu)), 'ms'),
      figure('main-thread work per scroll frame, p95', p95(lobby, 'wall'), 'ms', ['<=', 16]),
      figure('the same in processor time', p95(lobby, 'cpu'), 'ms'),
      figure('the same on an empty page', p95(empty, 'wall'), 'ms'),
      figure('the same on an empty page in processor time', p95(empty, 'cpu'), 'ms'),
      figure('frames in a scroll of five seconds', median(lobby.map(({ work }) => work.length)), ''),
      figure('all pictures on the screen after a scroll', median(lobby.map(({ pictures }) => pictures)), 'ms'),
      figure('DOM nodes after scrolling', nodes, '', ['<=', 1500]),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/**
 * Has the server make the posters of the games that the scrolls go past. It makes each once for all visitors, on a
 * machine of its own: here it would do so on the processors of the device that is measured.
 */
async function askForPosters(): Promise<void> {
  const pageSize = 42;
  for (let pageNo = 1; pageNo <= pagesScrolled; pageNo++) {
    const list = await fetch(
      `${origin}/wps/relay/GCSGAME_gameList?gameType=RNG&clientType=3&platform=flash%2Chtml5-desktop&pageNo=${pageNo}&pageSize=${pageSize}&language=EN`,
    );
    // Addresses are all that is read of the answer.
    const pictures = (await list.text()).match(/\/art\/game\/\w+\.webp/g) ?? [];
    if (pictures.length !== pageSize) throw new Error(`Page ${pageNo} of the list has ${pictures.length} pictures`);
    for (const picture of pictures) await (await fetch(origin + picture)).arrayBuffer();
  }
}

/** The median over the scrolls of what the busiest twentieth of their frames took. */
function p95(runs: readonly Scroll[], clock: keyof Work): number {
  const perScroll = runs.map(({ work }) => work.map((frame) => frame[clock]));
  return median(perScroll.map((frames) => percentile(frames, 0.95)));
}

function figure(name: string, value: number, unit: string, bound?: Figure['bound']): Figure {
  return { part: 'lobby', name: `${games} games, ${name}`, value, unit, ...(bound && { bound }) };
}

interface Scroll {
  /** Of each frame. */
  readonly work: readonly Work[];
  /** The time until no tile on the screen waited for its picture, in milliseconds. */
  readonly pictures: number;
}

/** A steady scroll, and what comes after it. */
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
