import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ledgers } from '../ledgers.ts';
import { siteServer } from '../site-server.ts';
import { port } from '../sites.ts';
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
