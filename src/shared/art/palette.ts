import { oklch } from './colour.ts';
import type { Random } from './seed.ts';

/** `deep` and `lit` are dark grounds with a white title, `day` a pale ground with a dark one. */
export type Scheme = 'deep' | 'lit' | 'day';
/** The kind of ground, from which the page chooses the title's ink. */
export type Tone = 'dark' | 'light';
/** Shade 0 (darkest) to 1 (lightest) of one hue, as a hex colour. */
export type Ramp = (shade: number) => string;
/** Edge, middle and glow colour of the ground. */
export type Ground = readonly [string, string, string];

/** The base hues of a picture; none of them is in the brand's band. */
export interface BaseHues {
  readonly ground: number;
  readonly prop: number;
  readonly accent: number;
}

export interface Palette {
  readonly scheme: Scheme;
  readonly hues: BaseHues;
  readonly prop: Ramp;
  readonly accent: Ramp;
  /** Ramp in the hue of the ground. */
  readonly groundRamp: Ramp;
  readonly ground: Ground;
}

export interface GamePalette extends Palette {
  readonly scrim: string;
  readonly ink: string;
  readonly pattern: string;
}

/** Lightness, chroma and shift from the base hue. */
type Shade = readonly [number, number, number];
type Shades = readonly [Shade, Shade, Shade];

const GAME_GROUND: Readonly<Record<Scheme, Shades>> = {
  deep: [
    [0.22, 0.085, -12],
    [0.345, 0.125, 0],
    [0.6, 0.175, 24],
  ],
  lit: [
    [0.33, 0.12, -18],
    [0.52, 0.17, 0],
    [0.74, 0.16, 28],
  ],
  day: [
    [0.83, 0.085, -8],
    [0.895, 0.06, 6],
    [0.965, 0.03, 30],
  ],
};
const GAME_SCRIM: Readonly<Record<Scheme, Shade>> = {
  deep: [0.185, 0.08, -14],
  lit: [0.245, 0.105, -14],
  day: [0.86, 0.08, -6],
};
const STAGE_GROUND = {
  banner: {
    deep: [
      [0.2, 0.075, -10],
      [0.3, 0.115, 0],
      [0.58, 0.17, 18],
    ],
    day: [
      [0.86, 0.075, -6],
      [0.91, 0.05, 0],
      [0.975, 0.02, 20],
    ],
  },
  card: {
    deep: [
      [0.24, 0.085, -14],
      [0.37, 0.13, 0],
      [0.62, 0.17, 22],
    ],
    day: [
      [0.85, 0.075, -6],
      [0.9, 0.055, 0],
      [0.965, 0.025, 20],
    ],
  },
} as const satisfies Record<string, Record<'deep' | 'day', Shades>>;

const shadeOf = (hue: number, [lightness, chroma, shift]: Shade) => oklch(lightness, chroma, hue + shift);
const groundOf = (hue: number, [edge, middle, glow]: Shades): Ground => [
  shadeOf(hue, edge),
  shadeOf(hue, middle),
  shadeOf(hue, glow),
];

/** A hue in 0..360 outside the band 92 to 138, which belongs to the brand light. */
export function clearHue(hue: number): number {
  const wrapped = Number.isFinite(hue) ? ((hue % 360) + 360) % 360 : 0;
  if (wrapped < 92 || wrapped > 138) return wrapped;
  return wrapped < 115 ? 82 : 150;
}

/** A ramp with cool shadows and warm highlights; `shift` is how far the hue turns towards each end. */
export function ramp(hue: number, chroma: number, shift = 24, darkest = 0.25, lightest = 0.95): Ramp {
  // Yellows and limes turn to mud when dark, so their shadows are lifted and pushed towards orange.
  const fromYellow = Math.abs(((hue - 105 + 540) % 360) - 180);
  const yellow = Math.max(0, 1 - fromYellow / 38);
  const floor = darkest + 0.13 * yellow;
  return (shade) =>
    oklch(
      floor + (lightest - floor) * shade,
      chroma * (1 - 0.55 * Math.abs(2 * shade - 1) ** 2.2),
      hue - shift - 26 * yellow * (1 - shade) + 2 * shift * shade,
    );
}

/** Takes one number of the stream: 52% deep, 30% lit, 18% day. */
export function pickScheme(random: Random): Scheme {
  const roll = random();
  return roll < 0.52 ? 'deep' : roll < 0.82 ? 'lit' : 'day';
}

export const toneOf = (scheme: Scheme): Tone => (scheme === 'day' ? 'light' : 'dark');

/** Contrast (150 to 210 away from the ground), a warm neighbour or a cool neighbour. */
function pickPropHue(random: Random, ground: number): number {
  const roll = random();
  if (roll < 0.45) return ground + 150 + random() * 60;
  if (roll < 0.75) return ground + 40 + random() * 30;
  return ground - 40 - random() * 30;
}

/** Colours of a game poster. `categoryHue` is used for the prop of some posters when it is known. */
export function gamePalette(random: Random, hue: number, categoryHue: number | undefined): GamePalette {
  const scheme = pickScheme(random);
  const ground = clearHue(hue + (random() - 0.5) * 44);
  const picked = pickPropHue(random, ground);
  const useCategory = categoryHue !== undefined && random() < 0.3;
  const prop = clearHue(useCategory ? categoryHue : picked);
  const accent = clearHue(prop + (random() < 0.5 ? 130 : -110));
  const day = scheme === 'day';
  return {
    scheme,
    hues: { ground, prop, accent },
    prop: ramp(prop, day ? 0.19 : 0.17, 24, 0.25, day ? 0.84 : 0.95),
    accent: ramp(accent, day ? 0.18 : 0.16, 24, 0.25, day ? 0.86 : 0.95),
    groundRamp: ramp(ground, 0.14, 14),
    ground: groundOf(ground, GAME_GROUND[scheme]),
    scrim: shadeOf(ground, GAME_SCRIM[scheme]),
    ink: day ? oklch(0.24, 0.07, ground) : '#fff',
    pattern: day ? oklch(0.45, 0.13, ground) : '#ffffff',
  };
}

/** Colours of a banner or a card, from a ground hue and the hue of the prop. */
export function stagePalette(form: 'banner' | 'card', scheme: 'deep' | 'day', hue: number, propHue: number): Palette {
  const ground = clearHue(hue);
  const prop = clearHue(propHue);
  const accent = clearHue(propHue + 118);
  const vivid = form === 'card' && scheme === 'day';
  return {
    scheme,
    hues: { ground, prop, accent },
    prop: ramp(prop, vivid ? 0.19 : 0.17, 24, 0.25, vivid ? 0.86 : 0.95),
    accent: ramp(accent, 0.16),
    groundRamp: ramp(ground, 0.14, 14),
    ground: groundOf(ground, STAGE_GROUND[form][scheme]),
  };
}
