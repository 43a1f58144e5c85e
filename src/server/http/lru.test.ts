import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LruCache } from './lru.ts';

test('what was not asked for is forgotten first', () => {
  const cache = new LruCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect(cache.get('b')).toBeUndefined();
  expect([cache.get('a'), cache.get('c'), cache.size]).toEqual([1, 3, 2]);
});

test('where all were asked for, the oldest goes, and the newest stays', () => {
  const cache = new LruCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('b');
  cache.get('a');
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, 2, 3]);
});

test('the weight is bounded, also when an entry is replaced', () => {
  const cache = new LruCache<string>(10, (text) => text.length);
  cache.set('a', 'xxxx');
  cache.set('b', 'xxxx');
  cache.set('a', 'xxxxxx');
  expect([cache.get('a'), cache.get('b')]).toEqual(['xxxxxx', 'xxxx']);
  cache.set('d', 'xxxxxxxxxx');
  expect([cache.get('d'), cache.size]).toEqual(['xxxxxxxxxx', 1]);
});

test('what is too heavy for the whole cache is not kept and drives nothing out', () => {
  const cache = new LruCache<string>(10, (text) => text.length);
  cache.set('a', 'xxxx');
  cache.set('b', 'xxxx');
  cache.set('b', 'x'.repeat(11));
  expect([cache.get('a'), cache.get('b'), cache.size]).toEqual(['xxxx', undefined, 1]);
});

test('whatever is asked and kept, the weight stays within its bound and the last one kept is there', () => {
  const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), weight: fc.nat(12), asks: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const kept = new Map<string, number>();
      const cache = new LruCache<number>(10, (weight) => weight);
      for (const { key, weight, asks } of steps) {
        if (asks) {
          expect([undefined, kept.get(key)]).toContain(cache.get(key));
          continue;
        }
        cache.set(key, weight);
        kept.set(key, weight);
        expect(cache.get(key)).toBe(weight > 10 ? undefined : weight);
        const there = [...kept.keys()].map((each) => cache.get(each) ?? 0);
        expect(there.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(10);
      }
    }),
  );
});
