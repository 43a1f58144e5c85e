import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { isAllowed, safeFetch } from './safe-fetch.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  // It listens on a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  'http://accounts.example.com/',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest/meta-data',
  'https://192.168.0.1/',
  'https://[::1]/',
  'https://[fd00::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://2130706433/',
  'https://intranet/',
  'https://db.internal/',
  'https://user:secret@accounts.example.com/',
  'ftp://accounts.example.com/',
  'file:///etc/passwd',
])('%s is not asked', async (address) => {
  expect(isAllowed(new URL(address), false)).toBe(false);
  await expect(safeFetch(address, { local: false })).rejects.toThrow('not asked');
});

test('a public address is allowed over https; the machine itself only where that is permitted', () => {
  expect(isAllowed(new URL('https://accounts.example.com/.well-known'), false)).toBe(true);
  expect(isAllowed(new URL('https://93.184.216.34/'), false)).toBe(true);
  expect(isAllowed(new URL('http://127.0.0.1:9000/'), true)).toBe(true);
  expect(isAllowed(new URL('http://10.0.0.1/'), true)).toBe(false);
});

test('redirects are not followed', async () => {
  const url = await serve((_, response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end());
  await expect(safeFetch(url, { local: true })).rejects.toThrow();
});

test('an endless answer is aborted', async () => {
  const url = await serve((_, response) => {
    const more = () => {
      while (response.write(Buffer.alloc(65_536)));
    };
    response.on('drain', more);
    more();
  });
  await expect(safeFetch(url, { local: true })).rejects.toThrow('too large');
});

test('request and answer pass through unchanged', async () => {
  const url = await serve((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => response.writeHead(201).end(`${request.method} ${request.headers['x-a']} ${body}`));
  });
  const answer = await safeFetch(url, { method: 'POST', headers: { 'x-a': 'b' }, body: 'hello', local: true });
  expect(answer).toEqual({ status: 201, text: 'POST b hello' });
});
