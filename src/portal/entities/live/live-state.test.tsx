// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteLive, usePolling } from './live-state.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  noteLive(false);
});

function reads(polling: { readonly enabled?: boolean; readonly streamed?: boolean }) {
  const refetch = vi.fn(async () => undefined);
  const { unmount } = renderHook(() => usePolling({ enabled: true, everyMs: 1_000, refetch, ...polling }));
  vi.advanceTimersByTime(3_500);
  unmount();
  vi.advanceTimersByTime(3_500);
  return refetch.mock.calls.length;
}

test('is needed without the stream, as long as it is shown', () => {
  expect(reads({})).toBe(3);
  expect(reads({ enabled: false })).toBe(0);
});

test('MEMBER-15 what the stream does not report is read anew beside it, and nothing else', () => {
  act(() => noteLive(true));
  expect(reads({})).toBe(0);
  expect(reads({ streamed: false })).toBe(3);
});
