import { circle, each, line, path, rect, repeat } from '#shared/art/draw.ts';
import type { DrawingTools } from '#shared/art/drawing-tools.ts';

/** One paper lantern with its tassel. */
export function singleLantern(tools: DrawingTools): string {
  const { prop, accent } = tools;
  const halo = tools.radial([
    [0, prop(1), 0.6],
    [0.55, prop(0.85), 0.18],
    [1, prop(0.8), 0],
  ]);
  const paper = tools.radial(
    [
      [0, prop(1)],
      [0.34, prop(0.82)],
      [0.75, prop(0.56)],
      [1, prop(0.34)],
    ],
    0.42,
    0.4,
    0.66,
  );
  const rib = (rx: number) =>
    `<ellipse cy="-6" rx="${rx}" ry="62" fill="none" stroke="${prop(0.28)}" stroke-width="2.4" opacity=".42"/>`;
  const cap = (y: number) =>
    rect(-32, y, 64, 15, tools.shade(accent, 0.92, 0.42), 5) + rect(-32, y, 64, 4, accent(1), 2, 'opacity=".7"');
  return (
    circle(0, -6, 108, halo) +
    line('M0 -108V-78', accent(0.86), 4) +
    path('M-9 -96Q0 -112 9 -96', 'none', `stroke="${accent(0.95)}" stroke-width="4"`) +
    `<ellipse cy="-6" rx="76" ry="62" fill="${paper}"/>` +
    each([74, 50, 25], rib) +
    cap(-78) +
    cap(52) +
    path('M-50 -34Q-34 -52 -10 -56', 'none', 'stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".5"') +
    circle(0, 74, 7, accent(0.95)) +
    repeat(7, (i) => line(`M${-15 + i * 5} 76V${101 + (i % 2) * 7}`, accent(i % 2 ? 0.62 : 0.8), 3.4))
  );
}
