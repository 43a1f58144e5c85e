// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showLanguage } from '../i18n/language.ts';
import { PageFallback } from './page-fallback.tsx';

beforeEach(() => showLanguage('EN'));
afterEach(() => vi.useRealTimers());

test('ERROR-20 says that a page that takes long to load is slow', () => {
  vi.useFakeTimers();
  render(<PageFallback />);
  const waiting = screen.getByRole('status', { name: 'Loading' });
  act(() => vi.advanceTimersByTime(7_900));
  expect(waiting.textContent).toBe('');
  act(() => vi.advanceTimersByTime(200));
  expect(waiting.textContent).toBe('Page load is slow, check network');
});
