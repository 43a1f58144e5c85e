import { at, polar, repeat, tenth } from './draw.ts';

/** A faint line pattern over the whole poster, in one colour. */
type Pattern = (colour: string) => string;

const rings: Pattern = (colour) =>
  repeat(9, (i) => `<circle cx="150" cy="158" r="${36 + i * 26}" fill="none" stroke="${colour}" stroke-width="1"/>`);

const rays: Pattern = (colour) => {
  const edge = (degrees: number) => {
    const [x, y] = polar(330, degrees);
    return at([150 + x, 158 + y]);
  };
  return repeat(24, (i) => `<path d="M150 158L${edge(i * 15 + 4)}L${edge(i * 15 + 9)}Z" fill="${colour}"/>`);
};

const slants: Pattern = (colour) =>
  repeat(14, (i) => `<path d="M-40 ${i * 32}L340 ${i * 32 - 150}" stroke="${colour}" stroke-width="1.2"/>`);

const dots: Pattern = (colour) =>
  repeat(12, (row) =>
    repeat(9, (i) => `<circle cx="${i * 38 + (row % 2 ? 19 : 0)}" cy="${row * 34}" r="1.8" fill="${colour}"/>`),
  );

const diamonds: Pattern = (colour) => {
  const shape = (row: number, i: number) => `M${i * 52 + (row % 2 ? 26 : 0)} ${row * 38 - 19}l26 19l-26 19l-26 -19Z`;
  return `<path d="${repeat(11, (row) => repeat(7, (i) => shape(row, i)))}" fill="none" stroke="${colour}"/>`;
};

const waves: Pattern = (colour) => {
  const row = (i: number) => `M-20 ${i * 32}q22 -20 44 0${'t44 0'.repeat(7)}`;
  return `<path d="${repeat(13, row)}" fill="none" stroke="${colour}"/>`;
};

const scales: Pattern = (colour) => {
  const arcs = (row: number, column: number) =>
    repeat(3, (i) => {
      const position = `cx="${column * 52 + (row % 2 ? 26 : 0)}" cy="${row * 26 + 40}"`;
      return `<circle ${position} r="${tenth(26 - i * 8)}"/>`;
    });
  const all = repeat(10, (row) => repeat(7, (column) => arcs(row, column)));
  return `<g fill="none" stroke="${colour}" stroke-width=".8">${all}</g>`;
};

export const PATTERNS: readonly [Pattern, ...Pattern[]] = [rings, rays, slants, dots, diamonds, waves, scales];
