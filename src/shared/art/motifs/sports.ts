import {
  at,
  circle,
  corners,
  ellipse,
  group,
  line,
  type Point,
  path,
  polar,
  polygon,
  repeat,
  shadow,
  star,
} from '../draw.ts';
import { ACROSS, type DrawingTools, gloss } from '../drawing-tools.ts';

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
