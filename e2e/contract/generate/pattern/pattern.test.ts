import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matching, patternLengths } from './pattern.ts';

const lengths = { min: 0, max: 64 };

function samples(source: string, within = lengths): readonly string[] {
  const texts = matching(source, within);
  return texts ? fc.sample(texts, { numRuns: 100, seed: 5 }) : [];
}

describe('texts that match', () => {
  test.each([
    '^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+$',
    '^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$',
    '^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$',
    '^[a-z][a-z0-9_-]{1,31}$',
    '^[A-Za-z0-9.:\\[\\]_-]+$',
    '^#[0-9a-f]{6}$',
    '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]{6,20}$',
    '^\\p{L}+( \\p{L}+)*$',
    '^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$',
    '^\\d{4}-\\d{2}-\\d{2}$',
    '^\\x41\\u0042\\u{43}\\t?$',
    '^a|b$',
    'inside',
    '^(?:ab|c(?:d|e){2})+$',
    '^(?<year>\\d{4})\\b.*$',
    '^[\\w.+-]+$',
    '^[+-]?[a-]$',
    '^.{3}$',
    '^$',
    '[\\u4e00-\\u9fff]{2,4}',
  ])('%s', (source) => {
    const found = samples(source);
    expect(found).toHaveLength(100);
    expect(found.filter((text) => !new RegExp(source, 'u').test(text))).toEqual([]);
  });

  test.each([
    ['^[a-z]+$', 7],
    ['^[a-z]*\\.[0-9]+(x|yz)$', 9],
    ['^(ab)+$', 12],
    ['^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+$', 1000],
    ['^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$', 25],
  ])('%s have exactly %d characters where required', (source, length) => {
    expect(new Set(samples(source, { min: length, max: length }).map((text) => text.length))).toEqual(
      new Set([length]),
    );
  });

  test('do not exist if the lengths conflict or the syntax is unknown', () => {
    expect(matching('^[a-z]{3}$', { min: 4, max: 9 })).toBeUndefined();
    expect(matching('^(ab)+$', { min: 3, max: 3 })).toBeUndefined();
    expect(matching('^(\\d)x\\1$', { min: 40, max: 50 })).toBeUndefined();
  });

  test('shrink towards short texts', () => {
    const texts = matching('^[a-z]{2,40}-[0-9]{1,20}$', lengths);
    if (!texts) throw new Error('none');
    const property = fc.property(texts, (text) => text.length < 6);
    const { counterexample } = fc.check(property, { seed: 1 });
    expect(counterexample?.[0].length).toBe(6);
  });
});

test('the lengths of a pattern are computed without generating texts', () => {
  expect(patternLengths('^n-[0-9]{1,9}$')).toEqual({ min: 3, max: 11 });
  expect(patternLengths('^(a|bcd){2,3}x?$')).toEqual({ min: 2, max: 10 });
  expect(patternLengths('^[a-z]+$')).toEqual({ min: 1, max: Number.POSITIVE_INFINITY });
  expect(patternLengths('^(a)\\1$')).toBeUndefined();
});
