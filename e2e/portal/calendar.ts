import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ledgers } from '../ledgers.ts';
import { siteServer } from '../site-server.ts';
import { siteAt } from '../sites.ts';
import { expect, test as stories } from '../story.ts';

const calendarSites = ['calendar', 'calendarOnPhone', 'calendarOfAgents'] as const;

/** A site of one story. */
export interface Calendar {
  /** The time of the site (epoch ms). */
  readonly now: () => number;
  /** Moves the time of the site forward to a moment; an earlier one changes nothing. */
  readonly moveTo: (moment: number) => Promise<void>;
}

/** The test function of stories that take days: each has a site of its own and moves its clock. */
export const test = stories.extend<{ readonly calendar: Calendar }>({
  calendar: async ({ baseURL }, use) => {
    const site = calendarSites.find((name) => siteAt(name) === baseURL);
    if (site === undefined) throw new Error(`${baseURL} is no site whose clock moves`);
    const { cwd, env, url } = siteServer(site);
    const server = fork(join(cwd, 'e2e/serve.ts'), ['--calendar'], {
      cwd,
      env: { ...process.env, ...env, KEPT_DATA_DIR: join(ledgers, site) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = once(server, 'exit');
    // Of the waits that it ends, only the first one fails the story.
    const died = ended.then(([code, signal]) => {
      throw new Error(`the site ${site} has ended with ${code ?? signal}`);
    });
    died.catch(() => undefined);
    try {
      const answers = () =>
        fetch(url).then(
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
