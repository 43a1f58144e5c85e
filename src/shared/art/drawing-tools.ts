import { oklch } from './colour.ts';
import { circle, ellipse, tenth, thousandth } from './draw.ts';
import type { Ground, Palette, Ramp } from './palette.ts';
import type { Random } from './seed.ts';

/** Offset, colour and, when not opaque, opacity. */
export type Stop = readonly [number, string, number?];
/** Start and end of a linear gradient in the box of the shape. */
export type Direction = readonly [number, number, number, number];

const DOWN: Direction = [0, 0, 0, 1];
export const ACROSS: Direction = [0, 0, 1, 0];
export const DIAGONAL: Direction = [0, 0, 1, 1];

/** The tools of a motif: three colour ramps, a seeded stream, and functions that define gradients and clips. */
export interface DrawingTools {
  readonly random: Random;
  readonly prop: Ramp;
  readonly accent: Ramp;
  /** Ramp in the hue of the ground. */
  readonly groundRamp: Ramp;
  readonly ground: Ground;
  /** Ink for thin lines that stand straight on the ground. */
  readonly line: string;
  /** Letters for the monogram, not yet escaped. */
  readonly text: string;
  /** Variant of a motif that has several, such as the animal. */
  readonly kind: string | undefined;
  /** A colour in the hue of the ground. */
  tint(lightness: number, chroma: number): string;
  linear(stops: readonly Stop[], direction?: Direction): string;
  radial(stops: readonly Stop[], cx?: number, cy?: number, radius?: number): string;
  /** Linear gradient between two shades of a ramp. */
  shade(ramp: Ramp, from: number, to: number, direction?: Direction): string;
  /** Attribute that clips to the given shapes. */
  clip(shapes: string): string;
  /** Attribute that masks with the given shapes. */
  mask(shapes: string): string;
  /** A ball lit from the top left. */
  sphere(x: number, y: number, radius: number, ramp: Ramp): string;
  pick<T>(items: readonly [T, ...T[]]): T;
  int(low: number, high: number): number;
  number(low: number, high: number): number;
  /** Content of the `defs` element, once everything is drawn. */
  defs(): string;
}

/** Draws one prop round the origin inside a radius of about 100, lit from the top left. */
export type Motif = (tools: DrawingTools) => string;

interface DrawingToolsOptions {
  readonly random: Random;
  readonly palette: Palette;
  /** The prefix of every id in the file, so that several pictures can share a page. */
  readonly prefix: string;
  readonly kind: string | undefined;
  readonly text?: string;
  readonly line?: string;
}

function stopTag([offset, colour, opacity]: Stop): string {
  const alpha = opacity === undefined ? '' : ` stop-opacity="${thousandth(opacity)}"`;
  return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
}

/** Definitions by their text: the same gradient requested twice is written once. */
function createDefs(prefix: string) {
  const known = new Map<string, string>();
  return {
    add(tag: string, attributes: string, body: string): string {
      const rest = `${attributes}>${body}</${tag}>`;
      const key = tag + rest;
      const id = known.get(key) ?? prefix + known.size.toString(36);
      known.set(key, id);
      return id;
    },
    text: () => [...known].map(([key, id]) => key.replace(/^\w+/, (tag) => `<${tag} id="${id}"`)).join(''),
  };
}

/** Builds the tools for one picture. */
export function createDrawingTools({
  random,
  palette,
  prefix,
  kind,
  text = 'L',
  line = '#fff',
}: DrawingToolsOptions): DrawingTools {
  const defs = createDefs(prefix);
  const linear: DrawingTools['linear'] = (stops, [x1, y1, x2, y2] = DOWN) =>
    `url(#${defs.add('linearGradient', ` x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops.map(stopTag).join(''))})`;
  const radial: DrawingTools['radial'] = (stops, cx = 0.5, cy = 0.5, radius = 0.5) =>
    `url(#${defs.add('radialGradient', ` cx="${cx}" cy="${cy}" r="${radius}"`, stops.map(stopTag).join(''))})`;
  const { prop, accent, groundRamp, ground, hues } = palette;
  return {
    random,
    prop,
    accent,
    groundRamp,
    ground,
    line,
    text,
    kind,
    linear,
    radial,
    tint: (lightness, chroma) => oklch(lightness, chroma, hues.ground),
    shade: (ramp, from, to, direction) =>
      linear(
        [
          [0, ramp(from)],
          [1, ramp(to)],
        ],
        direction,
      ),
    clip: (shapes) => `clip-path="url(#${defs.add('clipPath', '', shapes)})"`,
    mask: (shapes) => `mask="url(#${defs.add('mask', '', shapes)})"`,
    sphere(x, y, radius, ramp) {
      const lit = radial(
        [
          [0, ramp(0.95)],
          [0.35, ramp(0.72)],
          [0.75, ramp(0.42)],
          [1, ramp(0.22)],
        ],
        0.34,
        0.28,
        0.8,
      );
      const gx = x - radius * 0.34;
      const gy = y - radius * 0.42;
      const glint = `opacity=".55" transform="rotate(-32 ${tenth(gx)} ${tenth(gy)})"`;
      return circle(x, y, radius, lit) + ellipse(gx, gy, radius * 0.26, radius * 0.15, '#fff', glint);
    },
    pick: (items) => items[Math.floor(random() * items.length)] ?? items[0],
    int: (low, high) => low + Math.floor(random() * (high - low + 1)),
    number: (low, high) => low + random() * (high - low),
    defs: defs.text,
  };
}

/** White at the top left over black at the bottom right; it makes a flat disc look round. */
export const gloss = (tools: DrawingTools, radius: number, light: number, middle: number, dark: number) =>
  circle(
    0,
    0,
    radius,
    tools.linear(
      [
        [0, '#fff', light],
        [middle, '#fff', 0],
        [1, '#000', dark],
      ],
      DIAGONAL,
    ),
  );
