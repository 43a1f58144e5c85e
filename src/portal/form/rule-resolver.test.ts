import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demanded, plainRule, ruleResolver } from './field-rules.ts';

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
