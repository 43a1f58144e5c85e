import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sampleStatus } from '../testing/samples.ts';
import { startTestServer } from '../testing/test-server.ts';
import { countryFinder } from './country-finder.ts';

const folder = mkdtempSync(join(tmpdir(), 'countries-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(text: string): string {
  const path = join(folder, 'countries.csv');
  writeFileSync(path, text);
  return path;
}

const ranges = `203.0.113.0,203.0.113.127,VN
"203.0.113.128","203.0.113.255","KH"
1.0.0.0,1.0.0.255,AU
10.0.0.0,10.255.255.255,ZZ

2001:db8::,2001:db8:0:ffff:ffff:ffff:ffff:ffff,TH
`;

test.each([
  ['203.0.113.0', 'VN'],
  ['203.0.113.127', 'VN'],
  ['203.0.113.128', 'KH'],
  ['203.0.114.0', null],
  ['1.0.0.255', 'AU'],
  ['0.0.0.1', null],
  ['255.255.255.255', null],
  ['10.1.2.3', null],
  ['2001:db8::1', 'TH'],
  ['2001:db8:0:ffff::9', 'TH'],
  ['2001:db8:1::', null],
  ['::1', null],
  ['nonsense', null],
])('STATUS-10 %s is in %s', (ip, country) => {
  expect(countryFinder(file(ranges))(ip)).toBe(country);
});

test('a file that is none does not start a server', () => {
  expect(() => countryFinder(join(folder, 'nothing.csv'))).toThrow('cannot be read');
  expect(() => countryFinder(file('1.0.0.0,1.0.0.255,AU\n1.0.1.0,::1,AU\n'))).toThrow('Line 2 of GEOIP_DB');
});

test('STATUS-10 STATUS-11 a visitor is looked up in the file, unless a trusted proxy names the country', async () => {
  const visitors: unknown[] = [];
  const env = { GEOIP_DB: file(ranges), TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'X-Country' };
  const server = await startTestServer({
    env,
    handlers: {
      getSystemStatus: async ({ visitor }) => {
        visitors.push(visitor.country);
        return sampleStatus;
      },
    },
  });
  await server.get('/wps/system/status', { 'X-Forwarded-For': '203.0.113.7' });
  await server.get('/wps/system/status', { 'X-Forwarded-For': '203.0.113.7', 'X-Country': 'US' });
  await server.get('/wps/system/status', { 'X-Forwarded-For': '198.51.100.1' });
  await server.stop();
  expect(visitors).toEqual(['VN', 'US', null]);
});
