import { circle, each, group, line, path, rect, repeat, ring, shadow, star } from '../draw.ts';
import { DIAGONAL, type DrawingTools, gloss } from '../drawing-tools.ts';
import { figures } from '../figures.ts';
import type { Ramp } from '../palette.ts';

/** A ball with a number on it. */
function numbered(tools: DrawingTools, x: number, y: number, radius: number, number: string, ramp: Ramp): string {
  return (
    tools.sphere(x, y, radius, ramp) +
    circle(x, y, radius * 0.56, '#fff') +
    figures(number, x, y, radius * 0.46, tools.tint(0.22, 0.05))
  );
}

/** Position and radius of each ball and the ramp that paints it, back to front. */
const BALLS = [
  [-50, 44, 42, 'accent'],
  [52, 50, 38, 'prop'],
  [2, 78, 30, 'groundRamp'],
  [-70, -24, 34, 'groundRamp'],
  [64, -30, 36, 'accent'],
  [0, -4, 56, 'prop'],
  [-8, -78, 28, 'accent'],
] as const;

/** Heap of lottery balls. */
export function balls(tools: DrawingTools): string {
  const ball = ([x, y, radius, ramp]: (typeof BALLS)[number]) =>
    numbered(tools, x, y, radius, String(tools.int(1, 99)).padStart(2, '0'), tools[ramp]);
  return shadow(0, 108, 100, 9, 0.25) + each(BALLS, ball);
}

/** Numbers crossed on the ticket. */
const CROSSED = new Set([3, 7, 12, 16, 20, 24, 29, 33]);

/** Lottery ticket in front of another. */
export function ticket(tools: DrawingTools): string {
  const outline = 'M-96 -54H96V-16a16 16 0 0 0 0 32V54H-96V16a16 16 0 0 0 0-32Z';
  const paper = (ramp: Ramp, from: number, to: number) =>
    path(outline, tools.shade(ramp, from, to, DIAGONAL)) +
    line('M44 -50V52', '#fff', 2, 'stroke-dasharray="2 8" opacity=".7"');
  const field = (i: number) => {
    const x = -80 + (i % 7) * 18;
    const y = -38 + Math.floor(i / 7) * 19;
    return CROSSED.has(i) ? circle(x, y, 6.4, tools.groundRamp(0.18)) : circle(x, y, 6.4, '#fff', 'opacity=".45"');
  };
  return (
    group('translate(10 26) rotate(12)', paper(tools.accent, 0.6, 0.3)) +
    group(
      'translate(-4 -2) rotate(-8)',
      paper(tools.prop, 0.92, 0.56) +
        repeat(35, field) +
        repeat(7, (i) => rect(58, -38 + i * 11.5, i % 2 ? 16 : 24, 5, tools.prop(0.24), 2.5)),
    ) +
    star(84, -74, 14) +
    star(-84, 74, 9)
  );
}

/** Position and radius of the balls in the drum. */
const DRUM_BALLS = [
  [-40, 52, 24],
  [4, 62, 22],
  [46, 48, 24],
  [-58, 14, 20],
  [-14, 22, 24],
  [30, 8, 22],
  [62, 4, 18],
  [-30, -26, 17],
  [12, -40, 20],
  [48, -44, 15],
] as const;

/** Glass drum full of balls. */
export function drum(tools: DrawingTools): string {
  const clip = tools.clip('<circle r="84"/>');
  const inside = each(DRUM_BALLS, ([x, y, radius], i) => {
    const ramp = [tools.prop, tools.accent][i % 3] ?? tools.groundRamp;
    return numbered(tools, x, y, radius, String(tools.int(1, 90)), ramp);
  });
  return (
    rect(-64, 78, 128, 22, tools.shade(tools.prop, 0.8, 0.3), 6) +
    rect(-84, 98, 168, 12, tools.prop(0.24), 6) +
    circle(0, 0, 92, tools.prop(0.86)) +
    circle(0, 0, 84, tools.groundRamp(0.16)) +
    `<g ${clip}>${inside}${gloss(tools, 84, 0.32, 0.4, 0.25)}</g>` +
    ring(88, tools.prop(1), 2, 'opacity=".7"') +
    path('M-58 -48A78 78 0 0 1 -10 -76', 'none', 'stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".6"')
  );
}

/** Cells that hold a ball. */
const HITS = new Set([2, 7, 13, 14, 22, 27, 33]);

/** Six by six board with a few hits. */
export function keno(tools: DrawingTools): string {
  return repeat(36, (i) => {
    const x = -90 + (i % 6) * 36;
    const y = -90 + Math.floor(i / 6) * 36;
    const empty =
      circle(x, y, 14, tools.groundRamp(0.5), 'opacity=".55"') +
      circle(x, y, 14, 'none', 'stroke="#fff" stroke-opacity=".25"');
    const hit = () => tools.sphere(x, y, 14, i % 2 ? tools.prop : tools.accent);
    return circle(x, y + 2, 14, '#000', 'opacity=".22"') + (HITS.has(i) ? hit() : empty);
  });
}
