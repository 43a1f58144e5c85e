import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coalesced } from './coalesced.ts';

/** A store whose questions the test answers by hand, one by one. */
function store() {
  const questions: { keys: readonly string[]; answer: () => void; fail: (error: Error) => void }[] = [];
  const read = coalesced<string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const rows = new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `row of ${key}`]));
        questions.push({ keys, answer: () => resolve(rows), fail: reject });
      }),
  );
  return { questions, read };
}

describe('coalesced', () => {
  test('queries once for all concurrent calls, then once for all that came meanwhile', async () => {
    const { questions, read } = store();
    const first = read('a');
    await expect.poll(() => questions.map(({ keys }) => keys)).toEqual([['a']]);
    const later = [read('b'), read('c'), read('b'), read('nobody')];
    questions[0]?.answer();
    expect(await first).toBe('row of a');
    await expect.poll(() => questions.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c', 'nobody']]);
    questions[1]?.answer();
    expect(await Promise.all(later)).toEqual(['row of b', 'row of c', 'row of b', undefined]);
  });

  test('a failed query fails the calls that waited for it, and no others', async () => {
    const { questions, read } = store();
    const first = read('a');
    await expect.poll(() => questions).toHaveLength(1);
    const second = read('b');
    questions[0]?.fail(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await expect.poll(() => questions).toHaveLength(2);
    questions[1]?.answer();
    expect(await second).toBe('row of b');
  });

  test('never queries more than 100 keys at once and answers every call', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string(), { maxLength: 400 }), async (keys) => {
        let largest = 0;
        const read = coalesced<string>(async (asked) => {
          largest = Math.max(largest, asked.length);
          return new Map(asked.map((key) => [key, `row of ${key}`]));
        });
        expect(await Promise.all(keys.map(read))).toEqual(keys.map((key) => `row of ${key}`));
        expect(largest).toBeLessThanOrEqual(100);
      }),
    );
  });
});
