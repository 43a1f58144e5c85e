import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleStatus } from '../testing/samples.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const status = '/wps/system/status';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ handlers: { getSystemStatus: async () => sampleStatus } });
});
afterAll(() => server.stop());

/** Sends raw text on its own connection, and returns the whole reply. */
function exchange(text: string, whenAnswered?: (send: (more: string) => void) => void): Promise<string> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding('utf8').on('data', (part) => {
      if (received === '') whenAnswered?.((more) => socket.write(more));
      received += part;
    });
    // A client that is still sending when the server cuts the connection gets an error.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(received));
  });
}

const get = (target: string, host = 'portal.example') =>
  exchange(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

describe('what is asked for', () => {
  test.each([
    ['a path', status],
    ['a path and a query with percent signs', `${status}?language=EN&x=%2C%25`],
    ['a whole address', `http://portal.example${status}?language=EN`],
  ])('%s', async (_what, target) => {
    const text = await get(target);
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
    expect(text).toContain('"success":true');
  });

  test.each(['portal.example', 'PORTAL.example:4000', '127.0.0.1:4000', '[::1]:4000', 'portal_2.example'])(
    'of the host %s',
    async (host) => {
      expect(await get(status, host)).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  test.each([
    ['a host with a space', status, 'a b'],
    ['a host with a path', status, 'a/b'],
    ['a host with a user', status, 'a@b'],
    ['a port that is none', status, 'a:port'],
    ['a target without a path', '*', 'a'],
    ['an address of another protocol', 'ftp://a/b', 'a'],
  ])('%s is validation_failed, and the connection ends', async (_what, target, host) => {
    const text = await exchange(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain('"code":"validation_failed"');
    expect(text.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  });

  test.each([
    ['a step back', '/wps/../healthz'],
    ['a step back in percent signs', '/wps/%2e%2E/healthz'],
    ['a dot', '/./healthz'],
    ['a letter in percent signs', '/%68ealthz'],
    ['a capital letter in percent signs', '/wps/%53ystem/status'],
    ['a digit in percent signs', '/wps/v%32/wallets/balance'],
    ['a hyphen in percent signs', '/wps/v2/wallets/%2d'],
    ['an empty segment', '/wps//system/status'],
    ['an empty first segment', '//healthz'],
    ['an empty segment of a whole address', 'http://portal.example//healthz'],
    ['a slash in percent signs', '/wps%2Fsystem/status'],
    ['a slash in percent signs further on', '/wps/system%2fstatus'],
  ])('%s in the path is not_found, as the contract has it', async (_what, target) => {
    const text = await get(target);
    expect(text).toMatch(/^HTTP\/1\.1 404 /);
    expect(text).toContain('"code":"not_found"');
  });

  test('other signs may stand in percent signs, and any in the query', async () => {
    expect(await get('/wps/v2/wallets/deposits/%C4%91%20')).not.toMatch(/^HTTP\/1\.1 404 /);
    expect(await get(`${status}?a=%61&b=//&c=..%2F`)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

test('several questions on one connection are answered in their order', async () => {
  const one = `GET ${status} HTTP/1.1\r\nHost: a\r\nX-Request-Id: first-one\r\n\r\n`;
  const two = 'GET /healthz HTTP/1.1\r\nHost: a\r\nX-Request-Id: second-one\r\nConnection: close\r\n\r\n';
  const text = await exchange(one + two);
  expect(text.match(/x-request-id: \S+/gi)).toEqual(['x-request-id: first-one', 'x-request-id: second-one']);
});

test('HEAD has the headers of the answer and no body', async () => {
  const text = await exchange(`HEAD ${status} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  expect(Number(/content-length: (\d+)/i.exec(text)?.[1])).toBe(JSON.stringify(sampleStatus).length);
  expect(text).toMatch(/\r\n\r\n$/);
});

test('whoever goes on sending a body that nobody wants has the answer, and then no connection', async () => {
  const head = `POST ${status} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const text = await exchange(head, (send) => send('1\r\nx\r\n'));
  expect(text).toMatch(/^HTTP\/1\.1 405 /);
  expect(text).toContain('"code":"method_not_allowed"');
});
