import { expect, test } from 'vitest';
import { escapeXml } from './lettering.ts';

test('escapeXml keeps text, and removes or escapes everything that XML forbids or reads as markup', () => {
  expect(escapeXml(`<a b="c">'&`)).toBe('&lt;a b=&quot;c&quot;&gt;&#39;&amp;');
  expect(escapeXml('Đèn lồng 🐉\n')).toBe('Đèn lồng 🐉\n');
  expect(escapeXml('a\u0000\u0008\ud800b\uffff')).toBe('ab');
});
