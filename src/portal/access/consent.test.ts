// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getConsent, setConsent, subscribeConsent, withdrawConsent } from './consent.ts';

const listener = vi.fn();
let end: () => void;
beforeEach(() => {
  window.localStorage.clear();
  listener.mockClear();
  end = subscribeConsent(listener);
});
afterEach(() => end());

test('there is no answer before the visitor gives one, nor where something else is stored', () => {
  expect(getConsent()).toBeUndefined();
  window.localStorage.setItem('consent', 'perhaps');
  expect(getConsent()).toBeUndefined();
});

test.each(['granted', 'denied'] as const)('the answer %s is kept for the next visit and told', (answer) => {
  setConsent(answer);
  expect([getConsent(), window.localStorage.getItem('consent')]).toEqual([answer, answer]);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a withdrawn answer is asked for again, and that is told', () => {
  setConsent('denied');
  withdrawConsent();
  expect([getConsent(), window.localStorage.getItem('consent')]).toEqual([undefined, null]);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('an answer in another tab is told, until nobody listens any more', () => {
  const inOtherTab = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
  inOtherTab('theme');
  expect(listener).not.toHaveBeenCalled();
  inOtherTab('consent');
  expect(listener).toHaveBeenCalledTimes(1);
  end();
  inOtherTab('consent');
  setConsent('denied');
  expect(listener).toHaveBeenCalledTimes(1);
});
