import { executionAsyncResource } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { keepTickShape } from './keep-tick-shape.ts';

test('what is kept is one of the objects that Node runs ticks from, of the same keys in the same order', async () => {
  const kept = keepTickShape();
  const running = await new Promise<object>((resolve) => process.nextTick(() => resolve(executionAsyncResource())));
  expect(kept).toBeDefined();
  expect(Reflect.ownKeys(kept ?? {})).toEqual(Reflect.ownKeys(running));
  expect(kept).not.toBe(running);
});
