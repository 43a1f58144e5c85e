import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { siteServer } from '../site-server.ts';
import { ledgers, port } from '../sites.ts';
import { expect, test as stories } from '../story.ts';

/** The offset of the first port of these sites from the first port of all. */
const OFFSET = 20;

/** A site of one story. */
export interface Calendar {
  /** The time of the site (epoch ms). */
  readonly now: () => number;
  /** Moves the time of the site forward to a moment; an earlier one changes nothing. */
  readonly moveTo: (moment: number) => Promise<void>;
}

/** The test function of stories that move the clock: each has a site of its own, at the `baseURL` of its worker. */
export const test = stories.extend<{ readonly calendar: Calendar }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  baseURL: async ({}, use, { parallelIndex }) => {
    await use(`http://127.0.0.1:${port + OFFSET + parallelIndex}`);
  },
  calendar: async ({ baseURL }, use, { testId }) => {
    if (baseURL === undefined) throw new Error('the site of a calendar has no address');
    // Its stories end the bets by the clock, and nobody places them too late.
    const { cwd, env } = siteServer('calendar', [], { MOONSHOT_BETTING_SECONDS: '60' });
    const server = fork(join(cwd, 'e2e/serve.ts'), ['--calendar'], {
      cwd,
      env: {
        ...process.env,
        ...env,
        PORT: new URL(baseURL).port,
        KEPT_DATA_DIR: join(ledgers, `calendar-${testId}`),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = once(server, 'exit');
    // Of the waits that it ends, only the first one fails the story.
    const died = ended.then(([code, signal]) => {
      throw new Error(`the site at ${baseURL} has ended with ${code ?? signal}`);
    });
    died.catch(() => undefined);
    try {
      const answers = () =>
        fetch(`${baseURL}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      await Promise.race([died, expect.poll(answers, { timeout: 120_000 }).toBe(true)]);
      let ahead = 0;
      const now = () => Date.now() + ahead;
      const moveTo = async (moment: number) => {
        ahead += Math.max(0, moment - now());
        server.send(ahead);
        await Promise.race([died, once(server, 'message')]);
      };
      await use({ now, moveTo });
    } finally {
      server.kill('SIGTERM');
      await ended;
    }
  },
});

interface Draw {
  readonly opensAt: string;
  readonly closesAt: string;
  readonly drawAt: string;
}

interface Coming {
  readonly serverTime: string;
  readonly content: readonly Draw[];
}

async function coming(request: APIRequestContext, game: string, count: number): Promise<Coming> {
  const answer = await request.get(`/lgw/lottery/games/${game}/comingDraws?count=${count}`);
  return (await answer.json()).value;
}

/** Moves the time of a site on until a draw of a game takes bets for more than so many seconds. */
export async function leaveTime(
  calendar: Calendar,
  request: APIRequestContext,
  game: string,
  seconds: number,
): Promise<void> {
  const { serverTime, content } = await coming(request, game, 2);
  const until = Date.parse(serverTime) + seconds * 1_000;
  const draw = content.find(({ closesAt }) => Date.parse(closesAt) > until);
  if (draw === undefined) throw new Error(`${game} has no draw that takes bets so long`);
  // In the evening no draw takes bets for a while, and the next one opens later.
  await calendar.moveTo(Date.parse(draw.opensAt) + 1_000);
}

/** Moves the time of a site to the moment after the next draw of a game. */
export async function pastDraw(calendar: Calendar, request: APIRequestContext, game: string): Promise<void> {
  const [next] = (await coming(request, game, 1)).content;
  if (next === undefined) throw new Error(`${game} has no draws`);
  await calendar.moveTo(Date.parse(next.drawAt) + 1_000);
}

/** The day before today in the brand's time zone, `YYYY-MM-DD`. */
export function yesterday(): string {
  return new Date(Date.now() + (7 - 24) * 3_600_000).toISOString().slice(0, 10);
}
