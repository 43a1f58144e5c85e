import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { chooseVendors, httpVendor } from './choose-vendors.ts';
import type { LaunchOrder } from './game-vendors.ts';

const order: LaunchOrder = {
  vendor: 'SAF',
  gameId: 'lantern-road',
  roomId: null,
  code: null,
  language: 'EN',
  demo: false,
  launchToken: 'lt_only-this',
};

let vendor: Server | undefined;
afterEach(() => {
  vendor?.closeAllConnections();
  vendor?.close();
});

/** A vendor on this machine whose answers the test sets. */
async function vendorThat(answers: RequestListener, timeoutMilliseconds = 2_000) {
  vendor = createServer(answers);
  await new Promise<void>((resolve) => vendor?.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port always has such an address.
  const { port } = vendor.address() as AddressInfo;
  const gameHosts = new Set(['games.saf.example']);
  return httpVendor({ url: `http://127.0.0.1:${port}/launch`, timeoutMilliseconds, gameHosts, local: true });
}

const says =
  (body: string, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, headers).end(body);
  };

describe('a vendor on the network', () => {
  test('LOBBY-13 receives the order and answers with the game’s address', async () => {
    let sent = '';
    const saf = await vendorThat(async (request, response) => {
      for await (const chunk of request) sent += chunk;
      response.end(JSON.stringify({ url: 'https://games.saf.example/play?t=1' }));
    });
    expect(await saf.launch(order)).toEqual({ url: 'https://games.saf.example/play?t=1', url2: '' });
    const { vendor: vassalage, ...rest } = order;
    expect(JSON.parse(sent)).toEqual({ vassalage, ...rest });
  });

  test.each([
    ['is down', says('', 503)],
    ['sends a page in place of JSON', says('<html>')],
    ['sends another shape', says('{"url":{"a":1}}')],
    ['names nothing', says('{}')],
    ['names a script', says('{"url":"javascript:alert(1)"}')],
    ['names a host that is not of its games', says('{"url":"https://elsewhere.example/"}')],
    ['names one address of two elsewhere', says('{"url":"https://games.saf.example/","url2":"https://x.example/"}')],
    ['names its host without https', says('{"url":"http://games.saf.example/"}')],
    ['puts a name and a password into it', says('{"url":"https://a:b@games.saf.example/"}')],
    ['leads elsewhere', says('', 302, { Location: 'https://games.saf.example/' })],
    ['does not stop talking', says(`{"url":"${'x'.repeat(1_000_000)}"}`)],
    ['hangs up', (request) => void request.socket.destroy()],
  ] satisfies [string, RequestListener][])('that %s gives no game', async (_, answers) => {
    const saf = await vendorThat(answers);
    await expect(saf.launch(order)).rejects.toThrow();
  });

  test('that is slow is aborted after the timeout', async () => {
    const saf = await vendorThat(() => undefined, 50);
    await expect(saf.launch(order)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('is called only where it is configured: the sandbox plays all others, and without one nobody does', async () => {
    const vendorLaunch = { urls: new Map([['NOR', 'http://127.0.0.1:9/']]), timeoutMilliseconds: 1_000 };
    const choose = (sandboxGames: boolean) =>
      chooseVendors({ vendorLaunch, production: false, sandboxGames }, { launchGameCDNs: [] });
    const vendors = choose(true);
    expect((await vendors.launch(order)).url).toMatch(/^\/sandbox\/SAF\//);
    await expect(vendors.launch({ ...order, vendor: 'NOR' })).rejects.toThrow();
    await expect(choose(false).launch(order)).rejects.toThrow('nobody plays');
  });
});
