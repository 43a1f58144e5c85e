import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as zod from 'zod';
import { StreamEventsResponse } from '#generated/server/validators/stream/stream-events.answer.ts';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '../db/testing.ts';
import { publish } from '../domain/ground/publish.ts';
import { authenticator } from '../domain/identity/session/session.ts';
import { dueDraws } from '../domain/lottery/draws/draws.ts';
import { logIn, MINUTE } from '../domain/testing.ts';
import { handlers } from '../handlers/handlers.ts';
import { startBufferingProxy } from '../testing/buffering-proxy.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let db: TestDatabase;
let server: TestServer;
let token: string;
let now: number;
let endListening: () => Promise<void>;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  now = TEST_NOW;
  server = await startTestServer({
    db,
    handlers,
    authenticate: authenticator(db),
    clock: () => now,
    random: randomBytes,
  });
  await dueDraws(server.services)();
  await db.query('test_no_events', 'delete from live_events');
  ({ token } = await logIn(server.services, 'player01'));
  endListening = await server.live.listen();
});
afterEach(async () => {
  server.live.stop();
  await server.stop();
  await endListening();
});
afterAll(() => db.close());

const path = '/wps/v2/stream';
const withToken = () => ({ Authorization: `Bearer ${token}` });

interface Told {
  readonly event: string;
  readonly id: string;
  readonly data: unknown;
}

/** A client that reads a stream. */
async function listen(headers: Record<string, string> = {}, site = server.url) {
  const leaving = new AbortController();
  const response = await fetch(site + path, {
    headers: { ...withToken(), Accept: 'text/event-stream', ...headers },
    signal: leaving.signal,
  });
  if (response.body === null) throw new Error('no body');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (condition: (text: string) => boolean) => {
    while (!condition(text)) {
      const { done, value } = await reader.read();
      if (done) throw new Error(`the stream ended: ${text}`);
      text += value;
    }
  };
  return {
    response,
    leave: () => leaving.abort(),
    until,
    /** Reads the given number of events. */
    async events(count: number): Promise<readonly Told[]> {
      await until((read) => read.split('\n\n').filter((part) => part.startsWith('event:')).length >= count);
      return eventsOf(text);
    },
    /** Reads as far as this and forgets it: much would be searched again with each part that comes. */
    async past(mark: string): Promise<void> {
      await until((read) => read.includes(mark));
      text = '';
    },
    /** Reads until the server ends the stream. */
    async end(): Promise<string> {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return text;
        text += value;
      }
    },
  };
}

function eventsOf(text: string): readonly Told[] {
  return text.split('\n\n').flatMap((part) => {
    const lines = new Map(part.split('\n').map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]));
    const [event, id, data] = [lines.get('event'), lines.get('id'), lines.get('data')];
    return event && id && data ? [{ event, id, data: JSON.parse(data) }] : [];
  });
}

async function bets(ids: readonly string[]): Promise<void> {
  const [member] = await db.query<{ id: number }>('test_player', `select id from members where account = 'player01'`);
  const memberId = member?.id ?? 0;
  await publish(
    db,
    new Date(now),
    ids.map((betId) => ({ kind: 'bets', memberId, betId })),
  );
}

const bet = (id: string) => bets([id]);

describe('the stream over HTTP', () => {
  test('API-19 API-31 is a stream of events that follow the contract, and no proxy buffers it', async () => {
    const client = await listen();
    expect(client.response.status).toBe(200);
    expect(client.response.headers.get('content-type')).toBe('text/event-stream');
    expect(client.response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(client.response.headers.get('x-accel-buffering')).toBe('no');
    expect(client.response.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    const told = await client.events(3);
    expect(told.map(({ event }) => event)).toEqual(['balance', 'messages', 'chat']);
    const { events } = StreamEventsResponse.shape.value.shape;
    expect(zod.prettifyError(events.safeParse(told.map(({ data }) => data)).error ?? new zod.ZodError([]))).toBe('');
    await bet('b-1');
    expect((await client.events(4))[3]).toEqual({
      event: 'bets',
      id: expect.stringMatching(/^\d+$/),
      data: { type: 'bets', betId: 'b-1' },
    });
    client.leave();
  });

  test('events and heartbeats pass a proxy that buffers other responses', async () => {
    const proxy = await startBufferingProxy(server.url);
    const client = await listen({}, proxy.url);
    await client.events(3);
    await bet('b-1');
    expect((await client.events(4))[3]?.data).toEqual({ type: 'bets', betId: 'b-1' });
    now += 15_000;
    await server.live.beat();
    await client.until((text) => text.endsWith(': alive\n\n'));
    client.leave();
    await proxy.stop();
  });

  test('is resumed from the last event', async () => {
    const first = await listen();
    await first.events(3);
    await bet('b-1');
    const last = (await first.events(4))[3];
    first.leave();
    now += MINUTE;
    await bet('b-2');
    const second = await listen({ 'Last-Event-ID': last?.id ?? '' });
    expect((await second.events(4))[0]?.data).toEqual({ type: 'bets', betId: 'b-2' });
    second.leave();
  });

  test('is answered as JSON to clients that accept no stream', async () => {
    await bet('b-2');
    const response = await server.get(path, withToken());
    const body = await response.json();
    expect(StreamEventsResponse.safeParse(body).success).toBe(true);
    await bet('b-3');
    now += MINUTE;
    const later = await server.get(path, { ...withToken(), 'Last-Event-ID': body.value.lastEventId });
    expect((await later.json()).value.events).toContainEqual({ type: 'bets', betId: 'b-3' });
  });

  test('sends heartbeats', async () => {
    const client = await listen();
    await client.events(3);
    now += 15_000;
    await server.live.beat();
    await client.until((text) => text.endsWith(': alive\n\n'));
    client.leave();
  });

  test('API-79 requires a session, does not prolong it and ends with it', async () => {
    const asked = (headers: Record<string, string>) => server.get(path, { Accept: 'text/event-stream', ...headers });
    expect((await asked({})).status).toBe(401);
    now += 29 * MINUTE;
    const client = await listen();
    await client.events(3);
    now += MINUTE;
    await server.live.beat();
    expect(await client.end()).toMatch(/retry: 2000\n\n$/);
    const refused = await asked(withToken());
    expect([refused.status, (await refused.json()).code]).toEqual([401, 'session_expired']);
  });

  test('ends with a retry hint when the server stops, which does not wait for it', async () => {
    const client = await listen();
    await client.events(3);
    server.live.stop();
    const stopped = server.stop(60_000);
    expect(await client.end()).toMatch(/retry: 2000\n\n$/);
    await stopped;
  });

  test('is closed when its client disconnects', async () => {
    const clients = await Promise.all(Array.from({ length: 10 }, () => listen()));
    for (const client of clients) await client.events(3);
    expect((await server.get(path, { ...withToken(), Accept: 'text/event-stream' })).status).toBe(429);
    for (const client of clients) client.leave();
    const again = async () => {
      const { response, leave } = await listen();
      leave();
      return response.status;
    };
    await expect.poll(again).toBe(200);
  });

  test('HEAD opens no stream', async () => {
    for (let times = 0; times < 20; times++) {
      const response = await fetch(server.url + path, {
        method: 'HEAD',
        headers: { ...withToken(), Accept: 'text/event-stream' },
      });
      expect(response.status).toBe(200);
    }
    const client = await listen();
    await client.events(3);
    client.leave();
  });

  test('a client that never reads is disconnected, and no other', async () => {
    const reading = await listen();
    await reading.events(3);
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const head = [`GET ${path} HTTP/1.1`, 'Host: lumo', 'Accept: text/event-stream', `Authorization: Bearer ${token}`];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    // It reads the beginning and nothing more.
    await once(socket, 'data');
    socket.pause();
    // More than the buffers of the system hold.
    for (let batch = 0; batch < 40; batch++) {
      const ids = Array.from({ length: 50 }, (_, i) => `b-${batch}-${i}-${'x'.repeat(7_000)}`);
      await bets(ids);
      await reading.past(`b-${batch}-49-`);
    }
    let taken = '';
    socket.on('data', (chunk: Buffer) => {
      taken += chunk;
    });
    await once(socket.resume(), 'close');
    expect(taken.includes('b-0-0-')).toBe(true);
    expect(taken.includes('b-39-49-')).toBe(false);
    reading.leave();
  });
});
