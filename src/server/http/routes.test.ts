import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleStatus } from '../testing/samples.ts';
import { testOperation } from '../testing/test-operation.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const status = '/wps/system/status';

const named = (value: string) => async () => ({ success: true, value });
const operations = [
  testOperation('one', { method: 'get', path: '/wps/test/things/:id' }, named('one')),
  testOperation('list', { path: '/wps/test/things/list' }, named('list')),
  testOperation('parts', { method: 'get', path: '/wps/test/:kind/list/parts' }, named('parts')),
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ operations, handlers: { getSystemStatus: async () => sampleStatus } });
});
afterAll(() => server.stop());

describe('methods and paths', () => {
  test('an unknown path of the API is not_found', async () => {
    for (const path of ['/wps/nothing', '/lgw/nothing', '/wps/system/status/', '/WPS/system/status', '/wps']) {
      const response = await server.get(path, { Accept: 'text/html' });
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.json()).toMatchObject({ code: 'not_found' });
    }
  });

  test('another method of a known path is method_not_allowed, with the allowed methods', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const response = await fetch(server.url + status, { method });
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
      expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
    }
    const login = await server.get('/wps/session/login');
    expect([login.status, login.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('of two matching paths the literal one wins, with its methods', async () => {
    expect(await (await server.get('/wps/test/things/7')).json()).toMatchObject({ value: 'one' });
    expect(await (await server.post('/wps/test/things/list', {})).json()).toMatchObject({ value: 'list' });
    expect(await (await server.get('/wps/test/things/list/parts')).json()).toMatchObject({ value: 'parts' });
    const refused = await server.get('/wps/test/things/list');
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
    const written = await server.post('/wps/test/things/7', {});
    expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('HEAD answers like GET, without the body', async () => {
    const response = await fetch(server.url + status, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(JSON.stringify(sampleStatus).length));
    expect(await response.text()).toBe('');
  });
});
