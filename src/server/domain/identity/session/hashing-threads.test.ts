import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashingThreads } from './hashing-threads.ts';

const folder = mkdtempSync(join(tmpdir(), 'hashing-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A thread whose task is its password: `die`, `fault`, or completion when its turn comes. */
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

test('one thread runs one task after the other, in order of arrival', async () => {
  const { run } = threadsOf(1);
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((password) => run({ password })));
  const [thread] = answers[0]?.hash?.split(':') ?? [];
  expect(answers.map(({ hash }) => hash)).toEqual(['a', 'b', 'c', 'd', 'e'].map((p, i) => `${thread}:${i + 1}:${p}`));
});

test('no more threads start than allowed, and no second one before it is needed', async () => {
  const { run } = threadsOf(2);
  const threadOf = async (password: string) => (await run({ password })).hash?.split(':')[0];
  expect(await threadOf('a')).toBe(await threadOf('b'));
  const many = await Promise.all(Array.from({ length: 20 }, () => threadOf('x')));
  expect(new Set(many).size).toBe(2);
});

test('a task with too long a wait is refused at once, and the queue continues', async () => {
  const { run } = threadsOf(1, 2);
  // The thread gets four tasks, and two wait.
  const six = Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((password) => run({ password })));
  await expect(run({ password: 'g' })).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfterSeconds: 5 },
  });
  expect(await six).toHaveLength(6);
  expect((await run({ password: 'h' })).hash).toMatch(/:h$/);
});

test('the caller receives a fault, and a thread that ends is replaced for the waiting tasks', async () => {
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
