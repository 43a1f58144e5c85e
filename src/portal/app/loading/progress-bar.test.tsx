// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showLanguage } from '../../i18n/language.ts';
import { beginWait } from '../../lib/loading.ts';
import { ProgressBar } from '../loading.tsx';

beforeEach(async () => {
  await showLanguage('EN');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const bar = () => screen.queryByRole('progressbar', { name: 'Loading' });

async function begin() {
  let end: () => void = () => undefined;
  await act(async () => {
    end = beginWait();
  });
  return () => act(async () => end());
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a page that loads shows a bar after 200 ms, and only while it loads', async () => {
  render(<ProgressBar />);
  const end = await begin();
  await pass(199);
  expect(bar()).toBeNull();
  await pass(1);
  expect(bar()).not.toBeNull();
  await end();
  expect(bar()).toBeNull();
});

test('a faster load shows no bar', async () => {
  render(<ProgressBar />);
  const end = await begin();
  await pass(150);
  await end();
  await pass(500);
  expect(bar()).toBeNull();
});

test('the slower of two parts ends the wait', async () => {
  render(<ProgressBar />);
  const [first, second] = [await begin(), await begin()];
  await pass(200);
  await first();
  expect(bar()).not.toBeNull();
  await second();
  expect(bar()).toBeNull();
});
