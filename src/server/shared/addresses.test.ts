import { describe, expect, test } from 'vitest';
import {
  addressKey,
  addressOfHop,
  addressRanges,
  contains,
  isAddressRange,
  isInternetAddress,
  isLoopbackAddress,
} from './addresses.ts';

describe('a hop that a proxy reports', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:51234', '203.0.113.9'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['"[2001:DB8::1]:443"', '2001:db8::1'],
    ['2001:0DB8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['::FFFF:CB00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:cb00:7109', '203.0.113.9'],
    ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
    ['203.0.113.9:', '203.0.113.9'],
    ['[2001:db8::1]:', '2001:db8::1'],
    ['64:ff9b::93.184.216.34', '93.184.216.34'],
    ['[0064:FF9B::5DB8:D822]:443', '93.184.216.34'],
  ])('%s is %s', (hop, address) => {
    expect(addressOfHop(hop)).toBe(address);
  });

  test.each([
    '',
    'unknown',
    '_hidden',
    'evil',
    '203.0.113',
    '127.1',
    '0x7f.0.0.1',
    '010.0.0.1',
    '2130706433',
    '203.0.113.256',
    '203.0.113.9::',
    '203.0.113.9:port',
    '203.0.113.9:123456',
    '[203.0.113.9',
    '[]:443',
    '2001:db8:::1',
    '1::2::3',
    '203.0.113.9/24',
    'localhost',
  ])('%j is none', (hop) => {
    expect(addressOfHop(hop)).toBeUndefined();
  });
});

describe('an address of a translator', () => {
  test('of its local prefix or beside the well-known one stays an IPv6 address', () => {
    expect(addressOfHop('64:ff9b:1::93.184.216.34')).toBe('64:ff9b:1::5db8:d822');
    expect(addressOfHop('64:ff9b::1:5db8:d822')).toBe('64:ff9b::1:5db8:d822');
  });

  test.each(['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.1.1', '0.0.0.0', '100.64.0.1'])(
    'never lets a visitor pass for %s, which RFC 6052 forbids it to carry',
    (behind) => {
      const address = `64:ff9b::${behind}`;
      expect(addressOfHop(address)).toMatch(/^64:ff9b::/);
      expect(isLoopbackAddress(address)).toBe(false);
      expect(contains(addressRanges([behind]), address)).toBe(false);
    },
  );

  test('is in the ranges of the address behind it, and counted apart from its neighbours', () => {
    // A range of everybody behind translators would contain nobody, so it is none.
    for (const range of ['64:ff9b::/96', '64:ff9b::/80', '64:ff9b::5db8:d822/64']) {
      expect([range, isAddressRange(range)]).toEqual([range, false]);
    }
    expect(isAddressRange('64:ff9b::7f00:1/128')).toBe(true);
    expect(contains(addressRanges(['93.184.216.0/24']), '64:ff9b::5db8:d822')).toBe(true);
    expect(contains(addressRanges(['64:ff9b::5db8:d800/120']), '93.184.216.34')).toBe(true);
    expect([addressKey('64:ff9b::5db8:d822'), addressKey('64:ff9b::5db8:d823')]).toEqual([
      '93.184.216.34',
      '93.184.216.35',
    ]);
  });
});

describe('ranges', () => {
  test('are distinguished from other text', () => {
    const good = ['10.0.0.1', '10.0.0.0/8', '::1', 'fc00::/7', 'FC00::/7', '::ffff:10.0.0.0/104', '0.0.0.0/0', '::/0'];
    expect(good.filter((text) => !isAddressRange(text))).toEqual([]);
    const bad = ['', '10.0.0', '10.0.0.0/33', '::/129', '10.0.0.0/8/8', '10.0.0.0/x', '10.0.0.0/-1', 'host', '10/8'];
    expect([...bad, '::ffff:10.0.0.0/8', 'fe80::1%eth0', '10.0.0.0/'].filter(isAddressRange)).toEqual([]);
  });

  test('contain the addresses of their own family in any notation', () => {
    const ranges = addressRanges(['10.0.0.0/8', '::1', '2001:DB8::/32', '::ffff:192.0.2.0/120']);
    const held = ['10.200.3.4', '::ffff:10.1.2.3', '::ffff:a01:203', '::1', '0:0:0:0:0:0:0:1', '2001:db8:1::'];
    expect([...held, '192.0.2.7'].filter((ip) => !contains(ranges, ip))).toEqual([]);
    expect(['11.0.0.1', '::2', '2001:db9::', '192.0.3.1', '', 'host'].filter((ip) => contains(ranges, ip))).toEqual([]);
    expect(contains(addressRanges(['0.0.0.0/0']), '::1')).toBe(false);
  });
});

test('the machine itself, and what is neither it nor a private network', () => {
  const inside = ['127.0.0.1', '::1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.1.1', 'fd00::1', 'fe80::1'];
  const loopback = [...inside, '127.9.9.9', '::ffff:127.0.0.1', '203.0.113.9', '0.0.0.0', ''].filter(isLoopbackAddress);
  expect(loopback).toEqual(['127.0.0.1', '::1', '127.9.9.9', '::ffff:127.0.0.1']);
  expect(['93.184.216.34', '2600::1', '::ffff:93.184.216.34'].filter((ip) => !isInternetAddress(ip))).toEqual([]);
  expect([...inside, '0.0.0.0', '100.64.0.1', '::', '224.0.0.1', ''].filter(isInternetAddress)).toEqual([]);
});

test('one IPv6 network counts as one address', () => {
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(addressKey('2001:DB8:1:2::9')).toBe('2001:db8:1:2');
  expect(addressKey('2001:db8::9')).toBe('2001:db8:0:0');
  expect(addressKey('::1')).toBe('0:0:0:0');
  expect(addressKey('203.0.113.7')).toBe('203.0.113.7');
  expect(addressKey('::ffff:cb00:7107')).toBe('203.0.113.7');
});
