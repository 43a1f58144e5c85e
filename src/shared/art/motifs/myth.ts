import { at, circle, ellipse, group, line, mirrored, path, polar, polygon, repeat, tenth, wedge } from '../draw.ts';
import { ACROSS, DIAGONAL, type DrawingTools } from '../drawing-tools.ts';
import type { Ramp } from '../palette.ts';
import { brilliant } from './treasure.ts';

/** Coiled dragon round a pearl, painted from the tail to the head. */
export function serpent(tools: DrawingTools): string {
  const joints = 64;
  const angle = (t: number) => -60 + t * 620;
  const position = (t: number) => polar(98 - t * 70, angle(t));
  const body = repeat(joints, (step) => {
    const i = joints - 1 - step;
    const t = i / (joints - 1);
    const w = 21 - t * 13;
    return group(
      `translate(${at(position(t))}) rotate(${tenth(angle(t))})`,
      ellipse(0, 0, w, w * 0.95, tools.prop(i % 2 ? 0.36 : 0.5)) +
        ellipse(-w * 0.1, -w * 0.1, w * 0.66, w * 0.6, tools.prop(i % 2 ? 0.62 : 0.78)) +
        polygon(
          [
            [w * 0.5, 0],
            [w * 1.25, -w * 0.34],
            [w * 0.8, w * 0.4],
          ],
          tools.accent(0.66),
        ),
    );
  });
  const [headX, headY] = position(0);
  const head =
    path('M-26 30L-44 -34L-16 -16L0 -54L16 -16L44 -34L26 30L0 48Z', tools.shade(tools.accent, 0.95, 0.5)) +
    path('M-24 22Q-28 -14 0 -20Q28 -14 24 22L10 44H-10Z', tools.prop(0.8)) +
    path('M0 -20Q28 -14 24 22L10 44H0Z', tools.prop(0.5)) +
    ellipse(-11, 6, 5.5, 7.5, '#fff') +
    ellipse(11, 6, 5.5, 7.5, '#fff') +
    circle(-10, 8, 3, '#111') +
    circle(10, 8, 3, '#111') +
    circle(-4, 34, 2, tools.prop(0.1)) +
    circle(4, 34, 2, tools.prop(0.1));
  return (
    body + group(`translate(${at([headX - 2, headY + 2])}) rotate(-134)`, head) + tools.sphere(0, 0, 17, tools.accent)
  );
}

/** Bird with a fan of eyed feathers. */
export function phoenix(tools: DrawingTools): string {
  const feather = (angle: number, length: number, width: number, shade: number, ramp: Ramp) => {
    const side = tenth(width * 0.7);
    const low = tenth(-length * 0.3);
    const high = tenth(-length * 0.8);
    const tip = tenth(-length);
    return group(
      `translate(0 40) rotate(${angle})`,
      path(
        `M0 0C${width} ${low} ${side} ${high} 0 ${tip}C-${side} ${high} -${width} ${low} 0 0Z`,
        tools.shade(ramp, shade + 0.3, shade),
      ) +
        circle(0, -length * 0.86, width * 0.32, tools.accent(0.7)) +
        circle(0, -length * 0.86, width * 0.15, '#fff'),
    );
  };
  const outer = repeat(13, (i) => {
    const angle = -84 + i * 14;
    const turned = Math.abs(angle);
    return feather(angle, 148 - turned * 0.34, 15, 0.3 + (84 - turned) / 260, tools.prop);
  });
  return (
    outer +
    repeat(7, (i) => feather(-66 + i * 22, 92, 14, 0.42, tools.accent)) +
    path('M0 -40C24 -20 28 30 0 84C-28 30 -24 -20 0 -40Z', tools.shade(tools.prop, 1, 0.4)) +
    circle(0, -40, 17, tools.prop(0.95)) +
    polygon('-5,-38 5,-38 0,-20', tools.accent(0.5)) +
    circle(-6, -44, 2.6, '#111') +
    circle(6, -44, 2.6, '#111') +
    polygon('-8,-54 0,-78 8,-54', tools.accent(0.7))
  );
}

/** Winged scarab. */
export function scarab(tools: DrawingTools): string {
  const feather = (i: number) =>
    group(
      `translate(-18 6) rotate(${-100 + i * 17})`,
      path(
        'M0 0C18 -34 14 -86 0 -112C-14 -86 -18 -34 0 0Z',
        tools.shade(tools.accent, 0.92 - i * 0.08, 0.4),
        `stroke="${tools.accent(0.2)}" stroke-width="1"`,
      ),
    );
  return (
    mirrored(repeat(6, feather)) +
    mirrored(line('M-30 40Q-62 52 -66 84M-26 20Q-64 22 -78 46', tools.prop(0.3), 7)) +
    ellipse(0, 26, 44, 60, tools.shade(tools.prop, 0.84, 0.3, DIAGONAL)) +
    line('M0 -14V84', tools.prop(0.16), 3) +
    path('M-42 8Q0 -22 42 8L36 -14Q0 -42 -36 -14Z', tools.prop(0.5)) +
    path('M-26 -22Q0 -52 26 -22Q0 -8 -26 -22Z', tools.prop(0.9)) +
    tools.sphere(0, -74, 26, tools.accent)
  );
}

/** Open book with a gem above it. */
export function book(tools: DrawingTools): string {
  const beam = tools.linear([
    [0, tools.accent(0.9), 0],
    [1, tools.accent(0.9), 0.7],
  ]);
  const ray = (i: number) => path(wedge(10, 150, -145.6 + i * 13, -138.4 + i * 13), beam);
  const text = (i: number) => {
    const y = (offset: number) => offset + i * 13;
    const data =
      `M-94 ${y(34)}C-70 ${y(24)} -36 ${y(28)} -14 ${y(44)}` + `M94 ${y(34)}C70 ${y(24)} 36 ${y(28)} 14 ${y(44)}`;
    return line(data, tools.prop(0.34), 2, 'opacity=".5"');
  };
  return (
    group('translate(0 30)', repeat(9, ray)) +
    path('M-116 40V86Q-60 62 0 96Q60 62 116 86V40Z', tools.prop(0.16)) +
    path(
      'M0 34C-28 6 -78 4 -110 22V78C-78 60 -28 62 0 88Z',
      tools.linear(
        [
          [0, '#ffffff'],
          [1, tools.prop(0.72)],
        ],
        ACROSS,
      ),
    ) +
    path('M0 34C28 6 78 4 110 22V78C78 60 28 62 0 88Z', tools.shade(tools.prop, 0.62, 0.92, ACROSS)) +
    repeat(3, text) +
    group('translate(0 -40) scale(.5)', brilliant({ ...tools, prop: tools.accent })) +
    circle(0, -40, 66, 'none', `stroke="${tools.accent(0.9)}" stroke-width="1.4" opacity=".6" stroke-dasharray="2 6"`)
  );
}

/** All-seeing eye with rays. */
export function eye(tools: DrawingTools): string {
  const lid = 'M-110 0Q0 -98 110 0Q0 98 -110 0Z';
  const clip = tools.clip(`<path d="${lid}"/>`);
  const ray = (i: number) => {
    const angle = -165 + i * 12.5;
    const [x, y] = polar(74, angle);
    const end = polar(i % 2 ? 108 : 122, angle);
    return line(`M${at([x * 1.08, y])}L${at(end)}`, tools.accent(0.8), i % 2 ? 3 : 5);
  };
  const bead = (i: number) => {
    const fromMiddle = Math.abs(i - 2);
    return circle(-48 + i * 24, 88 - fromMiddle * 9, fromMiddle ? 4 : 6, tools.accent(0.75));
  };
  return (
    repeat(13, ray) +
    path('M-116 0Q0 -106 116 0Q0 106 -116 0Z', tools.accent(0.7)) +
    path(lid, tools.tint(0.96, 0.02)) +
    `<g ${clip}>` +
    circle(0, 0, 52, tools.prop(0.26)) +
    repeat(30, (i) => path(wedge(22, 50, i * 12, i * 12 + 7), tools.prop(i % 2 ? 0.6 : 0.84))) +
    circle(0, 0, 24, tools.tint(0.14, 0.03)) +
    circle(-14, -16, 10, '#fff') +
    circle(14, 12, 4, '#fff', 'opacity=".7"') +
    path('M-120 -10Q0 -110 120 -10V-110H-120Z', '#000', 'opacity=".16"') +
    '</g>' +
    repeat(5, bead)
  );
}
