import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/testing.ts';
import { bossOn } from './jobs.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('a job queue that loses its database says what happened, and none of the data', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
  let isGone = false;
  // As the query builder makes it, with its cause as an own property.
  const gone = () => Object.assign(new Error('Failed query: fetch, params: secret'), { cause: lost });
  const lost = Object.assign(new Error('the connection was reset'), { code: 'ECONNRESET' });
  let workerWasRefused = false;
  const boss = bossOn(
    {
      ...db,
      execute: (text, values) => {
        if (!isGone) return db.execute(text, values);
        workerWasRefused ||= /skip locked/i.test(text) && JSON.stringify([text, values]).includes('sums');
        return Promise.reject(gone());
      },
    },
    log,
  );
  const failures = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'the job queue failed');
  await boss.start();
  try {
    await boss.createQueue('sums');
    await boss.work('sums', { pollingIntervalSeconds: 0.5 }, async () => undefined);
    isGone = true;
    await vi.waitUntil(() => workerWasRefused, { timeout: 60_000 });
    await vi.waitUntil(() => failures().length > 0, { timeout: 60_000 });
  } finally {
    isGone = false;
    await boss.stop({ graceful: false });
  }
  for (const { error } of failures()) {
    expect(error).toMatchObject({ message: 'the connection was reset', code: 'ECONNRESET' });
    expect(error.stack).toMatch(/^\s+at /);
  }
  expect(lines.join('')).not.toContain('secret');
});
