// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useStableCallback } from './use-stable-callback.ts';

afterEach(cleanup);

test('stays the same function and calls the latest one', () => {
  const first = vi.fn();
  const second = vi.fn();
  const { result, rerender } = renderHook(({ run }) => useStableCallback(run), { initialProps: { run: first } });
  const before = result.current;
  rerender({ run: second });
  expect(result.current).toBe(before);
  result.current('word');
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith('word');
});
