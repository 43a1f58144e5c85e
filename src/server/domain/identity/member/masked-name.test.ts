import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskedName } from './masked-name.ts';

test.each([
  ['Minh Khoa', 'Mi***oa'],
  ['hoang91', 'ho***91'],
  ['Thư Hà', 'Th***Hà'],
  ['Bảo An'.normalize('NFD'), 'Bả***An'],
  ['Linh', 'L***h'],
  [' Linh  ', 'L***h'],
  ['Bo', 'B***'],
  ['B', '***'],
  ['', '***'],
])('%s is shown as %s', (nickname, masked) => {
  expect(maskedName(nickname)).toBe(masked);
});

test('at most the first and last two letters are visible, and at least one is hidden', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (nickname) => {
      const [begin = '', end = ''] = maskedName(nickname).split(/\*{3}(?!\*)/);
      const letters = [...nickname.normalize('NFC').trim()].length;
      expect([...begin].length + [...end].length).toBeLessThanOrEqual(Math.max(letters - 1, 0) + 3);
    }),
  );
});
