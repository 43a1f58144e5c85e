import { expect, test } from 'vitest';
import { GetRegisterSettingsResponse } from '#generated/server/validators/system/get-register-settings.answer.ts';
import type { Brand } from '#server/config/brand.ts';
import { readConfig } from '#server/config/config.ts';
import { loadBrand } from '#server/config/load-brand.ts';
import { registerFields } from '#shared/validation/register-fields.ts';
import { formRules } from './field-rules.ts';
import { registerSettings } from './register-settings.ts';

const shipped = loadBrand(readConfig({}));
const withFlags = (flags: Partial<Brand['flags']>): Brand => ({ ...shipped, flags: { ...shipped.flags, ...flags } });

test('API-12 VALID-01 VALID-45 ENTITY-07 REGISTER-03 REGISTER-10 REGISTER-15 REGISTER-33 REGISTER-34 the shipped brand has the settings of the contract', () => {
  const value = registerSettings(shipped);
  expect(GetRegisterSettingsResponse.safeParse({ success: true, value }).error?.issues ?? []).toEqual([]);
  expect(value).toMatchObject({
    tabs: [
      { type: 'username', verificationCode: true, password: true, captcha: false },
      { type: 'mobile', verificationCode: true, password: true, captcha: false },
    ],
    smsChannel: 'server',
    agreement: { minimumAge: 18, url: '/help', isAgree: true },
    displayAmount: '1000VND',
  });
  expect(value.rules.username).toEqual({
    enabled: true,
    required: true,
    minLength: 4,
    maxLength: 16,
    acceptedPattern: '*',
    patternId: 15,
  });
});

test('ENTITY-07 VALID-01 every field of the registration has its whole rule, also a disabled one', () => {
  const { rules } = registerSettings(shipped);
  expect(Object.keys(rules).sort()).toEqual([...registerFields].sort());
  for (const [field, rule] of Object.entries(rules)) {
    expect(rule, field).toEqual({
      enabled: expect.any(Boolean),
      required: expect.any(Boolean),
      minLength: expect.any(Number),
      maxLength: expect.any(Number),
      acceptedPattern: expect.any(String),
      patternId: expect.any(Number),
    });
  }
});

test('VALID-22 VALID-38 the shipped brand takes a code of 0 to 255 characters, and a full name without accents', () => {
  const { rules } = registerSettings(shipped);
  expect(rules.verificationCode).toMatchObject({ minLength: 0, maxLength: 255, acceptedPattern: '*', patternId: 1 });
  expect(rules.payeeName).toMatchObject({ patternId: 10 });
});

test.each([
  [{ DIRECTREG3: false }, []],
  [{ MOBILENUMREG3: false }, ['username true true']],
  [{ USERNAMEREG3: false }, ['mobile true true']],
  [{ MOBILENUMPASSREG3: false }, ['username true true', 'mobile true false']],
  [{ REGMOBVERF3: false }, ['username false true', 'mobile false true']],
])('FLAG-04 REGISTER-04 REGISTER-05 REGISTER-30 REGISTER-31 with %j the tabs are %j', (flags, expected) => {
  const { tabs } = registerSettings(withFlags(flags));
  expect(tabs.map(({ type, verificationCode, password }) => `${type} ${verificationCode} ${password}`)).toEqual(
    expected,
  );
});

test('CAPTCHA-04 CAPTCHA-06 VALID-23 the captcha and its rule follow the setting, the code and its rule the switch', () => {
  const settings = { ...shipped.settings, captcha: { login: false, register: true } };
  const asking = registerSettings({ ...withFlags({ REGMOBVERF3: false }), settings });
  expect(asking.tabs.every(({ captcha }) => captcha)).toBe(true);
  expect(asking.rules.captcha).toMatchObject({ enabled: true, required: true });
  const other = { ...shipped.settings, captcha: { login: true, register: false } };
  const plain = registerSettings({ ...shipped, settings: other });
  expect(plain.tabs.map(({ captcha }) => captcha)).toEqual([false, false]);
  expect(plain.rules.captcha).toMatchObject({ enabled: false, required: false });
  expect(asking.rules.verificationCode).toMatchObject({ enabled: false, required: false });
});

test('REGISTER-29 the form by number always requires the number, the other one name and password, whatever their rules', () => {
  const rules = { ...shipped.register.rules };
  for (const field of ['mobileNum', 'username', 'password'] as const)
    rules[field] = { ...rules[field], enabled: false, required: false };
  const brand = { ...withFlags({ REGMOBVERF3: false }), register: { ...shipped.register, rules } };
  const [byUsername, byNumber] = registerSettings(brand).tabs;
  if (byUsername === undefined || byNumber === undefined) throw new Error('a form is missing');
  const must = { enabled: true, required: true };
  expect(formRules(brand, byUsername)).toMatchObject({ mobileNum: { enabled: false }, username: must, password: must });
  expect(formRules(brand, byNumber).mobileNum).toMatchObject(must);
});
