import { expect, test } from 'vitest';
import { choiceWords, outcomeWords } from './round-money.ts';

test('MEMBER-07 what was bet on in an in-house game is told in both languages', () => {
  const alike = (text: string) => ({ EN: text, VI: text });
  expect(choiceWords({ game: 'dice', direction: 'over', target: '50.49' })).toEqual(alike('> 50.49'));
  expect(choiceWords({ game: 'dice', direction: 'under', target: '9.00' })).toEqual(alike('< 9.00'));
  expect(choiceWords({ game: 'keno', numbers: [40, 7, 12] })).toEqual(alike('7 12 40'));
  expect(choiceWords({ game: 'plinko', rows: 12, risk: 'medium' })).toEqual({
    EN: '12 rows, medium risk',
    VI: '12 hàng, rủi ro vừa',
  });
  expect(choiceWords({ game: 'lucky-wheel', segments: 20, risk: 'high' })).toEqual({
    EN: '20 segments, high risk',
    VI: '20 ô, rủi ro cao',
  });
  expect(choiceWords({ game: 'lumo-lamp', light: 'ROSE' })).toEqual({ EN: 'Rose', VI: 'Hồng' });
  expect(choiceWords({ game: 'mines', mines: 5 })).toEqual(alike('5 × 💣'));
  expect(choiceWords({ game: 'moonshot', cashOutAt: '2.50' })).toEqual(alike('× 2.50'));
  expect(choiceWords({ game: 'moonshot' })).toEqual(alike(''));
  expect(choiceWords({ game: 'hi-lo' })).toEqual(alike(''));
});

test('MEMBER-07 a light that came out is told in both languages; numbers and cards tell themselves', () => {
  expect(outcomeWords(['DARK'])).toEqual({ EN: 'Dark', VI: 'Tối' });
  expect(outcomeWords(['49.50'])).toBeUndefined();
  expect(outcomeWords(['AS', 'KD'])).toBeUndefined();
  expect(outcomeWords(['DARK', 'ROSE'])).toBeUndefined();
  expect(outcomeWords([])).toBeUndefined();
});
