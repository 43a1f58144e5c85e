import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { portalUrl } from './portal-url.ts';

const [outside = 'localhost'] = Object.values(networkInterfaces()).flatMap((addresses) =>
  (addresses ?? []).flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : [])),
);

test.each([
  ['https://sen.example', ['www.sen.example'], '0.0.0.0', 'https://sen.example'],
  [undefined, ['www.sen.example'], '0.0.0.0', 'https://www.sen.example'],
  [undefined, [], '127.0.0.1', 'http://localhost:4000'],
  [undefined, [], 'localhost', 'http://localhost:4000'],
  // Others can reach it, so its links lead there from their devices, too.
  [undefined, [], '192.168.1.7', 'http://192.168.1.7:4000'],
  [undefined, [], 'fd00::7', 'http://[fd00::7]:4000'],
  [undefined, [], '0.0.0.0', `http://${outside}:4000`],
  [undefined, [], '::', `http://${outside}:4000`],
])(
  'PASSWORD-13 PASSWORD-14 with PUBLIC_URL %j, hosts %j and HOST %s links lead to %s',
  (publicUrl, hosts, host, url) => {
    expect(portalUrl({ brand: { hosts }, config: { publicUrl, host, port: 4000 } })).toBe(url);
  },
);
