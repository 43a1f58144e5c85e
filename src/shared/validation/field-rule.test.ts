import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brokenRule, type FieldRule, normalized, passwordsMatch, withBounds } from './field-rule.ts';
import { fitsPattern, patternIds } from './patterns.ts';
import { isPasswordField, registerFields } from './register-fields.ts';

const field = (changes: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  minLength: 4,
  maxLength: 16,
  acceptedPattern: '*',
  patternId: 15,
  ...changes,
});
const broken = { rule: 'reg_pattern_15', min: 4, max: 16 };

describe('a value breaks', () => {
  test('VALID-02 VALID-39 ENTITY-07 nothing when it is empty, unless it is required', () => {
    expect(brokenRule(field(), '')).toEqual({ rule: 'required' });
    expect(brokenRule(field({ required: false }), '')).toBeUndefined();
  });

  test('VALID-48 ENTITY-07 the rule of a field that is off when it is present', () => {
    expect(brokenRule(field({ enabled: false }), 'linh')).toEqual({ rule: 'disabled' });
    expect(brokenRule(field({ enabled: false }), '')).toBeUndefined();
  });

  test('VALID-03 ENTITY-07 its length, reported as the pattern with both bounds', () => {
    expect(brokenRule(field(), 'abc')).toEqual(broken);
    expect(brokenRule(field(), 'abcd')).toBeUndefined();
    expect(brokenRule(field(), 'a'.repeat(16))).toBeUndefined();
    expect(brokenRule(field(), 'a'.repeat(17))).toEqual(broken);
  });

  test('VALID-22 a bound of 0 to 255 takes any code, and none where none is required', () => {
    const code = field({ minLength: 0, maxLength: 255, patternId: 1 });
    expect(brokenRule(code, '4'.repeat(255))).toBeUndefined();
    expect(brokenRule(code, '4'.repeat(256))).toEqual({ rule: 'reg_pattern_1', min: 0, max: 255 });
    expect(brokenRule(code, '4')).toBeUndefined();
    expect(brokenRule({ ...code, required: false }, '')).toBeUndefined();
  });

  test('ENTITY-07 its pattern', () => {
    expect(brokenRule(field(), 'linh-tran')).toEqual(broken);
  });

  test('VALID-04 ENTITY-07 the accepted pattern of the whole value; * is any text', () => {
    const letterA = field({ acceptedPattern: 'a+|b+' });
    expect(brokenRule(letterA, 'aaaa')).toBeUndefined();
    expect(brokenRule(letterA, 'bbbb')).toBeUndefined();
    expect(brokenRule(letterA, 'aabb')).toEqual(broken);
    expect(brokenRule(field({ acceptedPattern: '*' }), 'aabb')).toBeUndefined();
    for (const any of ['*', 'a*b?(c)', ' ', '😀😀😀', 'Trần Thị', 'a'.repeat(16)]) {
      expect(brokenRule(field({ acceptedPattern: '*', minLength: 1, patternId: 1 }), any), any).toBeUndefined();
    }
    expect(brokenRule(field({ acceptedPattern: '(' }), 'aabb')).toBeUndefined();
  });

  test('text that no field accepts: null bytes, direction marks, lone surrogates', () => {
    const any = field({ minLength: 1, patternId: 1 });
    for (const value of ['a\u0000b', 'a\nb', '\u202elinh', 'a\u2066', '\ud83d', '\u0085']) {
      expect(brokenRule(any, value)?.rule).toBe('reg_pattern_1');
    }
    expect(brokenRule(any, '👩‍👩‍👧 ế אב')).toBeUndefined();
  });
});

test('VALID-03 VALID-10 the first pattern is a length range alone, in which an emoji is as long as its code points', () => {
  const any = field({ minLength: 2, maxLength: 3, patternId: 1 });
  expect(brokenRule(any, '😀')?.rule).toBe('reg_pattern_1');
  expect(brokenRule(any, '😀😀😀')).toBeUndefined();
  expect(brokenRule(any, '😀😀😀😀')?.rule).toBe('reg_pattern_1');
});

test('VALID-03 VALID-48 any value passes exactly when length and pattern hold', () => {
  const bounds = fc
    .tuple(fc.nat(20), fc.nat(20))
    .map(([a, b]) => ({ minLength: Math.min(a, b), maxLength: Math.max(a, b, 1) }));
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'grapheme-ascii' }),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(bounds, fc.constantFrom(...patternIds), text, (range, patternId, typed) => {
      const value = normalized(typed);
      const rule = brokenRule(field({ ...range, patternId }), value)?.rule;
      const count = [...value].length;
      if (value === '') {
        expect(rule).toBe('required');
      } else if (count < range.minLength || count > range.maxLength || !fitsPattern(patternId, value)) {
        expect(rule).toBe(`reg_pattern_${patternId}`);
      } else if (/^[\p{L}\p{N}\p{P}]+$/u.test(value)) {
        expect(rule).toBeUndefined();
      }
    }),
    { numRuns: 2000 },
  );
});

test('VALID-25 typed values are trimmed, passwords are not', () => {
  expect(normalized('  linh \u3000\n')).toBe('linh');
  expect(normalized(' Hoa sen ', { password: true })).toBe(' Hoa sen ');
  const secret = registerFields.filter(isPasswordField);
  expect(secret).toEqual(['password', 'confirmPassword', 'paymentPassword']);
});

test('VALID-21 a password and its confirmation must be identical', () => {
  expect(passwordsMatch('Hoasen2026', 'Hoasen2026')).toBe(true);
  expect(passwordsMatch('Hoasen2026', 'hoasen2026')).toBe(false);
  expect(passwordsMatch('é', 'e\u0301')).toBe(false);
});

test('VALID-07 a message contains both bounds, or one number where they are equal', () => {
  const message = 'Please enter (min) - (max) characters';
  expect(withBounds(message, { min: 4, max: 16 })).toBe('Please enter 4 - 16 characters');
  expect(withBounds(message, { min: 4, max: 4 })).toBe('Please enter 4 characters');
  expect(withBounds('(min) to (max)', { min: 4, max: 4 })).toBe('4 to 4');
});

test('ENTITY-01 the registration user has exactly the 21 fields of the specification', () => {
  expect([...registerFields].sort()).toEqual(
    [
      'username',
      'password',
      'confirmPassword',
      'payeeName',
      'email',
      'qqNum',
      'mobileNum',
      'recommenderId',
      'captcha',
      'verificationCode',
      'affiliateCode',
      'paymentPassword',
      'line',
      'whatsapp',
      'zalo',
      'facebook',
      'wechat',
      'idNumber',
      'referralCode',
      'domain',
      'countryDialingCode',
    ].sort(),
  );
});

test('a megabyte is refused without being parsed', () => {
  const before = process.cpuUsage();
  for (const patternId of patternIds) {
    const value = normalized(`  ${'é😀'.repeat(2 ** 19)} `);
    expect(brokenRule(field({ patternId, maxLength: 1000 }), value)?.rule).toBe(`reg_pattern_${patternId}`);
  }
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(2_000);
});
