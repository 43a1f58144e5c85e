import { circle, each, ellipse, group, line, path, repeat, ring, tenth, wedge } from '../draw.ts';
import { DIAGONAL, type DrawingTools } from '../drawing-tools.ts';
import type { Ramp } from '../palette.ts';

/** Length, width, dark and light shade and turn of each layer of petals, outermost first. */
const MANDALA_LAYERS = [
  [106, 30, 0.28, 0.56, 0.5],
  [86, 26, 0.46, 0.78, 0],
  [62, 20, 0.66, 0.96, 0.5],
  [38, 13, 0.86, 1, 0],
] as const;

/** Flower of four layers of petals. */
export function mandala(tools: DrawingTools): string {
  const count = tools.pick([8, 10, 12]);
  const layers = each(MANDALA_LAYERS, ([length, width, dark, light, offset]) => {
    const w = ((width * 10) / count) * 1.05;
    const [foot, low, high, side] = [-length * 0.12, -length * 0.42, -length * 0.78, w * 0.9].map(tenth);
    const wide = tenth(w);
    const data =
      `M0 ${foot}C${wide} ${low} ${side} ${high} 0 ${-length}` + `C-${side} ${high} -${wide} ${low} 0 ${foot}Z`;
    const petal = path(
      data,
      tools.shade(tools.prop, light, dark),
      `stroke="${tools.prop(dark * 0.7)}" stroke-width="1"`,
    );
    return repeat(count, (i) => group(`rotate(${tenth(((i + offset) * 360) / count)})`, petal));
  });
  return layers + circle(0, 0, 13, tools.accent(0.7)) + circle(-3, -4, 5, tools.accent(1));
}

/** Angle, length, width, dark and light shade of each petal, back row first. */
const LOTUS_PETALS = [
  [-78, 104, 24, 0.2, 0.6],
  [78, 104, 24, 0.2, 0.6],
  [-54, 122, 28, 0.28, 0.74],
  [54, 122, 28, 0.28, 0.74],
  [-28, 136, 32, 0.36, 0.86],
  [28, 136, 32, 0.36, 0.86],
  [0, 144, 36, 0.46, 0.98],
  [-64, 70, 22, 0.34, 0.8],
  [64, 70, 22, 0.34, 0.8],
  [-34, 84, 26, 0.44, 0.9],
  [34, 84, 26, 0.44, 0.9],
  [0, 92, 28, 0.54, 1],
] as const;

/** Lotus on the water. */
export function lotus(tools: DrawingTools): string {
  const petals = each(LOTUS_PETALS, ([angle, length, width, dark, light]) => {
    const low = tenth(-length * 0.34);
    const high = tenth(-length * 0.7);
    const data = `M0 0C${width} ${low} ${width} ${high} 0 ${-length}C${-width} ${high} ${-width} ${low} 0 0Z`;
    const vein = `M0 ${tenth(-length * 0.15)}V${tenth(-length * 0.8)}`;
    const rim = `stroke="${tools.prop(0.2)}" stroke-opacity=".35" stroke-width="1"`;
    return group(
      `translate(0 62) rotate(${angle})`,
      path(data, tools.shade(tools.prop, light, dark), rim) + line(vein, tools.prop(light), 1, 'opacity=".5"'),
    );
  });
  return (
    circle(0, -22, 82, tools.shade(tools.accent, 0.9, 0.45), 'opacity=".55"') +
    ring(94, tools.accent(0.9), 1.5, 'opacity=".5" transform="translate(0 -22)"') +
    petals +
    repeat(3, (i) => ellipse(0, 84 + i * 13, 120 - i * 34, 3.4, tools.groundRamp(0.9), 'opacity=".35"'))
  );
}

/** Two slices of citrus and a leaf. */
export function citrus(tools: DrawingTools): string {
  const count = tools.pick([8, 10]);
  const slice = (position: string, radius: number, ramp: Ramp) => {
    const flesh = tools.shade(ramp, 0.88, 0.6, DIAGONAL);
    const segment = (i: number) =>
      path(
        wedge(radius * 0.12, radius * 0.82, (i * 360) / count + 3, ((i + 1) * 360) / count - 3),
        flesh,
        `stroke="${ramp(0.72)}" stroke-width="3" stroke-linejoin="round"`,
      );
    return group(
      position,
      circle(3, 6, radius, '#000', 'opacity=".22"') +
        circle(0, 0, radius, tools.shade(ramp, 0.72, 0.42, DIAGONAL)) +
        circle(0, 0, radius * 0.9, ramp(1)) +
        repeat(count, segment),
    );
  };
  return (
    slice('translate(48 46)', 54, tools.accent) +
    slice('translate(-26 -14)', 82, tools.prop) +
    path(
      'M40 -70C58 -108 96 -112 112 -100C104 -70 74 -56 40 -70Z',
      tools.shade(tools.groundRamp, 0.85, 0.5, DIAGONAL),
    ) +
    line('M44 -70Q76 -82 106 -98', tools.groundRamp(1), 1.6, 'opacity=".6"')
  );
}

/** Two cherries on their stalks. */
export function cherry(tools: DrawingTools): string {
  return (
    line('M-40 22Q-24 -60 34 -92M52 34Q52 -40 34 -92', tools.groundRamp(0.62), 6) +
    path('M34 -92C8 -122 -40 -118 -64 -96C-44 -66 4 -66 34 -92Z', tools.shade(tools.groundRamp, 0.92, 0.5, DIAGONAL)) +
    line('M30 -92Q-14 -98 -56 -96', tools.groundRamp(1), 1.6, 'opacity=".6"') +
    tools.sphere(-42, 50, 50, tools.prop) +
    tools.sphere(54, 58, 46, tools.prop)
  );
}
