import { setImmediate } from 'node:timers/promises';

/** Queues a task and returns its result. Reads are marked as such. */
export type Line = <T>(work: () => Promise<T>, onlyReads: boolean) => Promise<T>;

/**
 * The queue of a database that works on this thread, one statement at a time. Reads go first, as on a server, where
 * they never wait for writes. New reads are let in after each write, so that many logins delay the others by one
 * statement only. Each turn takes only the reads that wait when it begins, so that writes are not starved.
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
