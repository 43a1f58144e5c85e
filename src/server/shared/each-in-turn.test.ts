import { expect, test } from 'vitest';
import { eachInTurn } from './each-in-turn.ts';

test('each item has its turn, also after one that fails, and all failures are told at the end', async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    await Promise.resolve();
    done.push(item);
    if (item % 2 === 0) throw new Error(`no ${item}`);
  };
  const failure: unknown = await eachInTurn([1, 2, 3, 4], work, (count) => `${count} failed`).catch((error) => error);
  expect(done).toEqual([1, 2, 3, 4]);
  expect(failure).toBeInstanceOf(AggregateError);
  expect(failure).toMatchObject({ message: '2 failed', errors: [new Error('no 2'), new Error('no 4')] });
  await expect(eachInTurn([1, 3], work, String)).resolves.toBeUndefined();
});
