// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetSearches, keepSearch, lastSearches } from './search-modal.tsx';

beforeEach(forgetSearches);

test('the last six are kept, the latest first, each once', () => {
  for (const words of ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'b1', '  ']) keepSearch(words);
  expect(lastSearches()).toEqual(['b1', 'g1', 'f1', 'e1', 'd1', 'c1']);
});

test('a longer search replaces its own beginning', () => {
  keepSearch('lan');
  keepSearch('Lantern');
  expect(lastSearches()).toEqual(['Lantern']);
});

test.each(['{', '"text"', '[1, null, "ok", "ok", ""]', 'null'])(
  'what somebody else left there does no harm: %s',
  (left) => {
    window.localStorage.setItem('searches', left);
    expect(lastSearches()).toEqual(left.includes('ok') ? ['ok'] : []);
  },
);
