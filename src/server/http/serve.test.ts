import { connect } from 'node:net';
import { Hono } from 'hono';
import { streamText } from 'hono/streaming';
import pino from 'pino';
import { expect, test } from 'vitest';
import { StartError } from '../config/start-error.ts';
import { sampleStatus } from '../testing/samples.ts';
import { startTestServer } from '../testing/test-server.ts';
import type { App } from './context.ts';
import { createLifecycle } from './lifecycle.ts';
import { serve } from './serve.ts';

test('a port in use is one sentence that says what to do', async () => {
  const server = await startTestServer();
  const { port } = new URL(server.url);
  const second = startTestServer({ env: { PORT: port } });
  await expect(second).rejects.toThrow(StartError);
  await expect(second).rejects.toThrow(/^Port \d+ of 127\.0\.0\.1 is already in use; .+ set PORT to another number\.$/);
  await server.stop();
});

test('an address of another machine is one too', async () => {
  await expect(startTestServer({ env: { HOST: '203.0.113.7' } })).rejects.toThrow(
    /^203\.0\.113\.7 is not an address of this machine; correct HOST\.$/,
  );
});

test('a stop lets a running request come to its end and takes no new ones', async () => {
  const running = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const server = await startTestServer({
    handlers: {
      getSystemStatus: async () => {
        running.resolve();
        await release.promise;
        return sampleStatus;
      },
    },
  });
  const call = server.get('/wps/system/status');
  await running.promise;
  const stopped = server.stop(5_000);
  await expect(server.get('/healthz')).rejects.toThrow();
  release.resolve();
  const response = await call;
  expect(response.status).toBe(200);
  expect(response.headers.get('connection')).toBe('close');
  expect(await response.json()).toEqual(sampleStatus);
  await stopped;
});

test('a stop does not wait for a connection whose stream has ended, though it began as one to be kept', {
  timeout: 30_000,
}, async () => {
  const app: App = new Hono();
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.get('/stream', (c) =>
    streamText(c, async (out) => {
      await out.write('first');
      begun.resolve();
      await over.promise;
      await out.write('last');
    }),
  );
  const log = pino({ level: 'silent' });
  const server = await serve(app, { host: '127.0.0.1', port: 0, language: 'EN', lifecycle: createLifecycle(), log });
  const read = exchange(server.url, 'GET /stream HTTP/1.1\r\nHost: a\r\n\r\n');
  await begun.promise;
  // Longer than the test may take.
  const stopped = server.stop(60_000);
  over.resolve();
  expect(await read).toMatch(/first[\s\S]+last/);
  await stopped;
});

test('a stop does not wait for ever', async () => {
  const running = Promise.withResolvers<void>();
  const server = await startTestServer({
    handlers: {
      getSystemStatus: () => {
        running.resolve();
        return new Promise(() => undefined);
      },
    },
  });
  const call = expect(server.get('/wps/system/status')).rejects.toThrow();
  await running.promise;
  await server.stop(10);
  await call;
});

test('a request that is none is answered in the envelope', async () => {
  const server = await startTestServer();
  const { hostname, port } = new URL(server.url);
  const text = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write('GET / HTTP/1.1\r\nHost: a b\r\n\r\n'));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', () => resolve(received)).on('error', reject);
  });
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(text.slice(text.indexOf('{')).replace(/\}[^}]*$/, '}'))).toMatchObject({
    code: 'validation_failed',
    value: { fields: [{ pointer: '/header/Host' }] },
  });
  await server.stop();
});

/** Sends raw text on its own connection, and returns the whole reply. */
function exchange(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding('utf8').on('data', (part) => {
      received += part;
    });
    // A client that is still sending when the server cuts the connection gets an error.
    socket.on('error', () => undefined).on('close', () => resolve(received));
  });
}

test.each([
  [
    'headers over the limit',
    `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'payload_too_large',
  ],
  [
    'many headers over the limit',
    `GET / HTTP/1.1\r\nHost: a\r\n${'X-A: b\r\n'.repeat(4_000)}\r\n`,
    431,
    'payload_too_large',
  ],
  ['no request line', 'hello\r\n\r\n', 400, 'validation_failed'],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n', 400, 'validation_failed'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    400,
    'validation_failed',
  ],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'validation_failed',
  ],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400, 'validation_failed'],
])('%s: what is no request is answered in the envelope, and the connection ends', async (_what, text, status, code) => {
  const server = await startTestServer();
  const [head = '', body = ''] = (await exchange(server.url, text)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/^connection: close$/im);
  expect(head).toMatch(/^content-type: application\/json$/im);
  expect(head).toMatch(/^content-security-policy: default-src 'none'/im);
  const envelope = JSON.parse(body);
  expect(envelope).toMatchObject({ success: false, code, language: 'EN' });
  expect(head).toContain(envelope.requestId);
  await server.stop();
});

test('a probe of HTTP/1.0 needs no host, as those of HAProxy have none', async () => {
  const server = await startTestServer();
  for (const method of ['GET', 'HEAD', 'OPTIONS']) {
    const [head = ''] = (await exchange(server.url, `${method} /healthz HTTP/1.0\r\n\r\n`)).split('\r\n\r\n');
    expect(head, method).toMatch(/^HTTP\/1\.1 200 /);
  }
  // It does not stand for this machine, for which a demo has pages of its own.
  expect(await exchange(server.url, 'GET /dev/outbox HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 404 /);
  await server.stop();
});

test('a refused client that keeps its side open is cut off, and does not hold up a stop', {
  timeout: 30_000,
}, async () => {
  const server = await startTestServer();
  const { hostname, port } = new URL(server.url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true }, () =>
    socket.write('hello\r\n\r\n'),
  );
  let received = '';
  socket.setEncoding('utf8').on('data', (part) => {
    received += part;
  });
  await new Promise((resolve) => socket.once('end', resolve));
  expect(received).toMatch(/^HTTP\/1\.1 400 /);
  // Longer than the test may take.
  await server.stop(60_000);
  socket.destroy();
});

test('a fault on the way to a route is system_error in the envelope, is logged, and ends the connection', async () => {
  const app: App = new Hono();
  app.onError((error) => {
    throw error;
  });
  app.all('*', () => {
    throw new Error('no route');
  });
  const logged: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => logged.push(line) });
  const server = await serve(app, { host: '127.0.0.1', port: 0, language: 'VI', lifecycle: createLifecycle(), log });
  const response = await fetch(server.url);
  expect([response.status, response.headers.get('connection')]).toEqual([500, 'close']);
  expect(await response.json()).toMatchObject({ success: false, code: 'system_error', language: 'VI' });
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'request failed' }]);
  expect(logged[0]).toContain('no route');
  await server.stop(10);
});
