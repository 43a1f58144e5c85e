import { expect, test } from 'vitest';
import { openerAt, returning, scrollKeyOf } from './opener.ts';

const at = (key: string, state: unknown = null) => ({ pathname: '/rng', search: '?sort=name', hash: '#a', key, state });

test('a page is returned to at its address, with its scroll position, however often', () => {
  const opener = openerAt(at('k1'));
  expect(opener).toEqual({ address: '/rng?sort=name#a', scrollKey: 'k1' });
  const { replace, state } = returning(opener);
  expect(replace).toBe(true);
  expect(scrollKeyOf(at('k2', state))).toBe('k1');
  expect(openerAt(at('k2', state)).scrollKey).toBe('k1');
});

test('the first entry of a visit keeps its scroll position by its address', () => {
  expect(scrollKeyOf(at('default'))).toBe('/rng?sort=name');
  expect(scrollKeyOf(at('default', { scrollKey: 7 }))).toBe('/rng?sort=name');
});
