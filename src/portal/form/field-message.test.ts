// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { patternIds } from '../../shared/validation/patterns.ts';
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

  test('VALID-06 is its translation with (min) and (max) replaced', async () => {
    expect(say('reg_pattern_15')).toBe('Enter 4 - 16 letters, digits or underscores');
    await showLanguage('VI');
    expect(say('reg_pattern_15')).toBe('Nhập 4 - 16 chữ cái, chữ số hoặc dấu gạch dưới');
  });

  test("VALID-07 has one number for '(min) - (max)' where both are the same", () => {
    expect(say('reg_pattern_3', 'text', 8, 8)).toBe('Enter 8 letters and digits only');
  });

  test("VALID-41 says 'Enter only {0} digits' of so many digits", () => {
    expect(say('reg_pattern_4', 'text', 6, 6)).toBe('Enter only 6 digits');
  });

  test("VALID-40 says 'Please enter your password from (min) - (max) characters' of a password's length", () => {
    expect(say('reg_pattern_1', 'password', 6, 20)).toBe('Please enter your password from 6 - 20 characters');
    expect(say('reg_pattern_1', 'text', 6, 20)).toBe('Enter 6 - 20 characters');
  });

  test('tells the length where the type is one that this build does not know', () => {
    expect(say('reg_pattern_23')).toBe('Enter 4 - 16 characters');
  });
});

describe('the message of a field that is empty', () => {
  test("VALID-08 is '{field} not empty'", () => {
    expect(say('required')).toBe('Username not empty');
  });

  test("VALID-42 VALID-43 is 'Please enter the verification code' or 'Please enter phone number'", () => {
    expect(say('required', 'code')).toBe('Please enter the verification code');
    expect(say('required', 'mobile')).toBe('Please enter phone number');
  });

  test("VALID-44 is 'Content must not be empty' where there are only blanks", () => {
    expect(say('blank')).toBe('Content must not be empty');
  });
});

test("VALID-21 two passwords that differ are 'Passwords do not match'", () => {
  expect(say('mismatch')).toBe('Passwords do not match');
});

test('an error of the server has the words of the catalogue', async () => {
  await loadArea('refusals');
  expect(say('username_taken')).toBe('This username is already taken. Please choose another.');
});
