import { circle, repeat, tenth, thousandth } from './draw.ts';
import { createDrawingTools } from './drawing-tools.ts';
import { type MotifRef, motifOf } from './motif-book.ts';
import { stagePalette } from './palette.ts';
import { hash, seededRandom } from './seed.ts';
import { idPrefix, svgFile } from './svg-file.ts';

export interface CardArtInput {
  readonly id: string;
  /** Hue of the ground. */
  readonly hue: number;
  /** Hue of the prop. */
  readonly accent?: number;
  readonly motif: MotifRef;
  readonly w?: number;
  readonly h?: number;
  /** Centre of the prop as a share of the width and the height. */
  readonly x?: number;
  readonly y?: number;
  /** Radius of the prop. */
  readonly size?: number;
  readonly tone?: 'deep' | 'day';
  /** Shades the lower half, behind a title. */
  readonly scrim?: boolean;
  /** Letters of the monogram. */
  readonly text?: string;
  readonly prefix?: string;
}

/** Of a card that is asked for no other. */
export const cardSize = { width: 150, height: 110 };

/** A small card for categories, providers, tables and rewards: a lit ground and one prop. */
export function cardArt(input: CardArtInput): string {
  const { id, hue, accent = hue + 160, w = cardSize.width, h = cardSize.height, x = 0.68, y = 0.44, size = 36 } = input;
  const { tone = 'deep', scrim = true, text } = input;
  const motif = motifOf(input.motif);
  const palette = stagePalette('card', tone, hue, accent);
  const tools = createDrawingTools({
    random: seededRandom(hash(id)),
    palette,
    prefix: idPrefix(input.prefix, ['card', id, hue, accent, input.motif, w, h, x, y, size, tone, scrim, text]),
    kind: motif.kind,
    text,
  });
  const [edge, middle, light] = palette.ground;
  const cx = w * x;
  const cy = h * y;
  const ground = tools.linear(
    [
      [0, middle],
      [1, edge],
    ],
    [1, 0, 0, 1],
  );
  const glow = tools.radial([
    [0, light, 1],
    [0.5, light, 0.5],
    [1, light, 0],
  ]);
  const rim = `stroke="${tone === 'day' ? tools.groundRamp(0.3) : '#fff'}"`;
  const shade = scrim
    ? tools.linear([
        [0, edge, 0],
        [0.6, edge, 0.88],
        [1, edge, 1],
      ])
    : '';
  const body =
    `<rect width="${w}" height="${h}" fill="${ground}"/>${circle(cx, cy, size * 2.3, glow)}` +
    `<g opacity=".14">${repeat(5, (i) => circle(cx, cy, size * (1 + i * 0.5), 'none', rim))}</g>` +
    `<g transform="translate(${tenth(cx)} ${tenth(cy)}) scale(${thousandth(size / 104)})">${motif.draw(tools)}</g>` +
    (scrim ? `<rect y="${tenth(h / 2)}" width="${w}" height="${tenth(h / 2)}" fill="${shade}"/>` : '');
  return svgFile({ width: w, height: h, keep: 'centre', defs: tools.defs(), body });
}
