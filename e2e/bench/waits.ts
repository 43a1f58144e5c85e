import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** How often sessions were seen to wait for what, by PostgreSQL's names; `runs` for those that did not. */
export type Waits = ReadonlyMap<string, number>;

const BUSY = `
  select coalesce(wait_event_type || ' ' || wait_event, 'runs') as what, count(*)::int as sessions from pg_stat_activity
  where backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid() group by 1`;

/** Looks at the sessions of a server that are in a transaction, twenty times a second while work goes on. */
export async function waitsDuring<T>(
  url: string,
  work: Promise<T>,
): Promise<{ readonly done: T; readonly waits: Waits }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const waits = new Map<string, number>();
  let going = true;
  const ended = work.finally(() => {
    going = false;
  });
  ended.catch(() => undefined);
  try {
    while (going) {
      const { rows } = await client.query<{ what: string; sessions: number }>(BUSY);
      for (const { what, sessions } of rows) waits.set(what, (waits.get(what) ?? 0) + sessions);
      await pause(50);
    }
  } finally {
    await client.end();
  }
  return { done: await ended, waits };
}

/** The share of all sightings, in percent, of what begins so. */
export function share(waits: Waits, beginning: string): number {
  const sum = (all: readonly (readonly [string, number])[]) => all.reduce((total, [, sessions]) => total + sessions, 0);
  const found = [...waits].filter(([what]) => what.startsWith(beginning));
  return (100 * sum(found)) / sum([...waits]);
}
