import { expect, test } from 'vitest';
import { throttle } from './throttle.ts';

test('drops calls inside the interval and lets the next one through after it', () => {
  let time = 0;
  const seen: string[] = [];
  const send = throttle(
    (word: string) => seen.push(word),
    1000,
    () => time,
  );
  send('first');
  time = 999;
  send('too soon');
  time = 1000;
  send('second');
  expect(seen).toEqual(['first', 'second']);
});
