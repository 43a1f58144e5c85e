import { describe, expect, test } from 'vitest';
import { isEmail } from './email.ts';

const host = (length: number) => `${'a'.repeat(length)}.vn`;
/** A host of labels as long as they may be, of so many characters in all. */
const longHost = (length: number) =>
  `${Array(4)
    .fill('b'.repeat(60))
    .join('.')
    .slice(0, length - 3)}.vn`;

describe('VALID-20 an e-mail address', () => {
  test('has at most 254 characters, 64 of them before the sign', () => {
    expect(isEmail(`${'a'.repeat(64)}@x.vn`)).toBe(true);
    expect(isEmail(`${'a'.repeat(65)}@x.vn`)).toBe(false);
    expect(isEmail(`${'a'.repeat(13)}@${longHost(240)}`)).toBe(true);
    expect(isEmail(`${'a'.repeat(14)}@${longHost(240)}`)).toBe(false);
  });

  test('has labels of 1 to 63 characters and a name of letters at the end', () => {
    expect(isEmail(`a@${host(63)}`)).toBe(true);
    expect(isEmail(`a@${host(64)}`)).toBe(false);
    expect(isEmail(`a@x.${'v'.repeat(63)}`)).toBe(true);
    for (const bad of ['a@', 'a@x.', 'a@.vn', 'a@x..vn', 'a@x.v', `a@x.${'v'.repeat(64)}`, 'a@x.v-n', 'a@x_y.vn']) {
      expect(isEmail(bad), bad).toBe(false);
    }
  });

  test('has dots and apostrophes inside its first part, not around it', () => {
    expect(isEmail("o'b.c@x.vn")).toBe(true);
    for (const bad of ['.a@x.vn', 'a.@x.vn', "a'@x.vn", 'a..b@x.vn', '@x.vn', 'a@b@x.vn', '"a"@x.vn', 'a@x.vn@']) {
      expect(isEmail(bad), bad).toBe(false);
    }
  });
});
