// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadArea } from '../i18n/i18n.ts';
import { showLanguage } from '../i18n/language.ts';
import { plainRule } from './field-rules.ts';
import { PasswordParts } from './password-parts.tsx';

beforeAll(() => loadArea('form'));
beforeEach(() => showLanguage('EN'));

/** What a screen reader is told of each part. */
function parts(patternId: number, value: string): readonly (string | undefined)[] {
  const { unmount } = render(<PasswordParts id="parts" rule={plainRule(6, 8, patternId)} value={value} />);
  const told = screen.getAllByRole('listitem').map((item) => item.querySelector('.sr-only')?.textContent ?? undefined);
  unmount();
  return told;
}

const length = (met: boolean) => `6 - 8 characters: ${met ? 'met' : 'not yet met'}`;

test.each([
  [3, 'abc-ef', 'abcdé1', 'abcdef', 'Letters and digits only'],
  [5, 'abcdef', 'abcdÉf', 'abcdEf', 'At least one capital letter'],
  [7, 'abc ef', 'abc\u00a0ef', 'abcdef', 'No spaces'],
  [18, 'abcdef', 'ab cdế', 'abcde!', 'At least one special character'],
])('VALID-47 pattern %i has one part besides the length', (id, bad, alsoBad, good, text) => {
  for (const value of [bad, alsoBad]) expect(parts(id, value)).toEqual([length(true), `${text}: not yet met`]);
  expect(parts(id, good)).toEqual([length(true), `${text}: met`]);
});

test('VALID-47 patterns 16 and 17 have a part for each kind of character', () => {
  const [letter, digit] = ['At least one letter', 'At least one digit'];
  const [small, capital] = ['At least one small letter', 'At least one capital letter'];
  const met = (text: string) => `${text}: met`;
  const open = (text: string) => `${text}: not yet met`;
  expect(parts(16, '')).toEqual([length(false), open(letter), open(digit)]);
  expect(parts(16, 'é１')).toEqual([length(false), open(letter), open(digit)]);
  expect(parts(16, 'abcdef')).toEqual([length(true), met(letter), open(digit)]);
  expect(parts(16, '123456')).toEqual([length(true), open(letter), met(digit)]);
  expect(parts(17, 'a')).toEqual([length(false), met(small), open(capital), open(digit)]);
  expect(parts(17, 'A')).toEqual([length(false), open(small), met(capital), open(digit)]);
  expect(parts(17, 'aA1234')).toEqual([length(true), met(small), met(capital), met(digit)]);
});

test('VALID-03 the length counts code points and both bounds, and nothing is met beyond the last', () => {
  expect(parts(1, 'abcde')).toEqual([length(false)]);
  expect(parts(1, 'abcdef')).toEqual([length(true)]);
  expect(parts(1, 'abcdefgh')).toEqual([length(true)]);
  expect(parts(1, 'abcdefghi')).toEqual([length(false)]);
  expect(parts(1, '😀'.repeat(8))).toEqual([length(true)]);
  expect(parts(1, '😀'.repeat(9))).toEqual([length(false)]);
  expect(parts(16, 'abcdefgh9')).toEqual([
    length(false),
    'At least one letter: not yet met',
    'At least one digit: not yet met',
  ]);
  expect(parts(16, 'abcdefg9')).toEqual([length(true), 'At least one letter: met', 'At least one digit: met']);
});

test('a part that is met is told by its colour and mark too', () => {
  render(<PasswordParts id="own" rule={plainRule(6, 8, 16)} value="abc" />);
  const list = screen.getByRole('list');
  expect(list.id).toBe('own');
  const [first, letter] = screen.getAllByRole('listitem');
  expect(first?.className).toContain('text-text-3');
  expect(letter?.className).toContain('text-success');
  expect(first?.querySelector('svg')?.innerHTML).not.toBe(letter?.querySelector('svg')?.innerHTML);
});
