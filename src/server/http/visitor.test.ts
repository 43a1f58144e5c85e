import { describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { visitReader } from './visitor.ts';

function visitorOf(peer: string, headers: Record<string, string>, env: Record<string, string> = {}) {
  return visitReader(readConfig(env))(peer, new Headers(headers));
}

const proxied = { TRUSTED_PROXIES: '10.0.0.0/8', COUNTRY_HEADER: 'X-Country' };
const spoof = { 'x-forwarded-for': '198.51.100.1', 'x-country': 'VN', 'x-forwarded-proto': 'https' };

describe('who calls', () => {
  test('STATUS-10 STATUS-11 is the peer itself where no proxy is trusted, whatever it says', () => {
    expect(visitorOf('203.0.113.7', spoof)).toEqual({
      visitor: { ip: '203.0.113.7', country: null, userAgent: '' },
      https: false,
    });
    expect(visitorOf('203.0.113.7', spoof, proxied).visitor).toMatchObject({ ip: '203.0.113.7', country: null });
  });

  test('STATUS-10 STATUS-11 is what a trusted proxy says', () => {
    expect(visitorOf('10.1.2.3', spoof, proxied)).toMatchObject({
      visitor: { ip: '198.51.100.1', country: 'VN' },
      https: true,
    });
  });

  test.each([
    ['the last hop that is not trusted', '1.1.1.1, 198.51.100.1, 10.0.0.9', '198.51.100.1'],
    ['the first hop when all are trusted', '10.0.0.8, 10.0.0.9', '10.0.0.8'],
    ['what came before something that is no address', 'evil, 10.0.0.9', '10.0.0.9'],
    ['the proxy when it says nothing', '', '10.1.2.3'],
    ['the last hop of a list with empty elements', '1.1.1.1, ,203.0.113.9, ,', '203.0.113.9'],
    ['an address without its port', '203.0.113.9:51234, 10.0.0.9:80', '203.0.113.9'],
    ['an IPv6 address without brackets and port', '[2001:db8::1]:443', '2001:db8::1'],
    ['an IPv6 address in its short form', '2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['an IPv4 address in hex', '::FFFF:CB00:7109', '203.0.113.9'],
    ['beyond a proxy that is written as IPv6', '203.0.113.9, ::ffff:a00:9', '203.0.113.9'],
  ])('STATUS-10 STATUS-11 behind proxies it is %s', (_what, forwarded, ip) => {
    expect(visitorOf('10.1.2.3', { 'x-forwarded-for': forwarded }, proxied).visitor.ip).toBe(ip);
  });

  test('STATUS-10 STATUS-11 is not what headers say that nobody configured', () => {
    const other = { forwarded: 'for=198.51.100.1;proto=https', 'x-real-ip': '198.51.100.1' };
    expect(visitorOf('10.1.2.3', other, proxied)).toMatchObject({ visitor: { ip: '10.1.2.3' }, https: false });
  });

  test.each(['https', 'HTTPS', 'http, https'])(
    'STATUS-10 STATUS-11 came over https where a trusted proxy says %j',
    (proto) => {
      expect(visitorOf('::ffff:a01:203', { 'x-forwarded-proto': proto }, proxied).https).toBe(true);
      expect(visitorOf('203.0.113.7', { 'x-forwarded-proto': proto }, proxied).https).toBe(false);
    },
  );

  test('STATUS-10 STATUS-11 an IPv4 address in an IPv6 socket is an IPv4 address', () => {
    expect(visitorOf('::ffff:10.1.2.3', spoof, proxied).visitor.ip).toBe('198.51.100.1');
    expect(visitorOf('::ffff:203.0.113.7', {}).visitor.ip).toBe('203.0.113.7');
    expect(visitorOf('::ffff:cb00:7107', {}).visitor.ip).toBe('203.0.113.7');
    expect(visitorOf('fe80::1%eth0', {}).visitor.ip).toBe('fe80::1');
  });

  test.each(['XX', 'T1', 'Vietnam', ''])('STATUS-10 STATUS-11 a country of %j is unknown', (country) => {
    expect(visitorOf('10.1.2.3', { 'x-country': country }, proxied).visitor.country).toBeNull();
  });

  test('STATUS-10 STATUS-11 a user agent of any length is cut', () => {
    expect(visitorOf('203.0.113.7', { 'user-agent': 'x'.repeat(5_000) }).visitor.userAgent).toHaveLength(512);
  });
});
