import { expect, test } from 'vitest';
import { LruCache } from './lru.ts';

test('what was not asked for the longest is forgotten first', () => {
  const cache = new LruCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect(cache.get('b')).toBeUndefined();
  expect([cache.get('a'), cache.get('c'), cache.size]).toEqual([1, 3, 2]);
});

test('the weight is bounded, also when an entry is replaced or too heavy', () => {
  const cache = new LruCache<string>(10, (text) => text.length);
  cache.set('a', 'xxxx');
  cache.set('b', 'xxxx');
  cache.set('a', 'xxxxxx');
  expect([cache.get('a'), cache.get('b')]).toEqual(['xxxxxx', 'xxxx']);
  cache.set('c', 'x'.repeat(11));
  expect(cache.size).toBe(0);
  cache.set('d', 'xxxxxxxxxx');
  expect(cache.get('d')).toBe('xxxxxxxxxx');
});
