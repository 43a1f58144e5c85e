import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oklch } from './colour.ts';
import { type BaseHues, clearHue, gamePalette, ramp, stagePalette } from './palette.ts';
import { seededRandom } from './seed.ts';

const anyHue = fc.double({ min: -1000, max: 1000, noNaN: true });
const inBrandBand = ({ ground, prop, accent }: BaseHues) =>
  [ground, prop, accent].filter((hue) => !(hue >= 0 && hue < 360) || (hue >= 92 && hue <= 138));

describe('base hues', () => {
  test('of a poster never lie in the band of the brand', () => {
    fc.assert(
      fc.property(fc.integer(), anyHue, fc.option(anyHue, { nil: undefined }), (seed, hue, category) => {
        expect(inBrandBand(gamePalette(seededRandom(seed), hue, category).hues)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('of a banner or a card never lie in the band of the brand', () => {
    const form = fc.constantFrom('banner', 'card');
    fc.assert(
      fc.property(form, fc.constantFrom('deep', 'day'), anyHue, anyHue, (kind, scheme, hue, prop) => {
        expect(inBrandBand(stagePalette(kind, scheme, hue, prop).hues)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('move to the nearer side of the band and are wrapped', () => {
    expect([91, 92, 114, 116, 138, 139].map(clearHue)).toEqual([91, 82, 82, 150, 150, 139]);
    expect([-10, 370, 480, Number.NaN].map(clearHue)).toEqual([350, 10, 150, 0]);
  });
});

describe('colours', () => {
  test('convert from OKLCH to sRGB', () => {
    expect(oklch(0, 0, 0)).toBe('#000000');
    expect(oklch(1, 0, 0)).toBe('#ffffff');
    expect(oklch(0.627955, 0.257683, 29.2339)).toBe('#ff0000');
    expect(oklch(0.5, 0.4, 200)).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('of a ramp grow lighter from end to end', () => {
    const luminance = (hex: string) => {
      const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
      return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
    };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), (hue) => {
        const shade = ramp(clearHue(hue), 0.17);
        const steps = [0, 0.25, 0.5, 0.75, 1].map((at) => luminance(shade(at)));
        expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      }),
    );
  });
});
