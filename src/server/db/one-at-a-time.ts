import { setImmediate } from 'node:timers/promises';

/** Puts a piece of work in the line and answers as it does. What only reads is told apart. */
export type Line = <T>(work: () => Promise<T>, onlyReads: boolean) => Promise<T>;

/**
 * The line before a database that works on this thread, one statement at a time, and keeps everybody waiting meanwhile.
 * What only reads goes before the rest, as on a server, where it waits for nobody who writes; and after each of the rest
 * those are heard who have come meanwhile, so that many logins at once hold up the others by one statement, not by all of
 * theirs. Only so many reads go first as stand there when a turn comes: the rest gets its turn, too.
 */
export function oneAtATime(): Line {
  const reads: (() => Promise<void>)[] = [];
  const rest: (() => Promise<void>)[] = [];
  let working = false;

  async function work(): Promise<void> {
    working = true;
    while (reads.length + rest.length > 0) {
      for (const read of reads.splice(0)) await read();
      await rest.shift()?.();
      if (rest.length > 0) await setImmediate();
    }
    working = false;
  }

  return <T>(piece: () => Promise<T>, onlyReads: boolean) =>
    new Promise<T>((resolve, reject) => {
      (onlyReads ? reads : rest).push(() => piece().then(resolve, reject));
      if (!working) void work();
    });
}
