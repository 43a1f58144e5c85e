import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** A queue, and the order in which its tasks ran. */
function line() {
  const inLine = oneAtATime();
  const done: string[] = [];
  const stand = (name: string, onlyReads: boolean) =>
    inLine(async () => {
      done.push(`${name} begins`);
      await Promise.resolve();
      done.push(name);
      return name;
    }, onlyReads);
  const ends = () => done.filter((name) => !name.endsWith('begins'));
  return { inLine, done, ends, read: (name: string) => stand(name, true), write: (name: string) => stand(name, false) };
}

describe('one at a time', () => {
  test('reads go first, the rest in order of arrival', async () => {
    const { read, write, ends } = line();
    await Promise.all([write('w1'), write('w2'), write('w3'), read('r1'), read('r2')]);
    expect(ends()).toEqual(['w1', 'r1', 'r2', 'w2', 'w3']);
  });

  test('reads that come during many writes wait for one of them only', async () => {
    const { read, write, ends } = line();
    const writes = ['w1', 'w2', 'w3', 'w4'].map(write);
    await turn();
    const before = ends();
    expect(before.length).toBeLessThan(4);
    await read('r');
    expect(ends().slice(0, before.length + 2)).toContain('r');
    await Promise.all(writes);
  });

  test('writes are not starved by constant reads', async () => {
    const { read, write, ends } = line();
    const most = 100;
    const readOn = async (left: number): Promise<void> => {
      if (left === 0) return;
      await read('r');
      await readOn(left - 1);
    };
    await Promise.all([readOn(most), readOn(most), write('w')]);
    expect(ends().indexOf('w')).toBeLessThan(most);
  });

  test('an error reaches its caller, and the queue goes on', async () => {
    const { inLine, write } = line();
    const faulty = inLine(() => Promise.reject(new Error('gone')), false);
    const next = write('w');
    await expect(faulty).rejects.toThrow('gone');
    expect(await next).toBe('w');
  });

  test('never two at once, and every task runs', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 40 }), async (kinds) => {
        const { read, write, done } = line();
        const names = await Promise.all(kinds.map((reads, i) => (reads ? read : write)(`${i}`)));
        expect(names).toEqual(kinds.map((_, i) => `${i}`));
        expect(done.every((name, i) => i % 2 === 0 || done[i - 1] === `${name} begins`)).toBe(true);
        expect(done).toHaveLength(2 * kinds.length);
      }),
    ));
});
