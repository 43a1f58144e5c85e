import { circle, corners, each, group, line, path, polygon, rect, repeat, ring, star, tenth } from '../draw.ts';
import { ACROSS, DIAGONAL, type DrawingTools } from '../drawing-tools.ts';

/** Three pyramids in the dunes. */
export function pyramid(tools: DrawingTools): string {
  const one = (x: number, y: number, w: number, h: number) => {
    const course = (i: number) => {
      const t = 0.36 + i * 0.18;
      const row = tenth(y - h * (1 - t));
      const data = `M${tenth(x - w * t)} ${row}L${tenth(x + w * 0.18 * t)} ${row}`;
      return line(data, tools.prop(0.5), 1.4, 'opacity=".5"');
    };
    const cap = y - h * 0.76;
    return (
      polygon(
        [
          [x, y - h],
          [x - w, y],
          [x + w * 0.18, y],
        ],
        tools.prop(0.86),
      ) +
      polygon(
        [
          [x, y - h],
          [x + w * 0.18, y],
          [x + w, y],
        ],
        tools.prop(0.34),
      ) +
      polygon(
        [
          [x, y - h],
          [x - w * 0.24, cap],
          [x + w * 0.043, cap],
        ],
        tools.prop(1),
      ) +
      repeat(4, course)
    );
  };
  return (
    circle(38, -52, 40, tools.shade(tools.accent, 0.98, 0.6)) +
    one(64, 78, 70, 84) +
    one(-72, 82, 58, 66) +
    one(-8, 92, 104, 132) +
    path('M-160 92Q-70 74 10 92T170 86V150H-160Z', tools.prop(0.6)) +
    path('M-160 108Q-40 92 60 112T170 108V170H-160Z', tools.prop(0.4))
  );
}

/** Four-storey pagoda in front of the sun. */
export function pagoda(tools: DrawingTools): string {
  const storey = (i: number) => {
    const w = 50 + i * 20;
    const y = -62 + i * 42;
    const window = (q: number) =>
      rect(-w * 0.34 + q * w * 0.26, y + 14, w * 0.16, 26, tools.accent(0.9), 2, 'opacity=".85"');
    const roof =
      `M${-w - 16} ${y + 8}Q${-w * 0.6} ${y} ${tenth(-w * 0.42)} ${y - 22}H${tenth(w * 0.42)}` +
      `Q${w * 0.6} ${y} ${w + 16} ${y + 8}Q${w} ${y + 12} 0 ${y + 12}Q${-w} ${y + 12} ${-w - 16} ${y + 8}Z`;
    return (
      rect(-w * 0.5, y, w, 40, tools.prop(0.34 + (i % 2) * 0.06)) +
      repeat(3, window) +
      path(roof, tools.shade(tools.prop, 0.9, 0.5))
    );
  };
  return (
    circle(0, -20, 88, tools.shade(tools.accent, 0.96, 0.54)) +
    repeat(4, storey) +
    polygon('-4,-84 4,-84 0,-124', tools.prop(0.95)) +
    circle(0, -96, 6, tools.prop(1)) +
    path('M-150 100Q-60 80 0 98T150 96V160H-150Z', tools.prop(0.2))
  );
}

/** Left edge, width and roof of each tower. */
const TOWERS = [
  [-118, 34, 10],
  [-84, 26, -34],
  [-54, 30, 22],
  [-20, 28, -62],
  [12, 24, 6],
  [40, 34, -30],
  [78, 40, 26],
] as const;

/** Night skyline in front of a striped sun. */
export function city(tools: DrawingTools): string {
  const blind = (i: number) => rect(-90, -2 + i * 15, 180, 3 + i * 1.8, tools.ground[0], 0, 'opacity=".9"');
  const windows = (x: number, width: number, y: number) =>
    repeat(5, (row) =>
      repeat(Math.floor(width / 10) - 1, (column) =>
        tools.random() > 0.45 ? rect(x + 8 + column * 9, y + 10 + row * 15, 4.5, 7, tools.accent(0.92), 1) : '',
      ),
    );
  return (
    circle(0, -24, 80, tools.shade(tools.prop, 0.98, 0.52)) +
    repeat(5, blind) +
    each(
      TOWERS,
      ([x, width, y], i) =>
        rect(x, y, width, 170, tools.groundRamp(i % 2 ? 0.16 : 0.24)) +
        rect(x, y, 4, 170, tools.groundRamp(0.5), 0, 'opacity=".6"') +
        windows(x, width, y),
    )
  );
}

/** Ship's wheel with eight handles. */
export function shipwheel(tools: DrawingTools): string {
  const spoke =
    rect(-5, -118, 10, 118, tools.shade(tools.prop, 0.9, 0.4, ACROSS), 5) +
    rect(-7.5, -120, 15, 30, tools.prop(0.7), 7);
  return (
    repeat(8, (i) => group(`rotate(${i * 45})`, spoke)) +
    ring(72, tools.prop(0.3), 26) +
    ring(72, tools.shade(tools.prop, 0.96, 0.46, DIAGONAL), 20) +
    ring(72, tools.prop(0.24), 1.6, 'opacity=".6"') +
    each(corners(8, 72, 0), ([x, y]) => circle(x, y, 4.4, tools.accent(0.9))) +
    circle(0, 0, 30, tools.prop(0.3)) +
    circle(0, 0, 25, tools.shade(tools.accent, 0.95, 0.5, DIAGONAL)) +
    star(0, 0, 20)
  );
}

/** Hanging lanterns, one large and two small. */
export function lantern(tools: DrawingTools): string {
  const one = (position: string, ramp: DrawingTools['prop']) => {
    const halo = tools.radial([
      [0, ramp(1), 0.55],
      [1, ramp(0.8), 0],
    ]);
    const paper = tools.radial(
      [
        [0, ramp(1)],
        [0.5, ramp(0.76)],
        [1, ramp(0.42)],
      ],
      0.45,
      0.42,
      0.62,
    );
    const rib = (rx: number) =>
      `<ellipse rx="${rx}" ry="58" fill="none" stroke="${ramp(0.3)}" stroke-width="2" opacity=".5"/>`;
    return group(
      position,
      line('M0 -1200V-66', ramp(0.8), 3) +
        circle(0, 0, 92, halo) +
        `<ellipse rx="66" ry="58" fill="${paper}"/>` +
        each([58, 40, 20], rib) +
        rect(-28, -68, 56, 13, ramp(0.26), 4) +
        rect(-28, 55, 56, 13, ramp(0.26), 4) +
        repeat(7, (i) => line(`M${-15 + i * 5} 68V${96 + (i % 2) * 8}`, ramp(0.72), 3)) +
        circle(0, 72, 6, ramp(0.95)),
    );
  };
  return (
    one('translate(70 -34) scale(.5)', tools.accent) +
    one('translate(-82 30) scale(.44)', tools.accent) +
    one('translate(0 6) scale(1.04)', tools.prop)
  );
}
