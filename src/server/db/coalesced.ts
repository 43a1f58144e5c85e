import { setImmediate } from 'node:timers/promises';

interface Waiting<Row> {
  readonly key: string;
  readonly resolve: (row: Row | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** The limit of keys per query. */
const LARGEST = 100;

/**
 * Looks rows up by key, many in one query. Calls that come during a query wait, and share the next one. A query always
 * begins after its keys came, so each call sees everything committed before it.
 */
export function coalesced<Row>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): (key: string) => Promise<Row | undefined> {
  let queue: Waiting<Row>[] = [];
  let asking = false;

  async function answer(batch: readonly Waiting<Row>[]): Promise<void> {
    try {
      const rows = await ask([...new Set(batch.map(({ key }) => key))]);
      for (const { key, resolve } of batch) resolve(rows.get(key));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function work(): Promise<void> {
    asking = true;
    while (queue.length > 0) {
      // The embedded database blocks this thread while it answers, so other waiting calls are collected first.
      await setImmediate();
      const batch = queue.slice(0, LARGEST);
      queue = queue.slice(LARGEST);
      await answer(batch);
    }
    asking = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      queue.push({ key, resolve, reject });
      if (!asking) void work();
    });
}
