// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryPool } from './category.ts';
import { type GameArtInput, gameArt, gameTone } from './game-art.ts';
import { motifRefs } from './motif-book.ts';
import { parseArt } from './parse-art.ts';
import { hash } from './seed.ts';

const CATEGORIES = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE'];

const input: fc.Arbitrary<GameArtInput> = fc.record(
  {
    id: fc.string({ unit: 'binary' }),
    name: fc.string({ unit: 'binary' }),
    category: fc.oneof(fc.constantFrom(...CATEGORIES), fc.string()),
    vendorHue: fc.option(fc.integer({ min: 0, max: 360 })),
    prefix: fc.string(),
  },
  { requiredKeys: ['id'] },
);

describe('gameArt', () => {
  test('draws the same bytes for the same input', () => {
    fc.assert(
      fc.property(input, (game) => {
        expect(gameArt(game)).toEqual(gameArt({ ...game }));
      }),
      { numRuns: 40 },
    );
  });

  test('reproduces a known picture to the byte', () => {
    const { svg, tone } = gameArt({ id: 'sp-lantern-road', name: 'Lantern Road', category: 'RNG', vendorHue: 20 });
    expect({ tone, length: svg.length, hash: hash(svg) }).toMatchInlineSnapshot(`
      {
        "hash": 1850510007,
        "length": 7485,
        "tone": "dark",
      }
    `);
  });

  test('draws well-formed XML for any id, name and category', () => {
    fc.assert(
      fc.property(input, (game) => {
        expect(() => parseArt(gameArt(game).svg)).not.toThrow();
      }),
      { numRuns: 60 },
    );
  });

  test.each(motifRefs())('draws the motif %s on its own', (motif) => {
    for (const id of ['one', 'two', 'three', 'four']) {
      const root = parseArt(gameArt({ id, name: 'Quiet Room', motif, vendorHue: 250 }).svg);
      expect(root.getAttribute('viewBox')).toBe('0 0 300 400');
    }
  });

  test('keeps a malicious name inside the text of the monogram', () => {
    for (const name of ['<script>alert(1)</script>', '"><svg onload=x>', "' & ]]>", '\u0000\ud800\uffff', '🐉 🎰']) {
      const { svg } = gameArt({ id: name, name, category: name, motif: 'mono', prefix: '"><script>' });
      const root = parseArt(svg);
      const handlers = [...root.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().filter((attribute) => attribute.startsWith('on')),
      );
      expect(handlers).toEqual([]);
      expect(root.querySelector('text')?.textContent).toMatch(/^[\p{L}\p{N}#]{1,2}$/u);
    }
  });

  test('gives two pictures different ids and uses a given prefix', () => {
    const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
    const first = idsOf(gameArt({ id: 'a', name: 'Sun' }).svg);
    const second = idsOf(gameArt({ id: 'b', name: 'Sun' }).svg);
    const wished = idsOf(gameArt({ id: 'a', name: 'Sun', prefix: 'tile7' }).svg);
    expect(first.filter((id) => second.includes(id) || wished.includes(id))).toEqual([]);
    expect(wished.every((id) => id?.startsWith('atile7-'))).toBe(true);
  });

  test('stays small', () => {
    const sizes = motifRefs()
      .map((motif) => gameArt({ id: `size-${motif}`, motif, vendorHue: 10 }).svg.length)
      .sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(9_000);
    expect(sizes.at(-1)).toBeLessThan(26_000);
  });

  test.each(CATEGORIES)('draws every motif of the pool of %s', (category) => {
    const pool = categoryPool(category) ?? [];
    expect(pool.length).toBeGreaterThanOrEqual(3);
    for (const motif of pool) {
      expect(() => parseArt(gameArt({ id: `${category}-1`, category, motif }).svg)).not.toThrow();
    }
  });

  test('falls back to the initials where the category has no art', () => {
    const root = parseArt(gameArt({ id: 'x1', name: 'Quartz Zone', category: 'BINGO_HALL' }).svg);
    expect(root.querySelector('text')?.textContent).toBe('QZ');
  });
});

describe('gameTone', () => {
  test('is the tone of the drawn poster', () => {
    fc.assert(
      fc.property(input, (game) => {
        expect(gameTone(game)).toBe(gameArt(game).tone);
      }),
      { numRuns: 100 },
    );
  });

  test('gives a catalogue mostly dark and some light posters', () => {
    const tones = Array.from({ length: 1500 }, (_, i) => gameTone({ id: `game-${i}`, category: 'RNG', vendorHue: 40 }));
    const light = tones.filter((tone) => tone === 'light').length / tones.length;
    expect(light).toBeGreaterThan(0.14);
    expect(light).toBeLessThan(0.22);
  });
});
