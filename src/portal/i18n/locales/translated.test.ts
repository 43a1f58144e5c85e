import { expect, expectTypeOf, test } from 'vitest';
import { i18n } from '../i18n.ts';
import type { Translated } from './translated.ts';

type English = {
  readonly a: 'A';
  readonly games_one: 'x';
  readonly games_other: 'y';
  readonly deep: { readonly b: 'B' };
};

// These hold at compile time: the type check fails when one of them stops being true.
test('a translation must have every English key except the singulars, and no other', () => {
  expectTypeOf<Translated<English>>().toEqualTypeOf<{
    readonly a: string;
    readonly games_other: string;
    readonly deep: { readonly b: string };
  }>();
  // @ts-expect-error a missing key does not compile
  const missing: Translated<English> = { a: 'A', games_other: 'y', deep: {} };
  // @ts-expect-error nor does a key that English lacks
  const surplus: Translated<English> = { a: 'A', games_other: 'y', deep: { b: 'B' }, c: 'C' };
  expect(surplus).not.toEqual(missing);
});

test('a key that does not exist does not compile', () => {
  expectTypeOf(i18n.t).toBeCallableWith('shell.header.login');
  expectTypeOf(i18n.t('common.games', { count: 2 })).toBeString();
  // @ts-expect-error the text is called shell.header.login
  expect(i18n.t('shell.header.logint')).toBe('shell.header.logint');
});
