import { categoryHue } from './category.ts';
import { at, polar, repeat, tenth } from './draw.ts';
import { createDrawingTools, DIAGONAL } from './drawing-tools.ts';
import { initials } from './monogram.ts';
import { type MotifRef, motifOf } from './motif-book.ts';
import { chooseMotif } from './motif-of.ts';
import { gamePalette, pickScheme, type Tone, toneOf } from './palette.ts';
import { hash, type Random, seededRandom } from './seed.ts';
import { idPrefix, svgFile } from './svg-file.ts';

export interface GameArtInput {
  readonly id: string;
  readonly name?: string;
  /** Category code, such as RNG or LIVE. */
  readonly category?: string;
  /** Gives all games of a vendor one family of colours. */
  readonly vendorHue?: number | null;
  /** Overrides the choice from name and category. */
  readonly motif?: MotifRef;
  /** The prefix of the ids; needed only when a page shows one picture twice. */
  readonly prefix?: string;
}

export interface GameArt {
  readonly svg: string;
  /** Ground under the title: dark takes a light ink, light a dark one. */
  readonly tone: Tone;
}

/** The seeded stream of a game and the hue of its ground. */
function begin({ id, category = 'RNG', vendorHue }: GameArtInput): { random: Random; hue: number } {
  const random = seededRandom(hash(`${id}|${category}`));
  return { random, hue: vendorHue ?? (categoryHue(category) ?? 180) + random() * 120 - 60 };
}

/** The tone of `gameArt`, without drawing. */
export const gameTone = (input: GameArtInput): Tone => toneOf(pickScheme(begin(input).random));

/** Poster of a game, 300 by 400. The same input always gives the same picture. */
export function gameArt(input: GameArtInput): GameArt {
  const { id, name = '', category = 'RNG', vendorHue, prefix } = input;
  const { random, hue } = begin(input);
  const palette = gamePalette(random, hue, categoryHue(category));
  const ref = input.motif ?? chooseMotif(id, name, category);
  const motif = motifOf(ref);
  const day = palette.scheme === 'day';
  const tools = createDrawingTools({
    random,
    palette,
    prefix: idPrefix(prefix, ['game', id, name, category, vendorHue, ref]),
    kind: motif.kind,
    text: initials(name) || initials(id) || '#',
    line: palette.ink,
  });
  const pattern = tools.pick(PATTERNS);
  const fromRight = tools.pick([0, 1]);
  const [edge, middle, light] = palette.ground;
  const { scrim } = palette;
  const ground = tools.linear(
    [
      [0, middle],
      [0.55, middle],
      [1, edge],
    ],
    fromRight ? [1, 0, 0, 1] : DIAGONAL,
  );
  const glow = tools.radial([
    [0, light, 1],
    [0.5, light, 0.55],
    [1, light, 0],
  ]);
  const fade = tools.radial([
    [0, '#fff'],
    [0.62, '#fff', 0.5],
    [1, '#fff', 0],
  ]);
  const shade = tools.linear([
    [0, scrim, 0],
    [0.46, scrim, 0.86],
    [1, scrim, 1],
  ]);
  const masked = tools.mask(`<circle cx="150" cy="158" r="260" fill="${fade}"/>`);
  const body =
    `<rect width="300" height="400" fill="${ground}"/><circle cx="150" cy="150" r="210" fill="${glow}"/>` +
    `<g ${masked} opacity="${day ? 0.16 : 0.15}">${pattern(palette.pattern)}</g>` +
    `<g transform="translate(150 158) scale(${motif.posterZoom})">${motif.draw(tools)}</g>` +
    `<rect y="226" width="300" height="174" fill="${shade}"/>`;
  return {
    svg: svgFile({ width: 300, height: 400, keep: 'centre', defs: tools.defs(), body }),
    tone: toneOf(palette.scheme),
  };
}

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

const PATTERNS: readonly [Pattern, ...Pattern[]] = [rings, rays, slants, dots, diamonds, waves, scales];
