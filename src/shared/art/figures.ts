import { group, line, repeat } from './draw.ts';

/** The strokes of each figure, in a box 6 wide and 10 high. */
const STROKES = [
  'M0 3a3 3 0 0 1 6 0v4a3 3 0 0 1-6 0Z',
  'M1 2.2 3.6 0V10',
  'M0 3a3 3 0 0 1 6 0c0 2.6-6 4.4-6 7h6',
  'M.4 1.8A2.8 2.5 0 1 1 3 4.9A3 2.6 0 1 1 0 7.8',
  'M4.4 10V0L0 7H6',
  'M5.6 0H1L.5 4.6A3 3 0 1 1 0 8.2',
  'M5 0C1.5 1.5 0 4 0 7A3 3 0 1 0 .3 5.6',
  'M0 0H6L2 10',
  'M.4 2.4a2.6 2.4 0 1 1 5.2 0a2.6 2.4 0 1 1-5.2 0M0 7.4a3 2.6 0 1 1 6 0a3 2.6 0 1 1-6 0',
  'M1 10C4.5 8.5 6 6 6 3A3 3 0 1 0 5.7 4.4',
];
/** The distance between the left edges of neighbouring figures. */
const ADVANCE = 8.6;
const STROKE = 2.1;

/**
 * Draws digits in a row, `height` units high and centred on a point. They are lines and not letters: letters need a
 * font, and an image file only gets the fonts of the system that shows it.
 */
export function figures(digits: string, x: number, y: number, height: number, ink: string): string {
  const characters = [...digits];
  const scale = height / 10;
  const left = x - ((characters.length * ADVANCE - (ADVANCE - 6)) / 2) * scale;
  const top = y - height / 2;
  const position = (at: number) => `translate(${hundredth(left + at * ADVANCE * scale)} ${hundredth(top)})`;
  return repeat(characters.length, (at) =>
    group(`${position(at)} scale(${hundredth(scale)})`, line(STROKES[Number(characters[at])] ?? '', ink, STROKE)),
  );
}

/** More precise than elsewhere: figures are small and close together. */
function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
