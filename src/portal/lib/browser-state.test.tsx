// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useMediaQuery } from './browser-state.ts';

test('follows the media query', () => {
  const list = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => list);
  const { result } = renderHook(() => useMediaQuery('(width >= 1024px)'));
  expect(result.current).toBe(false);
  act(() => {
    list.matches = true;
    list.dispatchEvent(new Event('change'));
  });
  expect(result.current).toBe(true);
  vi.unstubAllGlobals();
});
