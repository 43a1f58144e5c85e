import { describe, expect, test } from 'vitest';
import { barColour, contrast, letterColours, look, lookSheet } from './brand-look.ts';

const pink = { brand: '#b52a68', 'brand-contrast': '#ffffff' };
const parse = (tokens: Record<string, unknown>) => look.safeParse({ tokens });

describe('the look of a brand', () => {
  test('THEME-02 without one the portal has its shipped look, dark by default', () => {
    const own = look.parse(undefined);
    expect(own.defaultTheme).toBe('dark');
    expect(lookSheet(own)).toBe('');
    expect(letterColours(own)).toEqual({ ground: '#f3f3f7', brand: '#d9f138', ink: '#1c2301' });
    expect([barColour(own, 'dark'), barColour(own, 'light')]).toEqual(['#11101a', '#f3f3f7']);
  });

  test('its colours go into a style sheet by theme, and the ground into the browser bars', () => {
    const own = look.parse({ tokens: { light: { ...pink, 'surface-0': '#faf4f6' } } });
    expect(lookSheet(own)).toBe(
      ':root[data-theme="light"]:root{--brand:#b52a68;--brand-contrast:#ffffff;--surface-0:#faf4f6}',
    );
    expect(barColour(own, 'light')).toBe('#faf4f6');
    expect(barColour(own, 'dark')).toBe('#11101a');
  });

  test.each([
    ['a word of a colour', { light: { ...pink, 'surface-0': 'pink' } }, /must be a colour like/],
    ['more than a colour', { dark: { 'surface-0': '#ffffff;} body{display:none' } }, /must be a colour like/],
    ['a token that is no colour', { dark: { 'header-h': '#ffffff' } }, /must be the name of a colour token/],
    ['a ground without its ink', { dark: { brand: '#b52a68' } }, /set brand and brand-contrast together/],
    ['ink that nobody can read', { dark: { brand: '#b52a68', 'brand-contrast': '#000000' } }, /3\.\d, at least 4\.5/],
  ])('%s is refused', (_what, tokens, sentence) => {
    expect(
      parse(tokens)
        .error?.issues.map((issue) => JSON.stringify(issue))
        .join(),
    ).toMatch(sentence);
  });

  test('contrast follows WCAG, in either order', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#123456', '#123456')).toBe(1);
  });
});
