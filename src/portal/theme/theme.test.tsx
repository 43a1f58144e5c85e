// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getTheme, setTheme, useTheme } from './theme.ts';

const root = document.documentElement;
const bar = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');
const read = (name: string) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
const runInit = () => new Function(read('../public/res/js/theme-init.js'))();
/** `--surface-0` in the order of the file: dark first, then light. */
const [darkPage, lightPage] = [...read('tokens.css').matchAll(/--surface-0: (#\w+)/g)].map((match) => match[1]);

beforeEach(() => {
  window.localStorage.clear();
  root.removeAttribute('data-theme');
  root.removeAttribute('lang');
  document.head.innerHTML = '<meta name="theme-color" content="">';
});
afterEach(() => vi.restoreAllMocks());

describe('theme', () => {
  test('THEME-02 dark is the default', () => {
    expect(getTheme()).toBe('dark');
  });

  test("THEME-02 unless the brand's default is light and the visitor has not chosen", () => {
    root.dataset['defaultTheme'] = 'light';
    root.dataset['barLight'] = '#faf4f6';
    runInit();
    expect([getTheme(), root.dataset['theme'], bar()]).toEqual(['light', 'light', '#faf4f6']);
    window.localStorage.setItem('theme', 'dark');
    runInit();
    expect([getTheme(), root.dataset['theme']]).toEqual(['dark', 'dark']);
    delete root.dataset['defaultTheme'];
    delete root.dataset['barLight'];
  });

  test('THEME-01 THEME-03 STORE-10 the chosen theme is shown at once and kept in local storage under `theme`', () => {
    setTheme('light');
    expect(root.dataset['theme']).toBe('light');
    expect(window.localStorage.getItem('theme')).toBe('light');
    expect(bar()).toBe(lightPage);
    setTheme('dark');
    expect(root.dataset['theme']).toBe('dark');
    expect(window.localStorage.getItem('theme')).toBe('dark');
    expect(bar()).toBe(darkPage);
  });

  test('THEME-01 useTheme follows changes made here and in another tab', () => {
    const { result } = renderHook(() => useTheme());
    act(() => result.current[1]('light'));
    expect(result.current[0]).toBe('light');
    act(() => {
      window.localStorage.setItem('theme', 'dark');
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    });
    expect(result.current[0]).toBe('dark');
    expect(root.dataset['theme']).toBe('dark');
  });
});

describe('before the first paint', () => {
  test('THEME-02 an empty storage gives dark and leaves the language alone', () => {
    runInit();
    expect(root.dataset['theme']).toBe('dark');
    expect(root.hasAttribute('lang')).toBe(false);
    expect(bar()).toBe(darkPage);
  });

  test('THEME-03 I18N-05 theme and chosen language of the last visit are on the root element', () => {
    window.localStorage.setItem('theme', 'light');
    window.localStorage.setItem('lang', 'EN');
    window.localStorage.setItem('hisLang', 'VI');
    runInit();
    expect(root.dataset['theme']).toBe('light');
    expect(root.lang).toBe('vi');
    expect(bar()).toBe(lightPage);
  });

  test('THEME-02 a forbidden storage gives the defaults', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    runInit();
    expect(root.dataset['theme']).toBe('dark');
  });
});
