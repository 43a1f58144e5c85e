// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useAttempt } from './use-attempt.ts';

afterEach(cleanup);

test('of two attempts at once the second is not made; after the first has ended another is', async () => {
  const { result } = renderHook(() => useAttempt());
  let end: () => void = () => undefined;
  const run = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  await act(async () => {
    const first = result.current.attempt(run);
    await result.current.attempt(run);
    expect(run).toHaveBeenCalledTimes(1);
    end();
    await first;
  });
  await act(async () => {
    const next = result.current.attempt(run);
    end();
    await next;
  });
  expect(run).toHaveBeenCalledTimes(2);
});

test('a failure is kept until the next attempt, and does not stop it', async () => {
  const { result } = renderHook(() => useAttempt());
  const failure = new Error('no connection');
  await act(() => result.current.attempt(() => Promise.reject(failure)));
  expect(result.current.failure).toBe(failure);
  await act(() => result.current.attempt(async () => undefined));
  expect(result.current.failure).toBeUndefined();
});

test('a failure that was told elsewhere is not kept, one that was not is', async () => {
  const { result } = renderHook(() => useAttempt());
  const failure = new Error('name taken');
  const told = vi.fn(() => true);
  await act(() => result.current.attempt(() => Promise.reject(failure), told));
  expect(told).toHaveBeenCalledExactlyOnceWith(failure);
  expect(result.current.failure).toBeUndefined();
  await act(() =>
    result.current.attempt(
      () => Promise.reject(failure),
      () => false,
    ),
  );
  expect(result.current.failure).toBe(failure);
});
