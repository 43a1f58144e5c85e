import { expect, test } from 'vitest';
import { hashingLine } from './hashing-line.ts';

/** Tasks that end when the test says so. */
function tasks() {
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const task = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      started.push(name);
      ends.set(name, (error) => (error ? reject(error) : resolve(name)));
    });
  return { started, task, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('so many run at once as there are threads, the others in the order in which they came', async () => {
  const { started, task, end } = tasks();
  const run = hashingLine({ threads: 2, waiting: 10 });
  const all = Promise.all(['a', 'b', 'c', 'd'].map((name) => run(task(name))));
  await settled();
  expect(started).toEqual(['a', 'b']);
  end('b');
  await settled();
  expect(started).toEqual(['a', 'b', 'c']);
  end('a');
  end('c');
  await settled();
  end('d');
  expect(await all).toEqual(['a', 'b', 'c', 'd']);
});

test('one that fails makes place for the next', async () => {
  const { started, task, end } = tasks();
  const run = hashingLine({ threads: 1, waiting: 10 });
  const failing = expect(run(task('a'))).rejects.toThrow('broken');
  const next = run(task('b'));
  await settled();
  end('a', new Error('broken'));
  await failing;
  await settled();
  expect(started).toEqual(['a', 'b']);
  end('b');
  expect(await next).toBe('b');
});

test('who would wait too long is told so at once, and the place is free again afterwards', async () => {
  const { task, end } = tasks();
  const run = hashingLine({ threads: 1, waiting: 1 });
  const first = run(task('a'));
  const second = run(task('b'));
  await expect(run(task('c'))).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 5 } });
  end('a');
  await first;
  await settled();
  end('b');
  await second;
  const third = run(task('c'));
  await settled();
  end('c');
  expect(await third).toBe('c');
});
