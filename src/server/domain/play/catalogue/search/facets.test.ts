import { expect, test } from 'vitest';
import type { VendorFace } from '../snapshot.ts';
import { type FacetTally, facetsOf } from './facets.ts';

const saffron: VendorFace = { code: 'SAF', name: 'Saffron', hue: 40, walletMode: 'seamless' };
const snapshot = { vendors: new Map([['SAF', saffron]]) };
const counted = (counts: Record<string, number>) => new Map(Object.entries(counts));
const tally = (changes: Partial<FacetTally>): FacetTally => ({
  gameType: new Map(),
  vassalage: new Map(),
  gameClassify: new Map(),
  features: new Map(),
  ...changes,
});

test('vendors and features come by their number of games, those of one number by their code', () => {
  const vassalage = counted({ SAF: 3, ZED: 7, BEE: 3, ABC: 3, ONE: 11 });
  const features = counted({ WILD: 2, brand_new: 9, ANTE: 2 });
  const facets = facetsOf(tally({ vassalage, features }), snapshot, 'EN');
  expect(facets.vassalage).toEqual([
    { value: 'ONE', label: 'ONE', count: 11 },
    { value: 'ZED', label: 'ZED', count: 7 },
    { value: 'ABC', label: 'ABC', count: 3 },
    { value: 'BEE', label: 'BEE', count: 3 },
    { value: 'SAF', label: 'Saffron', count: 3 },
  ]);
  expect(facets.features.map(({ value, count }) => [value, count])).toEqual([
    ['brand_new', 9],
    ['ANTE', 2],
    ['WILD', 2],
  ]);
  // A feature that this server does not know keeps its code.
  expect(facets.features[0]?.label).toBe('brand_new');
});

test('categories keep the order of the menu, in the language', () => {
  const gameType = counted({ RNG: 900, INHOUSE: 8, FISH: 30 });
  const labels = (language: 'EN' | 'VI') =>
    facetsOf(tally({ gameType }), snapshot, language).gameType.map(({ value, label, count }) => [value, label, count]);
  expect(labels('EN')).toEqual([
    ['INHOUSE', 'In-house', 8],
    ['FISH', 'Fishing', 30],
    ['RNG', 'Slots', 900],
  ]);
  expect(labels('VI')).toEqual([
    ['INHOUSE', 'Game độc quyền', 8],
    ['FISH', 'Bắn cá', 30],
    ['RNG', 'Nổ hũ', 900],
  ]);
});

test('at most 500 vendors and 50 features are told', () => {
  const many = (total: number) => new Map(Array.from({ length: total }, (_, at) => [`X${1_000 + at}`, 1]));
  const facets = facetsOf(tally({ vassalage: many(501), features: many(51) }), snapshot, 'EN');
  expect([facets.vassalage.length, facets.features.length]).toEqual([500, 50]);
});
