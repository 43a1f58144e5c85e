import type { MotifRef } from './motif-book.ts';

interface CategoryArt {
  /** Hue of the category; used where a game has no vendor hue, and for the prop of some posters. */
  readonly hue: number;
  /** Motifs for games whose name gives no hint. */
  readonly pool: readonly [MotifRef, ...MotifRef[]];
}

const CATEGORIES: ReadonlyMap<string, CategoryArt> = new Map<string, CategoryArt>([
  [
    'RNG',
    {
      hue: 72,
      pool: [
        'gem',
        'brilliant',
        'sun',
        'seven',
        'orbit',
        'mandala',
        'crown',
        'coins',
        'citrus',
        'candy',
        'beast',
        'mask',
        'hive',
        'aurora',
        'bolt',
      ],
    },
  ],
  ['LIVE', { hue: 303, pool: ['cards', 'roulette', 'table', 'stage', 'chips', 'dice', 'wheel'] }],
  ['FISH', { hue: 228, pool: ['koi', 'shark', 'turtle', 'trident', 'wave'] }],
  ['PVP', { hue: 333, pool: ['versus', 'swords', 'tiles', 'cards', 'chips'] }],
  ['SPORTS', { hue: 152, pool: ['football', 'basketball', 'pitch', 'shield'] }],
  ['ESPORTS', { hue: 268, pool: ['crosshair', 'shard', 'helm', 'shield'] }],
  ['LOTT', { hue: 2, pool: ['balls', 'ticket', 'drum'] }],
  ['ELOTT', { hue: 38, pool: ['drum', 'keno', 'balls', 'ticket'] }],
  ['INHOUSE', { hue: 188, pool: ['crash', 'plinko', 'mines', 'dice', 'lamp', 'keno'] }],
]);

/** Base hue of a game category; undefined for a category that has no art of its own. */
export const categoryHue = (category: string): number | undefined => CATEGORIES.get(category)?.hue;

/** Motifs that suit any game of a category; undefined for a category that has no art of its own. */
export const categoryPool = (category: string) => CATEGORIES.get(category)?.pool;
