import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttled } from './live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('passes the last value on, at most once in each pause', () => {
  const passed: number[] = [];
  const take = throttled((value: number) => passed.push(value), 500);
  take(1);
  take(2);
  expect(passed).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(passed).toEqual([2]);
  take(3);
  vi.advanceTimersByTime(499);
  take(4);
  vi.advanceTimersByTime(1);
  expect(passed).toEqual([2, 4]);
  vi.advanceTimersByTime(5_000);
  expect(passed).toEqual([2, 4]);
});
