import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskedEmail, maskedMobile, maskedName } from './masks.ts';

test.each([
  ['khoa@example.com', 'k***@example.com'],
  ['k@example.com', 'k***@example.com'],
  ['"a@b"@example.com', '"***@example.com'],
  ['@example.com', '***'],
  ['nothing', '***'],
])('MEMBER-18 of the address %s a member sees %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});

test('MEMBER-18 a very long address is cut to the 120 characters of the contract', () => {
  const masked = maskedEmail(`k@${'a'.repeat(200)}.com`);
  expect(masked).toBe(`k***@${'a'.repeat(115)}`);
});

test('MEMBER-18 of a number a member sees the code of the country and the last four digits, not how many there are', () => {
  expect(maskedMobile({ dialingCode: '84', mobileNum: '901234567' })).toBe('+84 ******4567');
  expect(maskedMobile({ dialingCode: '855', mobileNum: '12344567' })).toBe('+855 ******4567');
});

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
