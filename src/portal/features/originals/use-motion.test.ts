import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { InhouseRound } from '#generated/model/index.ts';
import { sampleRound } from './testing/sample-round.ts';
import { stubMotion } from './testing/show-stage.tsx';
import { useReveal } from './use-motion.ts';

const round = sampleRound({ game: 'lucky-wheel', segments: 10, risk: 'low' }, ['3']);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function reveal(shown: InhouseRound | undefined) {
  const onSettled = vi.fn();
  const hook = renderHook((next: InhouseRound | undefined) => useReveal(next, 3_000, onSettled), {
    initialProps: shown,
  });
  return { ...hook, onSettled };
}

function hide(): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('LOBBY-19 an outcome is held back while it plays out, and told once', () => {
  stubMotion(false);
  const { result, rerender, onSettled } = reveal(undefined);
  rerender(round);
  act(() => void vi.advanceTimersByTime(2_999));
  expect([result.current, onSettled.mock.calls.length]).toEqual([false, 0]);
  act(() => void vi.advanceTimersByTime(1));
  rerender({ ...round });
  act(() => void vi.advanceTimersByTime(9_000));
  expect([result.current, onSettled.mock.calls.length]).toEqual([true, 1]);
});

test('LOBBY-19 a tab that is hidden meanwhile, or before, shows the outcome at once', () => {
  stubMotion(false);
  const { result, rerender, onSettled } = reveal(round);
  act(() => void vi.advanceTimersByTime(100));
  hide();
  expect([result.current, onSettled.mock.calls.length]).toEqual([true, 1]);
  rerender({ ...round, roundId: 'r-2' });
  act(() => void vi.advanceTimersByTime(0));
  expect([result.current, onSettled.mock.calls.length]).toEqual([true, 2]);
});

test('LOBBY-19 with reduced motion an outcome is shown at once, and an open round has none', () => {
  stubMotion(true);
  const { result, rerender, onSettled } = reveal({ ...round, state: 'open' });
  act(() => void vi.advanceTimersByTime(9_000));
  expect([result.current, onSettled.mock.calls.length]).toEqual([false, 0]);
  rerender(round);
  act(() => void vi.advanceTimersByTime(0));
  expect([result.current, onSettled.mock.calls.length]).toEqual([true, 1]);
});
