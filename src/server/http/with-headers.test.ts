import { expect, test } from 'vitest';
import { WithHeaders } from '../handlers/handler.ts';
import { sampleStatus } from '../testing/samples.ts';
import { startTestServer } from '../testing/test-server.ts';

const path = '/wps/system/status';

test('headers that a handler gives with its answer reach the caller', async () => {
  const counted = new WithHeaders(sampleStatus, { 'X-Total-Count': '7' });
  // No operation of the contract requires a header of its handler, so the table has no type for one.
  const server = await startTestServer({ handlers: { getSystemStatus: async () => counted as never } });
  const response = await server.get(path);
  await server.stop();
  expect(response.headers.get('x-total-count')).toBe('7');
  expect(await response.json()).toEqual(sampleStatus);
});

test('an answer with headers is checked against the contract like any other', async () => {
  const wrong = new WithHeaders({ success: true }, { 'X-Total-Count': '7' });
  const server = await startTestServer({ handlers: { getSystemStatus: async () => wrong as never } });
  const { status } = await server.get(path);
  await server.stop();
  expect(status).toBe(500);
});
