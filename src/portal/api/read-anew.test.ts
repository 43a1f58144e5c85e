// @vitest-environment jsdom
import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test } from 'vitest';
import { readAnew } from './read-anew.ts';

const key = ['balance'];
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  onlineManager.setOnline(true);
});

/** Begins to read a query again that is shown, and answers when the test tells it. */
async function begin() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { promise: answer, resolve, reject } = Promise.withResolvers<number>();
  const answers = [Promise.resolve(1), answer];
  const observer = new QueryObserver(queries, { queryKey: key, queryFn: () => answers.shift() ?? 0 });
  ends.push(observer.subscribe(() => undefined));
  await observer.refetch({ cancelRefetch: false });
  let isOver = false;
  const reading = readAnew(queries, [key]).then(() => {
    isOver = true;
  });
  return { queries, reading, resolve, reject, isOver: () => isOver };
}

describe('reading anew', () => {
  test('ends with the answer', async () => {
    const { queries, reading, resolve, isOver } = await begin();
    expect(isOver()).toBe(false);
    resolve(2);
    await reading;
    expect(queries.getQueryData(key)).toBe(2);
  });

  test('ends with a failure, and what is known stays', async () => {
    const { queries, reading, reject } = await begin();
    reject(new Error('broken'));
    await reading;
    expect(queries.getQueryData(key)).toBe(1);
  });

  test('does not wait for a network that is lost meanwhile', async () => {
    const { queries, reading, resolve } = await begin();
    onlineManager.setOnline(false);
    await reading;
    expect(queries.getQueryData(key)).toBe(1);
    resolve(2);
  });
});
