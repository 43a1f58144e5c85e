import type { Point } from './canvas.ts';

/** A character as lines, in a box of 1 by 1 with y downwards. */
export type Glyph = readonly (readonly Point[])[];

/** Part of an ellipse, in degrees clockwise from the right. */
function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Point[] {
  const steps = Math.max(Math.ceil(Math.abs(to - from) / 20), 2);
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

const line = (...points: readonly Point[]) => points;

const bowl = (top: number, bottom: number): Point[] => [
  [0.1, top],
  ...arc(0.55, (top + bottom) / 2, 0.38, (bottom - top) / 2, -90, 90),
  [0.1, bottom],
];

const glyphs: Readonly<Record<string, Glyph>> = {
  A: [line([0.05, 1], [0.5, 0], [0.95, 1]), line([0.22, 0.65], [0.78, 0.65])],
  C: [arc(0.55, 0.5, 0.45, 0.5, -50, -310)],
  E: [line([0.9, 0], [0.12, 0], [0.12, 1], [0.9, 1]), line([0.12, 0.5], [0.75, 0.5])],
  F: [line([0.9, 0], [0.12, 0], [0.12, 1]), line([0.12, 0.48], [0.75, 0.48])],
  H: [line([0.1, 0], [0.1, 1]), line([0.9, 0], [0.9, 1]), line([0.1, 0.5], [0.9, 0.5])],
  J: [line([0.4, 0], [0.85, 0]), [[0.7, 0], [0.7, 0.7], ...arc(0.4, 0.7, 0.3, 0.3, 0, 160)]],
  K: [line([0.1, 0], [0.1, 1]), line([0.9, 0], [0.1, 0.58]), line([0.38, 0.4], [0.92, 1])],
  L: [line([0.12, 0], [0.12, 1], [0.9, 1])],
  M: [line([0.05, 1], [0.1, 0], [0.5, 0.65], [0.9, 0], [0.95, 1])],
  N: [line([0.1, 1], [0.1, 0], [0.9, 1], [0.9, 0])],
  P: [line([0.1, 0], [0.1, 1]), bowl(0, 0.55)],
  Q: [arc(0.5, 0.48, 0.46, 0.48, 0, 360), line([0.55, 0.68], [0.98, 1.08])],
  R: [line([0.1, 0], [0.1, 1]), bowl(0, 0.52), line([0.45, 0.52], [0.92, 1])],
  T: [line([0.05, 0], [0.95, 0]), line([0.5, 0], [0.5, 1])],
  U: [[[0.1, 0], [0.1, 0.6], ...arc(0.5, 0.6, 0.4, 0.4, 180, 0), [0.9, 0]]],
  V: [line([0.05, 0], [0.5, 1], [0.95, 0])],
  W: [line([0, 0], [0.25, 1], [0.5, 0.3], [0.75, 1], [1, 0])],
  X: [line([0.08, 0], [0.92, 1]), line([0.92, 0], [0.08, 1])],
  Y: [line([0.05, 0], [0.5, 0.5], [0.95, 0]), line([0.5, 0.5], [0.5, 1])],
  3: [[...arc(0.48, 0.26, 0.38, 0.26, -150, 90)], [...arc(0.48, 0.75, 0.42, 0.25, -90, 150)]],
  4: [line([0.72, 1], [0.72, 0], [0.05, 0.7], [0.98, 0.7])],
  7: [line([0.05, 0], [0.92, 0], [0.38, 1])],
  9: [arc(0.5, 0.3, 0.38, 0.3, 0, 360), [[0.88, 0.3], ...arc(0.4, 0.42, 0.48, 0.58, 0, 80)]],
};

/** The characters of captchas: none that is easily taken for another (0 O, 1 I, 2 Z, 5 S, 6 G, 8 B, D). */
export const CAPTCHA_LETTERS = Object.keys(glyphs).join('');

/** The lines of such a character. */
export function glyphOf(character: string): Glyph {
  const glyph = glyphs[character];
  if (glyph === undefined) throw new Error('a captcha has no such character');
  return glyph;
}
