import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldRule } from '#shared/validation/field-rule.ts';
import { demanded, judgeField, plainRule, ruleResolver, sentValue } from './field-rules.ts';

const rule = (changes: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  minLength: 4,
  maxLength: 16,
  acceptedPattern: '*',
  patternId: 15,
  ...changes,
});

describe('what is typed', () => {
  test('VALID-25 is trimmed, but a password is taken as it is', () => {
    expect(sentValue('text', '  linh_tran \n')).toBe('linh_tran');
    expect(sentValue('password', ' with blanks ')).toBe(' with blanks ');
    expect(judgeField(rule(), 'text', '  linh ')).toBeUndefined();
  });

  test('MEMBER-22 is no row of digits where it becomes a payment password', () => {
    const digits = rule({ minLength: 6, maxLength: 20, patternId: 3 });
    for (const weak of ['777777', '123456', '098765']) {
      expect(judgeField(digits, 'paymentPassword', weak), weak).toBe('digitRow');
      expect(judgeField(digits, 'password', weak), weak).toBeUndefined();
    }
    expect(judgeField(digits, 'paymentPassword', '730185')).toBeUndefined();
    expect(judgeField(digits, 'paymentPassword', '12345')).toBe('reg_pattern_3');
    expect(sentValue('paymentPassword', ' with blanks ')).toBe(' with blanks ');
  });

  test('VALID-24 a mobile number may be parted as people write it, and must pass its rule', () => {
    const mobile = rule({ minLength: 9, maxLength: 15, patternId: 12 });
    expect(sentValue('mobile', ' (912) 345-678 ')).toBe('912345678');
    expect(judgeField(mobile, 'mobile', '912 345 678')).toBeUndefined();
    for (const good of ['９１２３４５６７８', '\u202a912\u00a0345\u00a0678\u202c', '0912.345.678']) {
      expect(judgeField(mobile, 'mobile', good), good).toBeUndefined();
    }
    for (const bad of ['91234567', '912345678a']) {
      expect(judgeField(mobile, 'mobile', bad), bad).toBe('reg_pattern_12');
    }
    // A country code that the list does not have.
    for (const bad of ['+1 202 555 0123', '001 202 555 0123']) {
      expect(judgeField(mobile, 'mobile', bad), bad).toBe('countryCode');
    }
    for (const kind of ['text', 'login', 'password'] as const) {
      expect(judgeField(rule({ patternId: 1 }), kind, '+84 club'), kind).toBeUndefined();
    }
  });

  test('a code of digits loses its separators and the marks of pasted text', () => {
    expect(sentValue('code', '\u202a310 562\u202c')).toBe('310562');
    expect(sentValue('code', ' ３１０-５６２ ')).toBe('310562');
    expect(sentValue('code', ' 7KXQ-M4TR ')).toBe('7KXQ-M4TR');
  });

  test('a login name loses the invisible marks of a pasted number', () => {
    expect(sentValue('login', '\u202a+84 901 234 567\u202c')).toBe('+84 901 234 567');
    expect(sentValue('login', ' linh_tran ')).toBe('linh_tran');
    expect(sentValue('login', '\u200e (0901) 234-567\u200f ')).toBe('(0901) 234-567');
    // What is no number keeps them, and is refused.
    for (const name of ['linh\u200btran', '0901\u200b_234', 'x\u200b0901', '0901\u200bx']) {
      expect(sentValue('login', name), name).toBe(name);
    }
  });

  test('VALID-02 VALID-44 is asked for, and blanks are nothing', () => {
    expect(judgeField(rule(), 'text', '')).toBe('required');
    expect(judgeField(rule(), 'text', ' \t ')).toBe('blank');
    expect(judgeField(rule({ required: false }), 'text', '  ')).toBeUndefined();
  });

  test('VALID-03 is held to its length and pattern, whatever it is', () => {
    for (const bad of [
      'abc',
      'a'.repeat(17),
      '😀😀😀😀',
      'אבגד',
      'linh\u0301a',
      'linh８８',
      'li\u0000nh',
      '<script>',
    ]) {
      expect(judgeField(rule(), 'text', bad), bad).toBe('reg_pattern_15');
    }
  });

  test('sent and judged are the same: what is sent is judged alike', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.integer({ min: 1, max: 22 }), (typed, patternId) => {
        const one = rule({ patternId, required: false });
        for (const kind of ['text', 'password', 'mobile'] as const) {
          const sent = sentValue(kind, typed);
          expect(sentValue(kind, sent)).toBe(sent);
          expect(judgeField(one, kind, sent)).toBe(judgeField(one, kind, typed));
        }
      }),
    );
  });

  test('a megabyte is refused by its length, with next to no work', () => {
    const typed = 'a'.repeat(1_000_000);
    const before = process.cpuUsage();
    for (let n = 0; n < 20; n++) expect(judgeField(rule(), 'text', typed)).toBe('reg_pattern_15');
    // Work rather than time, which also passes while others work.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });
});

type Values = { name: string; password: string; again: string; remember: boolean };

const resolve = ruleResolver<Values>(
  {
    name: { rule: plainRule(1, 8), kind: 'text' },
    password: { rule: plainRule(6, 20, 16), kind: 'password' },
    again: { rule: plainRule(1, 256), kind: 'password' },
  },
  { of: 'password', in: 'again' },
);
const options = { fields: {}, shouldUseNativeValidation: false };
const judge = (values: Partial<Values>) =>
  resolve(
    { name: 'khoa', password: 'Lantern2026', again: 'Lantern2026', remember: true, ...values },
    undefined,
    options,
  );

describe('judging a form by rules', () => {
  test('VALID-25 passes on what is sent: text trimmed, a password as it is', async () => {
    expect(await judge({ name: '  khoa ' })).toEqual({
      values: { name: 'khoa', password: 'Lantern2026', again: 'Lantern2026', remember: true },
      errors: {},
    });
    expect(await judge({ password: ' Lantern 2026 ', again: ' Lantern 2026 ' })).toMatchObject({
      values: { password: ' Lantern 2026 ' },
    });
  });

  test('VALID-02 VALID-03 tells each field that breaks its rule', async () => {
    expect(await judge({ name: '', password: 'short' })).toMatchObject({
      values: {},
      errors: { name: { type: 'required' }, password: { type: 'reg_pattern_16' } },
    });
    expect(
      await resolve({ password: 'Lantern2026', again: 'Lantern2026' } as Values, undefined, options),
    ).toMatchObject({
      errors: { name: { type: 'required' } },
    });
    expect(await judge({ name: '   ' })).toMatchObject({ errors: { name: { type: 'blank' } } });
    expect(await judge({ name: 'x'.repeat(9) })).toMatchObject({ errors: { name: { type: 'reg_pattern_1' } } });
  });

  test('VALID-21 VALID-30 what is typed again must be the same', async () => {
    expect(await judge({ again: 'lantern2026' })).toMatchObject({ errors: { again: { type: 'mismatch' } } });
    expect(await judge({ again: '' })).toMatchObject({ errors: { again: { type: 'required' } } });
  });

  test('leaves a field alone for which this form has no rule', async () => {
    const free = ruleResolver<Values>({ name: undefined });
    const values = { name: '  khoa ', password: '', again: '', remember: true };
    expect(await free(values, undefined, options)).toEqual({ values, errors: {} });
  });

  test('never answers both values and errors, whatever is typed', () =>
    fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), fc.string(), async (name, password, again) => {
        const { values, errors } = await judge({ name, password, again });
        expect(Object.keys(values).length === 0).not.toBe(Object.keys(errors).length === 0);
      }),
    ));
});

test('VALID-48 a form that always asks for a field keeps the bounds of the site', () => {
  const rule = { ...plainRule(6, 20, 16), enabled: false, required: false };
  expect(demanded(rule, plainRule(1, 256))).toEqual(plainRule(6, 20, 16));
  expect(demanded(undefined, plainRule(1, 256))).toEqual(plainRule(1, 256));
});
