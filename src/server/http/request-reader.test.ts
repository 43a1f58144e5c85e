import { afterEach, expect, test } from 'vitest';
import * as zod from 'zod';
import { sampleStatus } from '../testing/samples.ts';
import { type TestOperation, testOperation } from '../testing/test-operation.ts';
import { startTestServer, type TestOptions, type TestServer } from '../testing/test-server.ts';

const servers: TestServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

async function start(operation: TestOperation, options: TestOptions = {}): Promise<TestServer> {
  const server = await startTestServer({ operations: [operation], ...options });
  servers.push(server);
  return server;
}

test('validators are built when an operation is called for the first time, and never again', async () => {
  let built = 0;
  const { entry, handle } = testOperation('slow', { method: 'get' }, async () => ({ success: true }));
  const load = () => {
    built += 1;
    return entry.load();
  };
  const server = await start(
    { entry: { ...entry, load }, handle },
    { handlers: { getSystemStatus: async () => sampleStatus } },
  );
  await server.get('/wps/system/status');
  expect(built).toBe(0);
  const answers = await Promise.all([server.get(entry.path), server.get(entry.path)]);
  expect((await Promise.all([...answers, await server.get(entry.path)])).map(({ status }) => status)).toEqual([
    200, 200, 200,
  ]);
  expect(built).toBe(1);
});

test('where the site is closed they are not built', async () => {
  const { entry, handle } = testOperation('closed', { method: 'get' }, async () => ({ success: true }));
  const load = () => Promise.reject(new Error('must not be built'));
  const server = await start({ entry: { ...entry, load }, handle }, { brand: { blockedIps: ['127.0.0.1'] } });
  expect((await server.get(entry.path)).status).toBe(403);
});

test('a part of the path is read by its validator; what cannot be kept never gets further', async () => {
  const params = zod.object({ id: zod.int(), name: zod.string().max(20) });
  const operation = testOperation(
    'parts',
    { method: 'get', path: '/wps/test/:id/of/:name', validators: { params } },
    async (request) => ({ success: true, value: request.params }),
  );
  const server = await start(operation);
  const good = await server.get('/wps/test/7/of/r%E1%BB%93ng');
  expect(await good.json()).toEqual({ success: true, value: { id: 7, name: 'rồng' } });
  const bad = await server.get('/wps/test/7/of/a%00b');
  expect(bad.status).toBe(400);
  expect(await bad.json()).toMatchObject({
    value: { fields: [{ pointer: '/path/name', rule: 'invalid_characters' }] },
  });
  expect((await server.get('/wps/test/x/of/a')).status).toBe(400);
});
