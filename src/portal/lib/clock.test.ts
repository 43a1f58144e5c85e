import { expect, test } from 'vitest';
import { now, setClock } from './clock.ts';

test('the clock can be set and put back', () => {
  const restore = setClock(() => 42);
  expect(now()).toBe(42);
  restore();
  expect(Math.abs(now() - Date.now())).toBeLessThan(1000);
});
