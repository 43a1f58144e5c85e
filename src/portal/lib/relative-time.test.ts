import { expect, test } from 'vitest';
import { formatAgo } from './relative-time.ts';

const now = Date.UTC(2026, 0, 5, 9, 30);
const ago = (seconds: number, locale = 'en') => formatAgo(now - seconds * 1000, now, locale);

test('a moment is told by how long ago it is, in the words of the language', () => {
  expect([0, 59, 60, 7_200, 86_400, 42 * 86_400, 800 * 86_400].map((seconds) => ago(seconds))).toEqual([
    'this minute',
    'this minute',
    '1 minute ago',
    '2 hours ago',
    'yesterday',
    'last month',
    '2 years ago',
  ]);
  expect(ago(3 * 86_400, 'vi')).toBe('3 ngày trước');
});

test('a clock that is behind never shows a future time', () => {
  expect(ago(-90)).toBe('this minute');
});
