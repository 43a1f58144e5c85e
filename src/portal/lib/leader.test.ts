// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { asLeader } from './leader.ts';

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

/** Locks as a browser's back/forward cache leaves them: the first one granted is taken away, the others stay. */
function locksThatAreLostOnce(): void {
  let lose = true;
  const request = async (_name: string, _options: object, work: () => Promise<void>) => {
    const done = work();
    if (!lose) return done;
    lose = false;
    throw new DOMException('The page was cached', 'AbortError');
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

test('a tab that lost its lead ends its work and asks for the lead again', async () => {
  locksThatAreLostOnce();
  const ending = new AbortController();
  const leads: AbortSignal[] = [];
  const until = (signal: AbortSignal) => new Promise<void>((end) => signal.addEventListener('abort', () => end()));
  const led = asLeader('lead', ending.signal, (lead) => {
    leads.push(lead);
    return until(lead);
  });
  await waitFor(() => expect(leads.map(({ aborted }) => aborted)).toEqual([true, false]));
  ending.abort();
  await led;
  expect(leads.map(({ aborted }) => aborted)).toEqual([true, true]);
});

test('an error of the work ends the lead and is told', async () => {
  const request = async (_name: string, _options: object, work: () => Promise<void>) => work();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const failing = asLeader('lead', new AbortController().signal, () => Promise.reject(new Error('no stream')));
  await expect(failing).rejects.toThrow('no stream');
});
