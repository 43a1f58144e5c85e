import { get, type IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { compression } from './compression.ts';
import type { App } from './context.ts';
import { createLifecycle } from './lifecycle.ts';
import { createMetrics } from './metrics.ts';
import { installMiddleware } from './middleware.ts';
import { securityHeaders } from './security-headers.ts';
import { type RunningServer, serve } from './serve.ts';
import { visitReader } from './visitor.ts';

const left = Promise.withResolvers<void>();
let server: RunningServer;
beforeAll(async () => {
  const app: App = new Hono();
  const [lifecycle, log] = [createLifecycle(), pino({ level: 'silent' })];
  installMiddleware(app, {
    readVisit: visitReader(readConfig({})),
    defaultLanguage: 'EN',
    security: securityHeaders({ imageCDNs: [], launchGameCDNs: [], analytics: { gtagId: null } }),
    metrics: createMetrics(),
    lifecycle,
    log,
  });
  // It sends one message, and then is silent until its reader disconnects.
  app.get('/stream', compression(), (c) =>
    streamSSE(c, async (stream) => {
      stream.onAbort(left.resolve);
      await stream.writeSSE({ event: 'hello', data: 'x'.repeat(2_000) });
      await left.promise;
    }),
  );
  server = await serve(app, { host: '127.0.0.1', port: 0, language: 'EN', lifecycle, log });
});
afterAll(() => server.stop(10));

test('a stream of events arrives while it goes on, is not compressed, and ends when its reader leaves', async () => {
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'br, gzip' };
    get(`${server.url}/stream`, { headers }, resolve).on('error', reject);
  });
  expect(incoming.headers).toMatchObject({ 'content-type': 'text/event-stream', 'transfer-encoding': 'chunked' });
  expect(incoming.headers['content-encoding']).toBeUndefined();
  expect(incoming.headers['x-request-id']).toBeDefined();
  const first = await new Promise<string>((resolve) => incoming.setEncoding('utf8').once('data', resolve));
  expect(first).toMatch(/^event: hello\ndata: x+\n\n$/);
  incoming.destroy();
  await left.promise;
});
