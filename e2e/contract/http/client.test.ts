import { afterEach, describe, expect, test } from 'vitest';
import type { WireRequest } from '../exchange/exchange.ts';
import { answering, connected, deserted, type Listener } from '../testing/odd-backends.ts';
import { Client } from './client.ts';
import { Gate } from './gate.ts';

const open: { stop(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.stop();
});

async function started(starting: Promise<Listener>): Promise<Listener> {
  const listener = await starting;
  open.push(listener);
  return listener;
}

function client(url: string, options: { timeoutMs?: number; maxBytes?: number } = {}): Client {
  const made = new Client({ url: new URL(url), connections: 4, timeoutMs: 2000, maxBytes: 100_000, ...options });
  open.push({ stop: () => made.close() });
  return made;
}

const get: WireRequest = { method: 'GET', target: '/a?b=1', headers: [['X-One', '1']], body: undefined };

test('an answer has its headers, text and JSON; the base path precedes the path', async () => {
  const { url } = await started(
    answering((incoming, outgoing) => {
      outgoing.writeHead(201, {
        'X-Seen': `${incoming.method} ${incoming.url} ${incoming.headers['x-one']}`,
        A: ['1', '2'],
      });
      outgoing.end('{"a":1}');
    }),
  );
  expect(await client(`${url}/base/`).send(get)).toMatchObject({
    kind: 'answer',
    status: 201,
    headers: { 'x-seen': 'GET /base/a?b=1 1', a: '1, 2' },
    text: '{"a":1}',
    json: { a: 1 },
    streamed: false,
  });
});

test('connections are reused, and no more are open than allowed', async () => {
  const ports = new Set<number | undefined>();
  const { url } = await started(
    answering((incoming, outgoing) => {
      ports.add(incoming.socket.remotePort);
      outgoing.end('{}');
    }),
  );
  const one = client(url);
  for (let round = 0; round < 5; round++) await Promise.all(Array.from({ length: 20 }, () => one.send(get)));
  expect(ports.size).toBeLessThanOrEqual(4);
});

test('an idle connection closed by the backend causes no error', async () => {
  let answered = 0;
  const { url } = await started(
    answering((incoming, outgoing) => {
      answered++;
      // The backend closes silently after the answer, like an impatient proxy.
      outgoing.end('{}', () => setImmediate(() => incoming.socket.resetAndDestroy()));
    }),
  );
  const one = client(url);
  for (let index = 0; index < 20; index++) expect((await one.send(get)).kind).toBe('answer');
  expect(answered).toBeGreaterThanOrEqual(20);
});

test('a stream of events is left after the first event', async () => {
  const { url } = await started(
    answering((_, outgoing) => {
      outgoing.writeHead(200, { 'Content-Type': 'text/event-stream' });
      outgoing.write('data: 1\n\n');
    }),
  );
  expect(await client(url).send(get)).toMatchObject({ kind: 'answer', streamed: true, text: 'data: 1\n\n' });
});

describe('missing and broken answers', () => {
  test('no listener', async () => {
    expect(await client(await deserted()).send(get)).toMatchObject({ kind: 'none', reason: 'unreachable' });
  });

  test('too slow', async () => {
    const { url } = await started(answering(() => {}));
    expect(await client(url, { timeoutMs: 100 }).send(get)).toMatchObject({ kind: 'none', reason: 'timeout' });
  });

  test('too much', async () => {
    const { url } = await started(answering((_, outgoing) => outgoing.end('x'.repeat(200_000))));
    expect(await client(url).send(get)).toMatchObject({ kind: 'none', reason: 'endless' });
  });

  test('no HTTP', async () => {
    const { url } = await started(connected((socket) => socket.end('hello\r\n\r\n')));
    expect(await client(url).send(get)).toMatchObject({ kind: 'none', reason: 'malformed' });
  });

  test('half an answer', async () => {
    const { url } = await started(
      connected((socket) => socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf'))),
    );
    expect(await client(url).send(get)).toMatchObject({ kind: 'none', reason: 'broken' });
  });

  test('a request without a form in HTTP, which is no fault of the backend', async () => {
    const { url } = await started(answering((_, outgoing) => outgoing.end('{}')));
    const odd = { ...get, headers: [['X-One', 'a\r\nb']] } as const;
    expect(await client(url).send(odd)).toMatchObject({ kind: 'none', reason: 'unwritable' });
  });
});

test('a gate limits the requests per second', async () => {
  const gate = new Gate(200);
  const begun = performance.now();
  await Promise.all(Array.from({ length: 21 }, () => gate.pass()));
  expect(performance.now() - begun).toBeGreaterThanOrEqual(95);
});
