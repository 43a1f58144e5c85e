import { circle, corners, each, group, path, polygon, rect, repeat, ring, wedge } from '../draw.ts';
import { ACROSS, DIAGONAL, type DrawingTools, gloss } from '../drawing-tools.ts';

/** Wheel of fortune with a pointer. */
export function wheel(tools: DrawingTools): string {
  const count = tools.pick([12, 16, 18]);
  const step = 360 / count;
  const field = (i: number) => (i % 2 ? tools.groundRamp(0.26) : i % 4 ? tools.prop(0.62) : tools.prop(0.36));
  const sector = (i: number) =>
    path(wedge(34, 90, i * step, (i + 1) * step), field(i), `stroke="${tools.accent(0.8)}" stroke-width="1"`);
  const handle = rect(-3.5, -50, 7, 50, tools.accent(0.88), 3.5) + circle(0, -50, 7, tools.accent(1));
  return (
    circle(4, 8, 104, '#000', 'opacity=".25"') +
    circle(0, 0, 104, tools.shade(tools.accent, 0.92, 0.36, DIAGONAL)) +
    circle(0, 0, 94, tools.groundRamp(0.12)) +
    repeat(count, sector) +
    each(corners(count, 99, step / 2), ([x, y]) => circle(x, y, 2.6, '#fff')) +
    each(corners(count, 74, step / 2), ([x, y]) => circle(x, y, 4, '#fff', 'opacity=".5"')) +
    gloss(tools, 90, 0.34, 0.5, 0.34) +
    circle(0, 0, 34, tools.shade(tools.accent, 0.96, 0.4, DIAGONAL)) +
    repeat(4, (i) => group(`rotate(${i * 90 + 20})`, handle)) +
    circle(0, 0, 13, tools.prop(0.9)) +
    polygon('-13,-116 13,-116 0,-88', '#fff')
  );
}

/** Roulette wheel seen at an angle. */
export function roulette(tools: DrawingTools): string {
  const rim = tools.linear(
    [
      [0, tools.accent(0.86)],
      [0.5, tools.accent(0.42)],
      [1, tools.accent(0.7)],
    ],
    ACROSS,
  );
  const field = (i: number) => (i === 0 ? tools.accent(0.64) : i % 2 ? tools.prop(0.5) : tools.tint(0.2, 0.03));
  const pocket = (i: number) =>
    path(wedge(66, 104, i * 15, (i + 1) * 15), field(i), `stroke="${tools.accent(0.9)}" stroke-width=".8"`);
  const bowl =
    circle(0, 26, 118, '#000', 'opacity=".3"') +
    circle(0, 12, 118, tools.groundRamp(0.14)) +
    circle(0, 0, 118, rim) +
    circle(0, 0, 108, tools.groundRamp(0.1)) +
    repeat(24, pocket) +
    circle(0, 0, 66, tools.shade(tools.groundRamp, 0.3, 0.62)) +
    ring(52, tools.accent(0.8), 1.4, 'opacity=".7"') +
    gloss(tools, 118, 0.3, 0.45, 0.3);
  const spindle =
    path('M-24 14Q0 26 24 14L8 -20H-8Z', tools.shade(tools.accent, 0.96, 0.4, ACROSS)) +
    rect(-40, -30, 80, 7, tools.accent(0.9), 3.5) +
    circle(-42, -26.5, 7, tools.accent(1)) +
    circle(42, -26.5, 7, tools.accent(0.7)) +
    tools.sphere(0, -46, 13, tools.accent);
  const ball = tools.sphere(70, 44, 9, (shade) => tools.tint(0.6 + 0.4 * shade, 0.01));
  return group('scale(1 .62) translate(0 34)', bowl) + group('translate(0 8)', spindle) + ball;
}
