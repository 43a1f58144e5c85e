// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { i18n } from './i18n.ts';
import { currentLanguage, resolveInitialLanguage, setLanguage, showLanguage, useLanguage } from './language.ts';

beforeEach(async () => {
  await showLanguage('EN');
  window.localStorage.clear();
});

describe('the language to begin with', () => {
  test('I18N-02 is English', () => {
    expect(resolveInitialLanguage()).toBe('EN');
    expect(resolveInitialLanguage('TH')).toBe('EN');
  });

  test('I18N-03 is the default of the site config', () => {
    expect(resolveInitialLanguage('VI')).toBe('VI');
  });

  test('I18N-05 is what the visitor chose before, kept under `hisLang`', async () => {
    await setLanguage('VI');
    expect(window.localStorage.getItem('hisLang')).toBe('VI');
    expect(resolveInitialLanguage('EN')).toBe('VI');
  });
});

describe('changing the language', () => {
  test('I18N-01 STORE-09 shows Vietnamese without a reload and writes both keys', async () => {
    await setLanguage('VI');
    expect(i18n.t('shell.header.login')).toBe('Đăng nhập');
    expect(currentLanguage()).toBe('VI');
    expect(document.documentElement.lang).toBe('vi');
    expect(['lang', 'hisLang'].map((key) => window.localStorage.getItem(key))).toEqual(['VI', 'VI']);
    await setLanguage('EN');
    expect(i18n.t('shell.header.login')).toBe('Log in');
    expect(['lang', 'hisLang'].map((key) => window.localStorage.getItem(key))).toEqual(['EN', 'EN']);
  });

  test('STORE-18 showing the site default is not the choice of the visitor', async () => {
    await showLanguage('VI');
    expect(window.localStorage.getItem('lang')).toBe('VI');
    expect(window.localStorage.getItem('hisLang')).toBeNull();
  });

  test('the later of two simultaneous calls wins', async () => {
    await Promise.all([setLanguage('VI'), setLanguage('EN')]);
    expect(currentLanguage()).toBe('EN');
    expect(window.localStorage.getItem('hisLang')).toBe('EN');
  });

  test('I18N-01 useLanguage renders again', async () => {
    const { result } = renderHook(() => useLanguage());
    expect(result.current).toEqual({ language: 'EN', locale: 'en' });
    await act(() => setLanguage('VI'));
    expect(result.current).toEqual({ language: 'VI', locale: 'vi' });
  });
});

test('counts are written in the number and grouping of the language', async () => {
  expect(i18n.t('common.games', { count: 1 })).toBe('1 game');
  expect(i18n.t('common.games', { count: 1248 })).toBe('1,248 games');
  await showLanguage('VI');
  expect(i18n.t('common.games', { count: 1 })).toBe('1 trò chơi');
  expect(i18n.t('common.games', { count: 1248 })).toBe('1.248 trò chơi');
});
