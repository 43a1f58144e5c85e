// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadArea } from '../i18n/i18n.ts';
import { rehearseKey } from './rehearse-key.tsx';

beforeAll(() => loadArea('form'));
afterEach(() => vi.unstubAllGlobals());

/** A browser that says when it is idle, which here is when the test says so. */
function idleBrowser() {
  const asked: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => asked.push(run));
  vi.stubGlobal('cancelIdleCallback', (place: number) => asked.splice(place - 1, 1));
  return { asked, idle: () => act(async () => asked.shift()?.()) };
}

test('is left out where the browser does not say when it is idle', () => {
  const timers = vi.spyOn(window, 'setTimeout');
  rehearseKey()();
  expect(timers).not.toHaveBeenCalled();
});

test('can be called off before it begins', () => {
  const { asked } = idleBrowser();
  rehearseKey()();
  expect(asked).toHaveLength(0);
});

test('types once into a field of no document, and leaves nothing behind', async () => {
  const { asked, idle } = idleBrowser();
  const before = document.body.innerHTML;
  const stage = vi.spyOn(document, 'createElement');
  rehearseKey();
  await idle();
  const div = stage.mock.results.map(({ value }) => value).find((made) => made instanceof HTMLDivElement);
  const input = await waitFor(() => div?.querySelector('input') ?? expect.fail());
  await idle();
  await waitFor(() => expect(div?.textContent).toContain('Enter 2 - 3 characters'));
  expect(input.value).toBe('a');
  await idle();
  expect(div?.childElementCount).toBe(0);
  expect(document.body.innerHTML).toBe(before);
  rehearseKey();
  expect(asked).toHaveLength(0);
});
