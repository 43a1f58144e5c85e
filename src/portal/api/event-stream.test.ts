// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { withServer } from '#mocks/with-server.ts';
import { setClock } from '../lib/clock.ts';
import { sessionStore } from '../lib/storage.ts';
import { followEvents } from './event-stream.ts';
import { eventText, serveStreams } from './testing/live-server.ts';
import { getToken, setToken } from './token.ts';

withServer();

const url = '/wps/v2/stream';
let ending: AbortController;
let following: Promise<void>;
let heard: string[];
beforeEach(() => {
  ending = new AbortController();
  heard = [];
  setToken('pt_session');
});
afterEach(async () => {
  ending.abort();
  await following;
  releaseTimers();
  sessionStore.clear();
});

function follow(lastEventId?: string) {
  following = followEvents(
    { url, lastEventId, signal: ending.signal, random: () => 0.5 },
    {
      event: (id, data) => heard.push(`${id} ${data}`),
      alive: () => heard.push('alive'),
      lost: () => heard.push('lost'),
    },
  );
}

function releaseTimers(): void {
  vi.restoreAllMocks();
  vi.useRealTimers();
}

/** Stops the timers of the page until the test moves them, and returns their delays. */
function holdTimers(): () => readonly unknown[] {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  return () => timers.mock.calls.map(([, milliseconds]) => milliseconds);
}

describe('the stream of events', () => {
  test('API-79 is asked for with the token, as a call that nobody caused', async () => {
    const { opened } = serveStreams();
    follow();
    const { headers } = (await opened(0)).request;
    expect(headers.get('Authorization')).toBe('Bearer pt_session');
    expect(headers.get('X-Background')).toBe('1');
    expect(headers.get('Accept')).toBe('text/event-stream');
    expect(headers.get('Last-Event-ID')).toBeNull();
  });

  test('tells events and signs of life, however they are cut', async () => {
    const { opened } = serveStreams();
    follow();
    const stream = await opened(0);
    stream.send('event: messages\nid: 7\nda');
    stream.send('ta: {"a":"Đà Lạt"}\n\n: alive\n\n');
    await waitFor(() => expect(heard).toContain('7 {"a":"Đà Lạt"}'));
    expect(heard.filter((each) => each !== 'alive')).toEqual(['7 {"a":"Đà Lạt"}']);
  });

  test('is opened again where it ended, from the last event, after the time that the server said', async () => {
    const { opened } = serveStreams();
    follow();
    const stream = await opened(0);
    stream.send(`retry: 7000\n\n${eventText(7, {})}${eventText(9, {})}`);
    await waitFor(() => expect(heard).toContain('9 {}'));
    const waits = holdTimers();
    stream.end();
    await vi.waitFor(() => expect(waits()).toContain(7_000), { timeout: 60_000 });
    vi.advanceTimersByTime(7_000);
    releaseTimers();
    expect((await opened(1)).request.headers.get('Last-Event-ID')).toBe('9');
  });

  test('is opened again where it fell silent for 45 seconds', async () => {
    const { opened } = serveStreams();
    holdTimers();
    follow('3');
    const stream = await opened(0);
    stream.send(': alive\n\n');
    await vi.waitFor(() => expect(heard).toEqual(['alive']), { timeout: 60_000 });
    vi.advanceTimersByTime(44_999);
    expect(heard).toEqual(['alive']);
    vi.advanceTimersByTime(1);
    await vi.waitFor(() => expect(heard).toEqual(['alive', 'lost']), { timeout: 60_000 });
    vi.advanceTimersByTime(1_000);
    releaseTimers();
    expect((await opened(1)).request.headers.get('Last-Event-ID')).toBe('3');
  });

  test('waits longer after each failure, a minute at most', async () => {
    server.use(msw.get(`*${url}`, () => HttpResponse.error()));
    const waits = holdTimers();
    follow();
    const expected = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000];
    const seconds = () => waits().filter((each) => Number(each) % 1_000 === 0 && each !== 45_000);
    for (let tries = 1; tries <= expected.length; tries++) {
      await vi.waitFor(() => expect(seconds()).toHaveLength(tries), { timeout: 60_000 });
      vi.advanceTimersByTime(Number(expected[tries - 1]));
    }
    expect(seconds()).toEqual(expected);
  });

  test.each([
    [404, 'not_found'],
    [501, 'not_implemented'],
    [403, 'forbidden'],
  ] as const)('is left alone for minutes by who answers %s', async (status, code) => {
    server.use(refuse('get', url, status, code));
    const waits = holdTimers();
    follow();
    await vi.waitFor(() => expect(waits()).toContain(300_000), { timeout: 60_000 });
    expect(heard).toEqual(['lost']);
  });

  test('is left alone for minutes where it comes as something else', async () => {
    server.use(msw.get(`*${url}`, () => HttpResponse.json({ success: true, value: { lastEventId: '1', events: [] } })));
    const waits = holdTimers();
    follow();
    await vi.waitFor(() => expect(waits()).toContain(300_000), { timeout: 60_000 });
    expect(heard).toEqual(['lost']);
  });

  test('that ends at once, as that of a mock, is opened again more and more rarely', async () => {
    const { opened } = serveStreams();
    const waits = holdTimers();
    follow();
    for (const wait of [1_000, 2_000, 4_000]) {
      const stream = await opened(Math.log2(wait / 1_000));
      stream.send(': alive\n\n');
      stream.end();
      await vi.waitFor(() => expect(waits()).toContain(wait), { timeout: 60_000 });
      vi.advanceTimersByTime(wait);
    }
  });

  test('that lasted is opened again soon', async () => {
    let time = 0;
    const restore = setClock(() => time);
    const { opened } = serveStreams();
    const waits = holdTimers();
    follow();
    for (const number of [0, 1, 2]) {
      const stream = await opened(number);
      stream.send(': alive\n\n');
      time += 30_000;
      stream.end();
      await vi.waitFor(() => expect(waits().filter((each) => each === 1_000)).toHaveLength(number + 1), {
        timeout: 60_000,
      });
      vi.advanceTimersByTime(1_000);
    }
    restore();
  });

  test('API-79 shows that the session has ended', async () => {
    server.use(refuse('get', url, 401, 'session_expired'));
    follow();
    await waitFor(() => expect(getToken()).toBeNull());
  });

  test('LOGOUT-03 is closed with the session', async () => {
    const { opened } = serveStreams();
    follow();
    const stream = await opened(0);
    stream.send(': alive\n\n');
    await waitFor(() => expect(heard).toEqual(['alive']));
    ending.abort();
    await following;
    await waitFor(() => expect(stream.left).toBe(true));
    expect(heard).toEqual(['alive']);
  });
});
