import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashingThreads } from './hashing-threads.ts';

const folder = mkdtempSync(join(tmpdir(), 'hashing-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A thread whose password is what it shall do: `die`, `fault`, or be done when its turn comes. */
const program = join(folder, 'thread.mjs');
writeFileSync(
  program,
  `import { parentPort, threadId } from 'node:worker_threads';
  let done = 0;
  parentPort.on('message', ({ id, password }) => {
    if (password === 'die') process.exit(1);
    if (password === 'fault') return parentPort.postMessage({ id, fault: 'a fault' });
    done += 1;
    parentPort.postMessage({ id, hash: threadId + ':' + done + ':' + password });
  });`,
);

const work = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const threadsOf = (threads: number, waiting = 100) => {
  const { run } = hashingThreads({ threads, waiting, program });
  return { run: (task: { readonly password: string }) => run({ ...task, work }) };
};

test('one thread takes one after the other, in the order in which they came', async () => {
  const { run } = threadsOf(1);
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((password) => run({ password })));
  const [thread] = answers[0]?.hash?.split(':') ?? [];
  expect(answers.map(({ hash }) => hash)).toEqual(['a', 'b', 'c', 'd', 'e'].map((p, i) => `${thread}:${i + 1}:${p}`));
});

test('no more threads are started than are allowed, and no second one before it is needed', async () => {
  const { run } = threadsOf(2);
  const threadOf = async (password: string) => (await run({ password })).hash?.split(':')[0];
  expect(await threadOf('a')).toBe(await threadOf('b'));
  const many = await Promise.all(Array.from({ length: 20 }, () => threadOf('x')));
  expect(new Set(many).size).toBe(2);
});

test('who would wait too long is told so at once, and the line goes on', async () => {
  const { run } = threadsOf(1, 2);
  // Four are given to the thread, two wait.
  const six = Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((password) => run({ password })));
  await expect(run({ password: 'g' })).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfterSeconds: 5 },
  });
  expect(await six).toHaveLength(6);
  expect((await run({ password: 'h' })).hash).toMatch(/:h$/);
});

test('a fault is told to who asked, a thread that ends is replaced for those who wait', async () => {
  const { run } = threadsOf(1);
  await expect(run({ password: 'fault' })).rejects.toThrow('a fault');
  const dying = expect(run({ password: 'die' })).rejects.toThrow('a hashing thread has ended');
  const given = ['b', 'c', 'd'].map((password) =>
    expect(run({ password })).rejects.toThrow('a hashing thread has ended'),
  );
  const waiting = run({ password: 'waits' });
  await Promise.all([dying, ...given]);
  expect((await waiting).hash).toMatch(/:waits$/);
});
