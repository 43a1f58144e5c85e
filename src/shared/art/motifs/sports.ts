import {
  at,
  circle,
  corners,
  ellipse,
  group,
  line,
  mirrored,
  type Point,
  path,
  polar,
  polygon,
  rect,
  repeat,
  ring,
  shadow,
  star,
  wedge,
} from '../draw.ts';
import { ACROSS, DIAGONAL, type DrawingTools, gloss } from '../drawing-tools.ts';
import type { Ramp } from '../palette.ts';

/** Football in flight. */
export function football(tools: DrawingTools): string {
  const clip = tools.clip('<circle r="88"/>');
  const black = tools.tint(0.22, 0.05);
  const leather = tools.radial(
    [
      [0, '#fff'],
      [0.6, tools.tint(0.93, 0.015)],
      [1, tools.tint(0.62, 0.05)],
    ],
    0.35,
    0.3,
    0.8,
  );
  const wind = (i: number) =>
    line(`M${-150 + i * 3} ${-60 + i * 18}H${-100 + (i % 3) * 16}`, tools.accent(0.8), 3, 'opacity=".55"');
  const outerPatch = (i: number) => {
    const angle = -90 + i * 72;
    const position = `translate(${at(polar(84, angle))}) rotate(${angle + 90}) scale(1 .8)`;
    return group(position, polygon(corners(5, 32, 90), black));
  };
  const seams = (i: number) => {
    const angle = -90 + i * 72;
    const knot = at(polar(66, angle + 36));
    const data =
      `M${at(polar(30, angle))}L${at(polar(62, angle))}` +
      `M${at(polar(60, angle + 16))}L${knot}L${at(polar(60, angle + 56))}` +
      `M${knot}L${at(polar(92, angle + 36))}`;
    return line(data, black, 3);
  };
  return (
    repeat(9, wind) +
    shadow(12, 100, 80, 10, 0.3) +
    circle(0, 0, 88, leather) +
    `<g ${clip}>${polygon(corners(5, 30, -90), black)}${repeat(5, outerPatch)}${repeat(5, seams)}</g>` +
    gloss(tools, 88, 0.3, 0.5, 0.3)
  );
}

/** Basketball in flight. */
export function basketball(tools: DrawingTools): string {
  const skin = tools.radial(
    [
      [0, tools.prop(0.86)],
      [0.6, tools.prop(0.6)],
      [1, tools.prop(0.34)],
    ],
    0.34,
    0.28,
    0.82,
  );
  const seams =
    line('M-90 0H90M0 -90V90', tools.prop(0.08), 4.5) +
    line('M-66 -92Q-14 0 -66 92M66 -92Q14 0 66 92', tools.prop(0.08), 4.5);
  const wind = (i: number) =>
    line(`M${96 + i * 4} ${-40 + i * 22}H${140 - (i % 2) * 14}`, tools.accent(0.8), 3, 'opacity=".5"');
  return (
    shadow(8, 104, 76, 9, 0.3) +
    circle(0, 0, 90, skin) +
    `<g ${tools.clip('<circle r="90"/>')}>${group('rotate(-24)', seams)}</g>` +
    ellipse(-34, -46, 26, 14, '#fff', 'opacity=".28" transform="rotate(-34 -34 -46)"') +
    repeat(5, wind)
  );
}

/** White lines of the pitch. */
const PITCH_LINES =
  '<g stroke="#fff" stroke-width="2.4" fill="none" opacity=".9"><path d="M-56 -70H56L128 110H-128ZM-83 2H83"/>' +
  '<ellipse cy="4" rx="40" ry="20"/><path d="M-26 -70L-30 -44H30L26 -70M-62 110L-54 70H54L62 110"/></g>';

/** Football pitch in perspective with a ball coming in. */
export function pitch(tools: DrawingTools): string {
  /** A point of the touch line, from the far end (0) to the near end (1). */
  const edge = (t: number): Point => [56 + 72 * t, -70 + 180 * t];
  const mown = (i: number) => {
    const [farX, farY] = edge((i / 6) ** 1.25);
    const [nearX, nearY] = edge(((i + 1) / 6) ** 1.25);
    return polygon(
      [
        [-farX, farY],
        [farX, farY],
        [nearX, nearY],
        [-nearX, nearY],
      ],
      tools.prop(0.52),
    );
  };
  const field =
    polygon('-56,-70 56,-70 128,110 -128,110', tools.prop(0.4)) +
    mown(1) +
    mown(3) +
    mown(5) +
    PITCH_LINES +
    circle(0, 4, 3, '#fff');
  return (
    group('translate(0 10)', field) +
    tools.sphere(52, -54, 26, (shade) => tools.tint(0.55 + 0.45 * shade, 0.02)) +
    line('M-70 60Q-20 -90 34 -70', '#fff', 2.4, 'stroke-dasharray="2 9" opacity=".9"')
  );
}

/** Club shield with three chevrons. */
export function shield(tools: DrawingTools): string {
  const whole = 'M0 -104L84 -74V4C84 54 44 88 0 108C-44 88 -84 54 -84 4V-74Z';
  const half = 'M0 -104L84 -74V4C84 54 44 88 0 108Z';
  const chevron = (i: number) => {
    const y = (offset: number) => offset + i * 34;
    return path(
      `M0 ${y(-44)}L48 ${y(-14)}V${y(6)}L0 ${y(-22)}L-48 ${y(6)}V${y(-14)}Z`,
      tools.shade(tools.accent, 0.95 - i * 0.2, 0.6 - i * 0.14, ACROSS),
    );
  };
  return (
    path(whole, tools.prop(0.14), 'transform="translate(4 8)" opacity=".5"') +
    path(whole, tools.prop(0.82)) +
    path(half, tools.prop(0.5)) +
    group('scale(.86)', path(whole, tools.groundRamp(0.2)) + path(half, tools.groundRamp(0.1))) +
    repeat(3, chevron) +
    star(0, -74, 14)
  );
}

/** Sight with a crystal in the middle. */
export function crosshair(tools: DrawingTools): string {
  const tick = (i: number) => {
    const end = polar(i % 3 ? 79 : 82, i * 10);
    return line(`M${at(polar(76, i * 10))}L${at(end)}`, '#fff', 1.4, 'opacity=".6"');
  };
  return (
    repeat(4, (i) => path(wedge(84, 100, i * 90 + 14, i * 90 + 76), tools.prop(0.8))) +
    repeat(4, (i) => path(wedge(62, 68, i * 90 - 34, i * 90 + 34), tools.accent(0.7))) +
    repeat(36, tick) +
    repeat(4, (i) => group(`rotate(${i * 90})`, polygon('-4,-112 4,-112 2,-52 -2,-52', '#fff'))) +
    polygon('0,-40 36,24 -36,24', tools.shade(tools.prop, 1, 0.5)) +
    polygon('0,-40 36,24 0,8', tools.prop(0.34)) +
    circle(0, 0, 4, '#fff')
  );
}

/** Crested helmet. */
export function helm(tools: DrawingTools): string {
  const metal = tools.linear(
    [
      [0, tools.prop(0.9)],
      [0.55, tools.prop(0.52)],
      [1, tools.prop(0.26)],
    ],
    DIAGONAL,
  );
  const outline = 'M-78 40C-96 -60 -40 -108 0 -108C40 -108 96 -60 78 40L60 96L26 104V40H-26V104L-60 96Z';
  return (
    path(outline, metal) +
    path('M0 -108C40 -108 96 -60 78 40L60 96L26 104V40H0Z', tools.prop(0.1), 'opacity=".25"') +
    path('M-62 -6L-8 10V26L-54 18ZM62 -6L8 10V26L54 18Z', tools.groundRamp(0.06)) +
    path('M-54 2L-14 13V19L-50 12ZM54 2L14 13V19L50 12Z', tools.accent(0.9)) +
    path('M-7 -124H7L10 10L0 36L-10 10Z', tools.accent(0.7)) +
    path('M0 -124H7L10 10L0 36Z', tools.accent(0.4)) +
    repeat(4, (i) => line(`M-18 ${54 + i * 12}H18`, tools.prop(0.3), 4))
  );
}

const PAWN_HALF = 'M-6 -96C-34 -96 -58 -76 -58 -50C-58 -34 -50 -22 -40 -14H-62V4H-46C-48 34 -62 52 -84 66V84H-6Z';
const PAWN_LIGHT = 'M-6 -96C-34 -96 -58 -76 -58 -50C-58 -44 -57 -40 -55 -36C-44 -64 -26 -76 -6 -78Z';

/** Two pawn halves parted by a flash. */
export function versus(tools: DrawingTools): string {
  const half = (ramp: Ramp) =>
    path(PAWN_HALF, tools.shade(ramp, 0.98, 0.46, DIAGONAL)) +
    path(PAWN_LIGHT, '#fff', 'opacity=".35"') +
    path('M-94 84H-6V104H-94Z', ramp(0.34));
  return (
    shadow(0, 104, 112, 10, 0.25) +
    group('translate(-6 0)', half(tools.prop)) +
    group('translate(6 0) scale(-1 1)', half(tools.accent)) +
    polygon('10,-126 -12,0 0,0 -10,126 14,-10 2,-10', '#fff') +
    star(-84, -74, 12) +
    star(86, -60, 16)
  );
}

/** Crossed swords. */
export function swords(tools: DrawingTools): string {
  const sword =
    polygon('0,-124 17,-98 14,38 0,38', tools.prop(0.46)) +
    polygon('0,-124 -17,-98 -14,38 0,38', tools.prop(0.97)) +
    rect(-44, 36, 88, 17, tools.accent(0.72), 8) +
    rect(-44, 36, 88, 7, '#fff', 4, 'opacity=".35"') +
    rect(-9, 52, 18, 38, tools.prop(0.24), 5) +
    circle(0, 100, 15, tools.accent(0.72)) +
    circle(-4, 96, 5, '#fff', 'opacity=".6"');
  return (
    circle(0, 0, 84, tools.groundRamp(0.3), 'opacity=".55"') +
    ring(84, tools.groundRamp(0.92), 3, 'opacity=".8"') +
    ring(98, tools.groundRamp(0.92), 1.2, 'opacity=".5" stroke-dasharray="2 8"') +
    group('rotate(45)', sword) +
    group('rotate(-45)', sword) +
    circle(0, 0, 24, tools.accent(0.36)) +
    polygon(corners(4, 17, 0), tools.accent(0.96))
  );
}

/** Carved mask with feathers. */
export function mask(tools: DrawingTools): string {
  const feather = (i: number) =>
    group(
      `translate(-20 -60) rotate(${-10 - i * 20})`,
      path('M0 10C14 -20 10 -54 0 -70C-10 -54 -14 -20 0 10Z', tools.accent(i % 2 ? 0.8 : 0.5)),
    );
  const stroke = (shade: number, width: number) =>
    `stroke="${tools.accent(shade)}" stroke-width="${width}" stroke-linecap="round"`;
  const face = 'M0 -84C52 -84 80 -60 78 -8C76 50 44 98 0 106C-44 98 -76 50 -78 -8C-80 -60 -52 -84 0 -84Z';
  return (
    mirrored(repeat(4, feather)) +
    path(face, tools.shade(tools.prop, 0.9, 0.44)) +
    path('M0 -84C52 -84 80 -60 78 -8C76 50 44 98 0 106Z', tools.prop(0.1), 'opacity=".2"') +
    mirrored(
      path('M-66 -18C-52 -44 -20 -40 -10 -10C-24 8 -52 8 -66 -18Z', tools.groundRamp(0.08)) +
        path('M-70 -40C-50 -66 -20 -62 -8 -38', 'none', stroke(0.7, 8)) +
        path('M-70 20Q-52 40 -54 66', 'none', stroke(0.8, 6)) +
        circle(-38, -16, 6, tools.accent(0.9)),
    ) +
    path('M-10 -8L0 -60L10 -8L14 28H-14Z', tools.prop(0.98), 'opacity=".6"') +
    path('M-34 56Q0 78 34 56Q20 88 0 88Q-20 88 -34 56Z', tools.groundRamp(0.1)) +
    polygon('0,-80 10,-66 0,-50 -10,-66', tools.accent(0.7))
  );
}
