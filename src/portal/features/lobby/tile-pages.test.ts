// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useEndReached } from './tile-pages.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function setUp() {
  const onReached = vi.fn();
  const { rerender } = renderHook(({ isNear, length }) => useEndReached(isNear, length, onReached), {
    initialProps: { isNear: false, length: 42 },
  });
  return { onReached, rerender };
}

describe('useEndReached', () => {
  test('PERF-05 asks for the next page at once, then at most every 200 ms', () => {
    const { onReached, rerender } = setUp();
    rerender({ isNear: true, length: 42 });
    expect(onReached).toHaveBeenCalledTimes(1);
    rerender({ isNear: true, length: 84 });
    act(() => void vi.advanceTimersByTime(199));
    expect(onReached).toHaveBeenCalledTimes(1);
    act(() => void vi.advanceTimersByTime(1));
    expect(onReached).toHaveBeenCalledTimes(2);
  });

  test('PERF-05 a call that was held back is dropped when the end is far again', () => {
    const { onReached, rerender } = setUp();
    rerender({ isNear: true, length: 42 });
    rerender({ isNear: true, length: 84 });
    rerender({ isNear: false, length: 84 });
    act(() => void vi.advanceTimersByTime(1000));
    expect(onReached).toHaveBeenCalledTimes(1);
  });
});
