// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { bannerArt } from './banner-art.ts';
import { cardArt } from './card-art.ts';
import { initials, monogramArt, vendorHue } from './monogram.ts';
import { motifRefs } from './motif-book.ts';
import { parseArt } from './parse-art.ts';

describe('bannerArt', () => {
  test('draws the same bytes for the same input, and others for another', () => {
    const banner = { id: 'w_home-1', hue: 303, accent: 72, props: ['gem', 'coins', 'dice'] } as const;
    expect(bannerArt(banner)).toBe(bannerArt({ ...banner }));
    expect(bannerArt(banner)).not.toBe(bannerArt({ ...banner, accent: 20 }));
  });

  test('draws every motif as hero and as side prop, in both tones', () => {
    for (const motif of motifRefs()) {
      for (const tone of ['deep', 'day'] as const) {
        const root = parseArt(bannerArt({ id: motif, hue: 268, props: [motif, motif, 'gem'], tone }));
        expect(root.getAttribute('viewBox')).toBe('0 0 1136 320');
      }
    }
  });

  test('puts the hero in front and ignores props beyond the fifth', () => {
    const transforms = (count: number) => {
      const props = Array.from({ length: count }, () => 'shield' as const);
      const root = parseArt(bannerArt({ id: 'x', hue: 10, props, w: 1000, h: 320 }));
      return [...root.querySelectorAll(':scope > g[transform]')].map((prop) => prop.getAttribute('transform'));
    };
    expect(transforms(7)).toHaveLength(5);
    expect(transforms(7).at(-1)).toBe('translate(740 160) rotate(0) scale(1.28)');
    expect(transforms(0)).toEqual([]);
  });

  test('mirrors the stage, the veil and the crop', () => {
    const root = parseArt(bannerArt({ id: 'x', hue: 10, props: ['shield'], w: 1000, h: 320, flip: true }));
    expect(root.querySelector(':scope > g[transform]')?.getAttribute('transform')).toContain('translate(260 160)');
    expect(root.getAttribute('preserveAspectRatio')).toBe('xMinYMid slice');
    expect(root.querySelector('linearGradient')?.getAttribute('x1')).toBe('1');
  });

  test('leaves out the beam and the veil when asked', () => {
    const full = parseArt(bannerArt({ id: 'x', hue: 10, props: [] }));
    const bare = parseArt(bannerArt({ id: 'x', hue: 10, props: [], beam: false, veil: false }));
    expect(full.querySelectorAll(':scope > rect, :scope > path')).toHaveLength(3);
    expect(bare.querySelectorAll(':scope > rect, :scope > path')).toHaveLength(1);
  });
});

describe('cardArt', () => {
  test('draws every motif in both tones, the same each time', () => {
    for (const motif of motifRefs()) {
      for (const tone of ['deep', 'day'] as const) {
        const card = { id: motif, hue: 200, motif, tone, w: 260, h: 150 };
        const svg = cardArt(card);
        expect(svg).toBe(cardArt({ ...card }));
        expect(parseArt(svg).getAttribute('width')).toBe('260');
      }
    }
  });

  test('escapes the letters that it is given', () => {
    const root = parseArt(cardArt({ id: 'x', hue: 10, motif: 'mono', text: '<&"' }));
    expect(root.querySelector('text')?.textContent).toBe('<&"');
  });

  test('names its display face with fallbacks that systems have', () => {
    const root = parseArt(cardArt({ id: 'x', hue: 10, motif: 'mono', text: 'L' }));
    expect(root.querySelector('text')?.getAttribute('font-family')).toBe(
      'Archivo Variable, Archivo, Arial Black, Arial, sans-serif',
    );
  });
});

describe('monogramArt', () => {
  test('shows the initials of the name, else the start of the code', () => {
    const letters = (code: string, name?: string) =>
      parseArt(monogramArt({ code, name })).querySelector('text')?.textContent;
    expect(letters('nst', 'Northern Star Games')).toBe('NS');
    expect(letters('7k')).toBe('7K');
    expect(letters('bgs', '<script>')).toBe('S');
    expect(letters('--')).toBe('#');
  });

  test('is square and follows the hue of the vendor', () => {
    const own = monogramArt({ code: 'bgs', size: 48 });
    expect(parseArt(own).getAttribute('viewBox')).toBe('0 0 48 48');
    expect(own).toBe(monogramArt({ code: 'bgs', size: 48, hue: vendorHue('bgs') }));
    expect(own).not.toBe(monogramArt({ code: 'bgs', size: 48, hue: vendorHue('bgs') + 150 }));
  });

  test('takes initials from Vietnamese names in any Unicode form', () => {
    expect(initials('đèn lồng'.normalize('NFD'))).toBe('ĐL');
    expect(initials('ếch vàng'.normalize('NFD'))).toBe('ẾV');
    expect(initials('  «Sen» — 9 hoa')).toBe('S9');
    expect(initials('— …')).toBe('');
  });
});

describe('vendorHue', () => {
  test('is fixed for a code, spread over the circle and never in the band of the brand', () => {
    const hues = Array.from({ length: 400 }, (_, i) => vendorHue(`vendor${i}`));
    expect(hues).toEqual(Array.from({ length: 400 }, (_, i) => vendorHue(`vendor${i}`)));
    expect(hues.filter((hue) => hue >= 92 && hue <= 138)).toEqual([]);
    expect(new Set(hues.map((hue) => Math.floor(hue / 60))).size).toBe(6);
  });
});
