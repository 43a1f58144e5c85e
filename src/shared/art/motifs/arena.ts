import {
  at,
  circle,
  corners,
  group,
  line,
  mirrored,
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
import { DIAGONAL, type DrawingTools } from '../drawing-tools.ts';
import type { Ramp } from '../palette.ts';

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
