export type Point = readonly [number, number];
/** A centre and a radius. */
export type Spot = readonly [number, number, number];

/** One decimal is finer than a screen pixel at every size in use and keeps the files small. */
export const tenth = (value: number) => Math.round(value * 10) / 10;
export const thousandth = (value: number) => Math.round(value * 1000) / 1000;
export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The point at a radius and an angle; 0 degrees looks right, 90 down. */
export const polar = (radius: number, degrees: number): Point => [
  radius * Math.cos(radians(degrees)),
  radius * Math.sin(radians(degrees)),
];

/** The corners of a regular polygon. */
export const corners = (count: number, radius: number, start: number): Point[] =>
  Array.from({ length: count }, (_, i) => polar(radius, start + (i * 360) / count));

/** Points in the notation of `polygon`. */
const points = (list: readonly Point[]) => list.map(([x, y]) => `${tenth(x)},${tenth(y)}`).join(' ');

/** Coordinates of a point as path data. */
export const at = ([x, y]: Point) => `${tenth(x)} ${tenth(y)}`;

const more = (attributes: string) => (attributes ? ` ${attributes}` : '');

/** A polygon; the corners are points or, when they never change, the attribute text. */
export const polygon = (shape: string | readonly Point[], fill: string, attributes = '') =>
  `<polygon points="${typeof shape === 'string' ? shape : points(shape)}" fill="${fill}"${more(attributes)}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, attributes = '') =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="${fill}"${more(attributes)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, attributes = '') =>
  `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(rx)}" ry="${tenth(ry)}" fill="${fill}"${more(attributes)}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0, attributes = '') =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}"` +
  `${rx ? ` rx="${tenth(rx)}"` : ''} fill="${fill}"${more(attributes)}/>`;

export const path = (data: string, fill: string, attributes = '') =>
  `<path d="${data}" fill="${fill}"${more(attributes)}/>`;

/** An open line with round ends. */
export const line = (data: string, stroke: string, width = 2, attributes = '') =>
  `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${width}" ` +
  `stroke-linecap="round" stroke-linejoin="round"${more(attributes)}/>`;

/** A circle outline round the origin. */
export const ring = (radius: number, stroke: string, width: number, attributes = '') =>
  `<circle r="${tenth(radius)}" fill="none" stroke="${stroke}" stroke-width="${width}"${more(attributes)}/>`;

export const group = (transform: string, body: string) => `<g transform="${transform}">${body}</g>`;

/** The shape and its mirror image across the vertical axis. */
export const mirrored = (body: string) => body + group('scale(-1 1)', body);

export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

export const each = <T>(items: readonly T[], draw: (item: T, index: number) => string) => items.map(draw).join('');

/** Path data of a ring segment, or of a pie slice when the inner radius is 0. */
export function wedge(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const arc = (radius: number, sweep: 0 | 1, end: number) =>
    `A${tenth(radius)} ${tenth(radius)} 0 ${large} ${sweep} ${at(polar(radius, end))}`;
  const back = inner ? arc(inner, 0, from) : '';
  return `M${at(polar(outer, from))}${arc(outer, 1, to)}L${at(polar(inner, to))}${back}Z`;
}

/** The four-pointed sparkle of many motifs. */
export const star = (x: number, y: number, size: number, fill = '#fff') =>
  path(
    `M${x} ${y - size}Q${x} ${y} ${x + size} ${y}Q${x} ${y} ${x} ${y + size}` +
      `Q${x} ${y} ${x - size} ${y}Q${x} ${y} ${x} ${y - size}Z`,
    fill,
  );

/** The soft shadow under a prop. */
export const shadow = (x: number, y: number, rx: number, ry: number, strength: number) =>
  ellipse(x, y, rx, ry, '#000', `opacity="${strength}"`);
