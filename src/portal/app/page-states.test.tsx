// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showLanguage } from '../i18n/language.ts';
import { PageFallback } from './page-states.tsx';

beforeEach(() => showLanguage('EN'));
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await showLanguage('EN');
});

test.each([
  ['EN', 'Loading', 'Page load is slow, check network'],
  ['VI', 'Đang tải', 'Trang tải chậm, vui lòng kiểm tra mạng'],
] as const)('ERROR-20 in %s a page that takes long to load says that it is slow', async (language, name, text) => {
  await showLanguage(language);
  vi.useFakeTimers();
  render(<PageFallback />);
  const waiting = screen.getByRole('status', { name });
  act(() => vi.advanceTimersByTime(7_900));
  expect(waiting.textContent).toBe('');
  act(() => vi.advanceTimersByTime(200));
  expect(waiting.textContent).toBe(text);
});
