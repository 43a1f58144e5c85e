import { expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { loadBrand } from '#server/config/load-brand.ts';
import { maskedNumber, mobileOf } from './mobile.ts';

const brand = loadBrand(readConfig({}));

test('VALID-24 a number is the same in every spelling', () => {
  const wide = { ...brand, countries: [...brand.countries, { countryCode: 'US' as const, countryDialingCode: '1' }] };
  for (const [code, typed, mobileNum] of [
    ['84', ' 0912345678 ', '912345678'],
    ['84', '912345678', '912345678'],
    ['84', '84912345678', '912345678'],
    ['84', '840912345678', '912345678'],
    ['84', '0084912345678', '912345678'],
    // A Vietnamese number that begins with its own country code.
    ['84', '841234567', '841234567'],
    ['84', '84841234567', '841234567'],
    ['855', '012345678', '12345678'],
    ['855', '85512345678', '12345678'],
    ['856', '02055123456', '2055123456'],
    ['66', '0812345678', '812345678'],
    ['66', '66812345678', '812345678'],
    ['1', '12025550123', '2025550123'],
  ] as const) {
    expect(mobileOf(wide, code, typed), typed).toEqual({ dialingCode: code, mobileNum });
  }
  for (const typed of [
    '',
    ' ',
    '９１２３４５６７８',
    '+84912345678',
    '912 345 678',
    '9'.repeat(1_000_000),
    '912345678\u0000',
    // Too long or too short for the country, whatever the brand's rule says, or of another country.
    '91234567890',
    '091234567',
    '855912345678',
    '0085512345678',
  ]) {
    expect(() => mobileOf(brand, '84', typed), typed.slice(0, 20)).toThrow('mobile_number_invalid');
  }
  // A Vietnamese country code with a Cambodian number, and a country that the brand does not accept.
  expect(() => mobileOf(brand, '855', '84912345678')).toThrow('mobile_number_invalid');
  expect(() => mobileOf(brand, '1', '2025550123')).toThrow('mobile_number_invalid');
});

test('VALID-24 the rule holds for a number that is given, also where the form need not ask for one', () => {
  const mobileNum = { ...brand.register.rules.mobileNum, enabled: false, required: false };
  const relaxed = { ...brand, register: { ...brand.register, rules: { ...brand.register.rules, mobileNum } } };
  expect(() => mobileOf(relaxed, '84', '912 345 678')).toThrow('mobile_number_invalid');
  expect(() => mobileOf(relaxed, '84', '')).toThrow('mobile_number_invalid');
  expect(mobileOf(relaxed, '84', '0912345678').mobileNum).toBe('912345678');
});

test('only the last digits of a number are shown', () => {
  expect(maskedNumber({ mobileNum: '912345678' })).toBe('******5678');
});
