// @vitest-environment jsdom
import { locks } from 'node:worker_threads';
import type { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getListLotteryBetsQueryKey } from '#generated/client/lottery/lottery.ts';
import { getGetUnreadCountQueryKey } from '#generated/client/messages/messages.ts';
import { getGetBalanceQueryKey } from '#generated/client/wallet/wallet.ts';
import { withServer } from '#mocks/with-server.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { eventText, serveStreams } from '../../api/testing/live-server.ts';
import { setToken } from '../../api/token.ts';
import { setClock } from '../../lib/clock.ts';
import { sessionStore } from '../../lib/storage.ts';
import type { TabMessage } from '../../lib/tabs.ts';
import { followLive } from './follow-live.ts';
import { isLive } from './live-state.ts';

withServer();

const member = '1000001';
let queries: QueryClient;
let ending: AbortController;
/** The channel of another tab, and the messages it received. */
let other: BroadcastChannel;
let heard: TabMessage[];
let restoreClock: () => void;
let time: number;
beforeEach(() => {
  // jsdom has no locks; these are Node's.
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  time = 0;
  restoreClock = setClock(() => time);
  queries = createQueryClient();
  ending = new AbortController();
  heard = [];
  other = new BroadcastChannel('portal');
  other.onmessage = ({ data }: MessageEvent<TabMessage>) => heard.push(data);
  setToken('pt_session');
});
afterEach(async () => {
  ending.abort();
  // Waits until the previous owner has released the lock.
  await locks.request(`live-${member}`, async () => undefined);
  other.close();
  restoreClock();
  Reflect.deleteProperty(navigator, 'locks');
  sessionStore.clear();
});

const follow = () => followLive(queries, member, ending.signal);
const unread = () => queries.getQueryData<{ unReadCount: number }>(getGetUnreadCountQueryKey())?.unReadCount;
const messages = (unReadCount: number) => ({ type: 'messages', unReadCount });

/** Makes another tab the first owner of the stream. Returns the function that closes it. */
async function otherTabFirst(): Promise<() => void> {
  let close: () => void = () => undefined;
  await new Promise<void>((held) => {
    void locks.request(`live-${member}`, async () => {
      held();
      await new Promise<void>((resolve) => {
        close = resolve;
      });
    });
  });
  return () => close();
}

const say = (message: TabMessage) => other.postMessage(message);
const liveEvent = (id: string, data: object): TabMessage => ({
  kind: 'liveEvent',
  member,
  id,
  data: JSON.stringify(data),
});

describe('the first tab of a browser', () => {
  test('opens the stream, fills its cache from it and informs the other tabs', async () => {
    const { opened } = serveStreams();
    follow();
    const stream = await opened(0);
    expect(isLive()).toBe(false);
    stream.send(eventText(7, messages(4)));
    await waitFor(() => expect(unread()).toBe(4));
    expect(isLive()).toBe(true);
    await waitFor(() => expect(heard).toEqual([{ kind: 'live', member, isLive: true }, liveEvent('7', messages(4))]));
  });

  test('requests the lists again once a stream without a last event begins, because they may have changed before', async () => {
    const key = getListLotteryBetsQueryKey();
    const readBets = () => queries.setQueryData(key, { content: [], totalPages: 0, totalElements: 0 });
    const outdated = () => queries.getQueryState(key)?.isInvalidated;
    const { opened } = serveStreams();
    readBets();
    follow();
    const first = await opened(0);
    first.send('retry: 1\n\n');
    await waitFor(() => expect(outdated()).toBe(true));
    readBets();
    first.send(': alive\n\n');
    await waitFor(() => expect(heard).toHaveLength(2));
    expect(outdated()).toBe(false);
    // It broke before any event.
    first.end();
    const second = await opened(1);
    second.send(eventText(7, messages(4)));
    await waitFor(() => expect(outdated()).toBe(true));
    readBets();
    // The next one is resumed after the event, so that the server sends what it missed.
    second.end();
    (await opened(2)).send(eventText(8, messages(5)));
    await waitFor(() => expect(unread()).toBe(5));
    expect(outdated()).toBe(false);
  });

  test('reports a lost stream, and counts a silent one as lost after a timeout', async () => {
    const { opened } = serveStreams();
    follow();
    const stream = await opened(0);
    stream.send(': alive\n\n');
    await waitFor(() => expect(isLive()).toBe(true));
    time += 49_999;
    expect(isLive()).toBe(true);
    time += 1;
    expect(isLive()).toBe(false);
    stream.end();
    await waitFor(() => expect(heard.at(-1)).toEqual({ kind: 'live', member, isLive: false }));
  });

  test('ignores unknown events and malformed data', async () => {
    const { opened } = serveStreams();
    follow();
    const stream = await opened(0);
    stream.send('id: 1\ndata: {"type":"weather"}\n\nid: 2\ndata: {\n\n');
    stream.send(eventText(3, { type: 'messages', unReadCount: -1 }));
    stream.send(eventText(4, messages(2)));
    await waitFor(() => expect(unread()).toBe(2));
  });
});

describe('another tab', () => {
  test('opens no stream, and shows the events of the first tab', async () => {
    const { streams } = serveStreams();
    await otherTabFirst().then((close) => ending.signal.addEventListener('abort', close));
    follow();
    say({ kind: 'live', member, isLive: true });
    say(liveEvent('7', messages(4)));
    say({ ...liveEvent('8', messages(9)), member: 'somebody else' } as TabMessage);
    await waitFor(() => expect(unread()).toBe(4));
    expect(isLive()).toBe(true);
    expect(streams).toEqual([]);
  });

  test('requests everything when it first hears of the stream, because it may have missed events', async () => {
    await otherTabFirst().then((close) => ending.signal.addEventListener('abort', close));
    queries.setQueryData(getGetBalanceQueryKey(), { sumBalance: '1.00', currency: 'USD', asOf: '' });
    const outdated = () => queries.getQueryState(getGetBalanceQueryKey())?.isInvalidated;
    follow();
    say({ kind: 'live', member, isLive: true });
    await waitFor(() => expect(outdated()).toBe(true));
    queries.setQueryData(getGetBalanceQueryKey(), { sumBalance: '1.00', currency: 'USD', asOf: '' });
    say({ kind: 'live', member, isLive: true });
    say(liveEvent('7', messages(4)));
    await waitFor(() => expect(unread()).toBe(4));
    expect(outdated()).toBe(false);
  });

  test('resumes the stream from the last event when the first one closes', async () => {
    const { streams, opened } = serveStreams();
    const close = await otherTabFirst();
    follow();
    say(liveEvent('7', messages(4)));
    await waitFor(() => expect(unread()).toBe(4));
    expect(streams).toEqual([]);
    close();
    expect((await opened(0)).request.headers.get('Last-Event-ID')).toBe('7');
  });
});

test('LOGOUT-03 the stream ends with the session, for this tab and the tabs it informed', async () => {
  const { opened } = serveStreams();
  follow();
  const stream = await opened(0);
  stream.send(': alive\n\n');
  await waitFor(() => expect(isLive()).toBe(true));
  ending.abort();
  expect(isLive()).toBe(false);
  await waitFor(() => expect(stream.left).toBe(true));
  await waitFor(() => expect(heard.at(-1)).toEqual({ kind: 'live', member, isLive: false }));
});

test('a browser without locks has no stream', async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
  const { streams } = serveStreams();
  follow();
  await new Promise((resolve) => setImmediate(resolve));
  expect(streams).toEqual([]);
  expect(isLive()).toBe(false);
});
