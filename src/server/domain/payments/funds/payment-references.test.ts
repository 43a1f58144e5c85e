import { expect, test } from 'vitest';
import { canonicalReference } from './payment-references.ts';

test.each([
  ['spaces around and inside', ' FT 26005\t1147 '],
  ['another case', 'ft26005 1147'],
  ['an invisible character', 'FT26005\u200b1147'],
  ['a direction mark', '\u200eFT260051147'],
  ['a soft hyphen', 'FT26005\u00ad1147'],
  ['a no-break space', 'FT26005\u00a01147'],
  ['a variation selector', 'FT26005\ufe0f1147'],
  ['full-width letters', 'ＦＴ２６００５１１４７'],
])('a reference with %s is the same', (_, text) => {
  expect(canonicalReference(text)).toBe('FT260051147');
});

test('signs that people see keep references apart, and accents do in whatever way they are typed', () => {
  expect(canonicalReference('FT-26005/1147')).toBe('FT-26005/1147');
  expect(canonicalReference('tiê\u0300n')).toBe(canonicalReference('TIỀN'));
  expect(canonicalReference('tiền')).not.toBe(canonicalReference('tien'));
  expect(canonicalReference(' \u200b\u2060 ')).toBe('');
});
