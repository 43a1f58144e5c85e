import { expect, test } from 'vitest';
import { fold, wordsOf } from './fold.ts';

test.each([
  ['Xóc Đĩa', 'xoc dia'],
  ['ĐÈN LỒNG phố cổ', 'den long pho co'],
  ['Emperor’s Roofs', 'emperors roofs'],
  ["Emperor's  Roofs!", 'emperors roofs'],
  ['Triple Lantern 777', 'triple lantern 777'],
  ['e\u0301clair', 'eclair'],
])('%s is searched as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('a search of punctuation alone has no words', () => {
  expect(wordsOf(' ?! ')).toEqual([]);
});
