import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('what was asked for first is done first, and a failure holds nobody up', async () => {
  const done: string[] = [];
  const work = (name: string) => async () => {
    done.push(`${name} begins`);
    await Promise.resolve();
    if (name === 'b') throw new Error('b broke');
    done.push(`${name} ends`);
    return name;
  };
  const [a, b, c] = await Promise.allSettled(['a', 'b', 'c'].map((name) => inTurn(work(name))));
  expect(done).toEqual(['a begins', 'a ends', 'b begins', 'c begins', 'c ends']);
  expect([a?.status, b?.status, c?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
