import { at, circle, each, group, line, path, polar, rect, repeat, ring, type Spot, star } from '../draw.ts';
import { DIAGONAL, type DrawingTools } from '../drawing-tools.ts';

/** Lollipop and sweets. */
export function candy(tools: DrawingTools): string {
  const swirl = (i: number) => {
    const from = i * 45;
    const to = from + 45;
    const data =
      `M0 0Q${at(polar(49.2, from - 34))} ${at(polar(82, from))}A82 82 0 0 1 ${at(polar(82, to))}` +
      `Q${at(polar(49.2, to - 34))} 0 0Z`;
    return path(data, i % 2 ? tools.tint(0.97, 0.02) : tools.prop(0.62));
  };
  const light = tools.radial(
    [
      [0, '#fff', 0.5],
      [0.45, '#fff', 0],
      [1, tools.prop(0.1), 0.5],
    ],
    0.32,
    0.26,
    0.86,
  );
  const disc =
    circle(3, 7, 82, '#000', 'opacity=".2"') +
    repeat(8, swirl) +
    circle(0, 0, 82, light) +
    ring(82, tools.prop(0.9), 3, 'opacity=".6"');
  return (
    group('rotate(18)', rect(-5, 40, 10, 92, '#fff', 5)) +
    group('translate(-6 -14)', disc) +
    tools.sphere(78, 58, 26, tools.accent) +
    tools.sphere(-84, 66, 20, tools.groundRamp) +
    tools.sphere(86, -66, 14, tools.prop) +
    star(-74, -78, 14)
  );
}

/** Telephone. */
export function phone(tools: DrawingTools): string {
  const screen = tools.linear(
    [
      [0, tools.accent(0.95)],
      [0.5, tools.accent(0.62)],
      [1, tools.prop(0.5)],
    ],
    DIAGONAL,
  );
  const clip = tools.clip('<rect x="-50" y="-104" width="96" height="200" rx="17"/>');
  return group(
    'rotate(-14)',
    rect(-50, -104, 108, 212, '#000', 22, 'opacity=".2"') +
      rect(-56, -110, 108, 212, tools.shade(tools.prop, 0.5, 0.2, DIAGONAL), 22) +
      rect(-50, -104, 96, 200, screen, 17) +
      `<g ${clip}>` +
      circle(24, 66, 66, tools.prop(0.86), 'opacity=".6"') +
      circle(-34, 24, 50, '#fff', 'opacity=".3"') +
      '</g>' +
      rect(-20, -96, 36, 9, tools.prop(0.12), 4.5) +
      rect(-22, 84, 40, 4, '#fff', 2, 'opacity=".8"') +
      rect(52, -50, 4, 34, tools.prop(0.4), 2),
  );
}

/** Headphones. */
export function headphones(tools: DrawingTools): string {
  const band = 'M-82 20V-6C-82 -62 -42 -96 0 -96S82 -62 82 -6V20';
  const cup = (side: -1 | 1, shade: number) =>
    group(
      `translate(${side * 80} 44)`,
      rect(-26, -46, 52, 92, tools.shade(tools.prop, shade, shade - 0.28, DIAGONAL), 24) +
        rect(side > 0 ? -34 : 10, -38, 24, 76, tools.prop(0.16), 12) +
        circle(side * 4, 0, 13, tools.accent(0.75)) +
        circle(side * 4, 0, 6, '#fff', 'opacity=".7"'),
    );
  return (
    line(band, tools.prop(0.24), 16) + line(band, tools.prop(0.7), 9) + cup(-1, 0.86) + cup(1, 0.5) + star(0, 40, 16)
  );
}

/** Wrist watch with two progress rings. */
export function watch(tools: DrawingTools): string {
  const arc = (data: string, stroke: string, width: number) =>
    path(data, 'none', `stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"`);
  return (
    rect(-34, -118, 68, 70, tools.shade(tools.accent, 0.3, 0.6), 14) +
    rect(-34, 48, 68, 70, tools.shade(tools.accent, 0.6, 0.3), 14) +
    rect(58, -16, 12, 30, tools.prop(0.4), 5) +
    rect(-62, -66, 124, 132, tools.shade(tools.prop, 0.92, 0.34, DIAGONAL), 36) +
    rect(-52, -56, 104, 112, tools.tint(0.17, 0.04), 28) +
    ring(38, tools.accent(0.35), 9) +
    arc('M0 -38A38 38 0 1 1 -32 20', tools.accent(0.82), 9) +
    arc('M0 -22A22 22 0 0 1 19 11', tools.prop(0.85), 8) +
    circle(0, 0, 5, '#fff')
  );
}

/** Gift card with a bow. */
export function giftcard(tools: DrawingTools): string {
  const clip = tools.clip('<rect x="-100" y="-62" width="200" height="124" rx="14"/>');
  const front =
    rect(-100, -62, 200, 124, '#000', 14, 'opacity=".16" transform="translate(4 8)"') +
    rect(-100, -62, 200, 124, tools.shade(tools.prop, 0.9, 0.48, DIAGONAL), 14) +
    `<g ${clip}>${repeat(6, (i) => ring(30 + i * 26, '#fff', 2, 'opacity=".22" transform="translate(70 -40)"'))}</g>` +
    rect(-100, -12, 200, 18, tools.accent(0.62)) +
    rect(-40, -62, 18, 124, tools.accent(0.7)) +
    path('M-31 -3C-60 -40 -78 -14 -31 -3C16 -14 -2 -40 -31 -3Z', tools.accent(0.92)) +
    circle(-31, -3, 8, tools.accent(0.4)) +
    rect(44, 30, 40, 8, '#fff', 4, 'opacity=".85"');
  return (
    group('translate(12 22) rotate(10)', rect(-96, -60, 192, 120, tools.accent(0.44), 14)) +
    group('translate(-4 -8) rotate(-8)', front) +
    star(84, -80, 14)
  );
}

const CONSOLE_BUTTONS: readonly Spot[] = [
  [60, -34, 0.45],
  [76, -16, 0.72],
  [44, -16, 0.45],
  [60, 2, 0.72],
];
const CONSOLE_BODY =
  'M-58 -52H58C96 -52 118 6 116 56C114 86 88 92 70 68L48 36H-48L-70 68C-88 92 -114 86 -116 56C-118 6 -96 -52 -58 -52Z';

/** Game controller. */
export function controller(tools: DrawingTools): string {
  return (
    path(CONSOLE_BODY, tools.shade(tools.prop, 0.96, 0.46)) +
    path('M-58 -52H58C66 -52 74 -49 81 -43H-81C-74 -49 -66 -52 -58 -52Z', '#fff', 'opacity=".5"') +
    rect(-78, -22, 36, 12, tools.prop(0.2), 4) +
    rect(-66, -34, 12, 36, tools.prop(0.2), 4) +
    each(CONSOLE_BUTTONS, ([x, y, shade]) => circle(x, y, 8, tools.accent(shade))) +
    circle(-26, 20, 15, tools.prop(0.26)) +
    circle(26, 20, 15, tools.prop(0.26)) +
    circle(-28, 17, 8, tools.prop(0.5)) +
    circle(24, 17, 8, tools.prop(0.5)) +
    rect(-11, -26, 22, 6, tools.prop(0.3), 3)
  );
}

/** Shopping bag. */
export function bag(tools: DrawingTools): string {
  const handle = `stroke="${tools.prop(0.3)}" stroke-width="11" stroke-linecap="round"`;
  return (
    path('M-46 -46C-46 -104 46 -104 46 -46', 'none', handle) +
    path('M-80 -50H80L94 84Q96 104 76 104H-76Q-96 104 -94 84Z', tools.shade(tools.prop, 0.92, 0.46)) +
    path('M-80 -50H80L84 -16H-84Z', tools.prop(0.3), 'opacity=".35"') +
    circle(-46, -34, 6, tools.prop(0.2)) +
    circle(46, -34, 6, tools.prop(0.2)) +
    path('M0 0L13 33L46 46L13 59L0 92L-13 59L-46 46L-13 33Z', tools.accent(0.72))
  );
}
