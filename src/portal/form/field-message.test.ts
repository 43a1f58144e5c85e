// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { patternIds } from '#shared/validation/patterns.ts';
import { i18n, loadArea } from '../i18n/i18n.ts';
import { showLanguage } from '../i18n/language.ts';
import { form as en } from '../i18n/locales/en/form.ts';
import { form as vi } from '../i18n/locales/vi/form.ts';
import { type FieldKind, type FieldProblem, fieldMessage } from './field-message.ts';

beforeAll(() => loadArea('form'));
beforeEach(() => showLanguage('EN'));

const say = (problem: FieldProblem, kind: FieldKind = 'text', minLength = 4, maxLength = 16) =>
  fieldMessage(i18n.t, problem, { label: 'Username', kind, rule: { minLength, maxLength } });

const bounds = (text: string) => [text.includes('(min)'), text.includes('(max)')];
const fixed = [8, 9, 22];

describe('the message of a pattern', () => {
  test('VALID-09 VALID-47 is there for all 22 types, in both languages', () => {
    expect(patternIds).toHaveLength(22);
    const said = patternIds.map((id) => say(`reg_pattern_${id}`));
    expect(new Set(said).size).toBe(22);
    for (const id of patternIds) {
      const key = `reg_pattern_${id}` as keyof typeof en & `reg_pattern_${string}`;
      expect(en[key], key).toBeTruthy();
      expect(vi[key], key).not.toBe(en[key]);
      const hasBounds = !fixed.includes(id);
      expect(bounds(en[key]), key).toEqual([hasBounds, hasBounds]);
      expect(bounds(vi[key]), key).toEqual([hasBounds, hasBounds]);
    }
  });

  test.each(['EN', 'VI'] as const)(
    'VALID-06 VALID-07 in %s each has its bounds filled in, and one number where they are equal',
    async (language) => {
      await showLanguage(language);
      for (const id of patternIds) {
        const text = (language === 'EN' ? en : vi)[`reg_pattern_${id as 1}`];
        const said = text.replace('(min)', '4').replace('(max)', '16');
        expect(say(`reg_pattern_${id}`), text).toBe(said);
        expect(said).not.toMatch(/[()]/);
        expect(say(`reg_pattern_${id}`, 'text', 8, 8)).toBe(text.replace('(min) - (max)', '8'));
      }
    },
  );

  test('VALID-06 VALID-07 is in the language of the screen', async () => {
    expect(say('reg_pattern_15')).toBe('Enter 4 - 16 letters, digits or underscores');
    expect(say('reg_pattern_3', 'text', 8, 8)).toBe('Enter 8 letters and digits only');
    await showLanguage('VI');
    expect(say('reg_pattern_15')).toBe('Nhập 4 - 16 chữ cái, chữ số hoặc dấu gạch dưới');
    expect(say('reg_pattern_3', 'text', 8, 8)).toBe('Chỉ nhập 8 chữ cái và chữ số');
  });

  /** What each type asks for, in the words of either language. */
  const asked: readonly (readonly [id: number, english: string, vietnamese: string])[] = [
    [1, 'Enter 4 - 16 characters', 'Nhập 4 - 16 ký tự'],
    [2, 'letters and digits, beginning with a letter', 'chữ cái và chữ số, bắt đầu bằng chữ cái'],
    [3, '4 - 16 letters and digits only', 'Chỉ nhập 4 - 16 chữ cái và chữ số'],
    [4, 'only 4 - 16 digits', 'Chỉ nhập 4 - 16 chữ số'],
    [5, 'characters, at least one of them a capital letter', 'ký tự, có ít nhất một chữ hoa'],
    [6, 'English letters and spaces', 'chữ cái tiếng Anh và khoảng trắng'],
    [7, 'characters without spaces', 'ký tự, không có khoảng trắng'],
    [8, 'a date as yyyy-MM-dd', 'ngày theo dạng yyyy-MM-dd'],
    [9, 'a date as MM-dd-yyyy', 'ngày theo dạng MM-dd-yyyy'],
    [10, 'the full name with a space', 'họ và tên không dấu, cách nhau bằng khoảng trắng'],
    [11, 'e-mail address', 'địa chỉ email'],
    [12, 'a mobile number of 4 - 16 digits', 'số điện thoại từ 4 - 16 chữ số'],
    [13, 'small letters and digits', 'chữ thường và chữ số'],
    [14, 'capital letters and digits', 'chữ hoa và chữ số'],
    [15, 'letters, digits or underscores', 'chữ cái, chữ số hoặc dấu gạch dưới'],
    [16, 'characters with at least one letter and one digit', 'ký tự, có ít nhất một chữ cái và một chữ số'],
    [17, 'a small letter, a capital letter and a digit', 'có chữ thường, chữ hoa và chữ số'],
    [18, 'at least one special character', 'có ít nhất một ký tự đặc biệt'],
    [19, '4 - 16 letters and spaces', '4 - 16 chữ cái và khoảng trắng'],
    [20, 'characters, no special ones', 'ký tự, không có ký tự đặc biệt'],
    [21, 'letters, digits, dots, dashes or underscores', 'chữ cái, chữ số, dấu chấm, gạch ngang hoặc gạch dưới'],
    [22, 'an identity number of 9 or 12 digits', 'số giấy tờ gồm 9 hoặc 12 chữ số'],
  ];

  test('VALID-06 VALID-47 asks for what its type is, and no other type, in both languages', async () => {
    expect(asked.map(([id]) => id)).toEqual(patternIds);
    for (const [id, words] of asked) expect(say(`reg_pattern_${id}`)).toContain(words);
    await showLanguage('VI');
    for (const [id, , words] of asked) expect(say(`reg_pattern_${id}`)).toContain(words);
  });

  test("VALID-41 says 'Enter only {0} digits' of so many digits", async () => {
    expect(say('reg_pattern_4', 'text', 6, 6)).toBe('Enter only 6 digits');
    await showLanguage('VI');
    expect(say('reg_pattern_4', 'text', 6, 6)).toBe('Chỉ nhập 6 chữ số');
  });

  test("VALID-40 says 'Please enter your password from (min) - (max) characters' of a password's length", async () => {
    expect(say('reg_pattern_1', 'password', 6, 20)).toBe('Please enter your password from 6 - 20 characters');
    expect(say('reg_pattern_1', 'text', 6, 20)).toBe('Enter 6 - 20 characters');
    expect(say('reg_pattern_16', 'password', 6, 20)).toBe(
      'Enter 6 - 20 characters with at least one letter and one digit',
    );
    await showLanguage('VI');
    expect(say('reg_pattern_1', 'password', 6, 20)).toBe('Vui lòng nhập mật khẩu từ 6 - 20 ký tự');
  });

  test('tells the length where the type is one that this build does not know', () => {
    expect(say('reg_pattern_23')).toBe('Enter 4 - 16 characters');
  });
});

describe('the message of a field that is empty', () => {
  test("VALID-08 is '{field} not empty'", async () => {
    expect(say('required')).toBe('Username not empty');
    expect(say('required', 'password')).toBe('Username not empty');
    await showLanguage('VI');
    expect(say('required')).toBe('Username không được để trống');
  });

  test("VALID-42 VALID-43 is 'Please enter the verification code' or 'Please enter phone number'", async () => {
    expect(say('required', 'code')).toBe('Please enter the verification code');
    expect(say('required', 'mobile')).toBe('Please enter phone number');
    await showLanguage('VI');
    expect(say('required', 'code')).toBe('Vui lòng nhập mã xác minh');
    expect(say('required', 'mobile')).toBe('Vui lòng nhập số điện thoại');
  });

  test("is 'Please enter the captcha' of a captcha, and names the field of a password or login name", () => {
    expect(say('required', 'captcha')).toBe('Please enter the captcha');
    expect(say('required', 'password')).toBe('Username not empty');
    expect(say('required', 'login')).toBe('Username not empty');
  });

  test("VALID-44 is 'Content must not be empty' where there are only blanks", async () => {
    expect(say('blank')).toBe('Content must not be empty');
    await showLanguage('VI');
    expect(say('blank')).toBe('Nội dung không được để trống');
  });
});

test("VALID-21 two passwords that differ are 'Passwords do not match'", async () => {
  expect(say('mismatch')).toBe('Passwords do not match');
  await showLanguage('VI');
  expect(say('mismatch')).toBe('Mật khẩu không khớp');
});

test('VALID-24 a country code that cannot be taken tells what to do', () => {
  expect(say('countryCode', 'mobile')).toBe(
    'Enter the whole number with a country code from the list, or choose the country and leave the code out',
  );
});
