import { circle, ellipse, repeat, tenth, thousandth } from './draw.ts';
import { createDrawingTools, type Direction, type DrawingTools } from './drawing-tools.ts';
import { type MotifRef, motifOf } from './motif-book.ts';
import { stagePalette } from './palette.ts';
import { hash, seededRandom } from './seed.ts';
import { idPrefix, svgFile } from './svg-file.ts';

export interface BannerArtInput {
  readonly id: string;
  /** Hue of the ground. */
  readonly hue: number;
  /** Hue of the props. */
  readonly accent?: number;
  /** The hero prop and up to four props behind it. */
  readonly props?: readonly MotifRef[];
  readonly w?: number;
  readonly h?: number;
  /** Mirrors the stage: text on the right, props on the left. */
  readonly flip?: boolean;
  readonly tone?: 'deep' | 'day';
  /** Centre of the hero prop as a share of the width. */
  readonly fx?: number;
  readonly beam?: boolean;
  /** Solid ground on the side of the text. */
  readonly veil?: boolean;
  /** The distance of the smaller props from the hero. */
  readonly spread?: number;
  readonly zoom?: number;
  readonly prefix?: string;
}

interface Position {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
  readonly opacity: number;
}

/** Where the props stand round the hero, for a stage 320 high. */
const POSITIONS: readonly Position[] = [
  { x: 0, y: 0, scale: 1.28, turn: 0, opacity: 1 },
  { x: -225, y: 74, scale: 0.66, turn: -16, opacity: 0.96 },
  { x: 232, y: 44, scale: 0.72, turn: 14, opacity: 0.96 },
  { x: 196, y: -96, scale: 0.4, turn: 20, opacity: 0.8 },
  { x: -176, y: -98, scale: 0.36, turn: -24, opacity: 0.75 },
];

/** Draws the props; every other one swaps its two ramps. The hero comes last, in front. */
function drawProps(
  tools: DrawingTools,
  props: readonly MotifRef[],
  put: (position: Position, body: string) => string,
): string {
  const drawn = POSITIONS.flatMap((position, i) => {
    const ref = props[i];
    if (ref === undefined) return [];
    const { draw, kind } = motifOf(ref);
    const own = i % 2 ? { ...tools, kind, prop: tools.accent, accent: tools.prop } : { ...tools, kind };
    return [put(position, draw(own))];
  });
  return drawn.reverse().join('');
}

/** A wide stage with a beam of light. One side has space for text, the other one to five props. */
export function bannerArt(input: BannerArtInput): string {
  const { id, hue, accent = hue + 160, props = ['gem'], w = 1136, h = 320, flip = false, tone = 'deep' } = input;
  const { fx = flip ? 0.26 : 0.74, beam = true, veil = true, spread = 1, zoom = 1 } = input;
  const palette = stagePalette('banner', tone, hue, accent);
  const look = ['banner', id, hue, accent, props, w, h, flip, tone, fx, beam, veil, spread, zoom];
  const tools = createDrawingTools({
    random: seededRandom(hash(id)),
    palette,
    prefix: idPrefix(input.prefix, look),
    kind: undefined,
  });
  const [edge, middle, light] = palette.ground;
  const day = tone === 'day';
  const cx = w * fx;
  const cy = h / 2;
  const unit = h / 320;
  const fromText: Direction = flip ? [1, 0, 0, 0] : [0, 0, 1, 0];
  const ground = tools.linear(
    [
      [0, edge],
      [0.5, middle],
      [1, middle],
    ],
    fromText,
  );
  const glow = tools.radial([
    [0, light, 1],
    [0.45, light, 0.5],
    [1, light, 0],
  ]);
  const rim = `stroke="${day ? tools.groundRamp(0.3) : '#fff'}"`;
  const put = ({ x, y, scale, turn, opacity }: Position, body: string) => {
    const move = `translate(${tenth(cx + x * spread * unit)} ${tenth(cy + y * unit)})`;
    const size = thousandth(scale * zoom * unit);
    return `<g transform="${move} rotate(${turn}) scale(${size})" opacity="${opacity}">${body}</g>`;
  };
  const drawBeam = () => {
    const ray = tools.linear([
      [0, '#fff', day ? 0.9 : 0.34],
      [1, '#fff', 0],
    ]);
    const x = (offset: number) => tenth(cx + offset * unit);
    return `<path d="M${x(-70)} -20L${x(-330)} ${h + 20}H${x(330)}L${x(70)} -20Z" fill="${ray}"/>`;
  };
  const drawVeil = () => {
    const fade = tools.linear(
      [
        [0, edge, 1],
        [0.34, edge, 0.92],
        [0.62, edge, 0],
      ],
      fromText,
    );
    return `<rect width="${w}" height="${h}" fill="${fade}"/>`;
  };
  const body =
    `<rect width="${w}" height="${h}" fill="${ground}"/>${ellipse(cx, cy, 360 * unit, 280 * unit, glow)}` +
    `<g opacity=".13">${repeat(11, (i) => circle(cx, cy, (60 + i * 44) * unit, 'none', rim))}</g>` +
    (beam ? drawBeam() : '') +
    drawProps(tools, props, put) +
    (veil ? drawVeil() : '');
  return svgFile({ width: w, height: h, keep: flip ? 'left' : 'right', defs: tools.defs(), body });
}
