import { path, repeat, ring, star, tenth } from '../draw.ts';
import type { DrawingTools } from '../drawing-tools.ts';

/** The figure seven, drawn rather than set in type. */
function figure(x: number, y: number, scale: number, fill: string, attributes = ''): string {
  const px = (value: number) => tenth(x + value * scale);
  const py = (value: number) => tenth(y + value * scale);
  const data =
    `M${px(-44)} ${py(-70)}H${px(46)}L${px(46)} ${py(-38)}Q${px(4)} ${py(4)} ${px(2)} ${py(72)}H${px(-34)}` +
    `Q${px(-30)} ${py(10)} ${px(8)} ${py(-36)}H${px(-20)}V${py(-24)}H${px(-44)}Z`;
  return path(data, fill, attributes);
}

/** The figure with a dark body behind it that falls away to the bottom right. */
function extruded(
  tools: DrawingTools,
  x: number,
  y: number,
  scale: number,
  depth: number,
  step: number,
  dark: number,
): string {
  return repeat(depth, (i) => {
    const back = (depth - i) * step;
    return figure(x + back, y + back, scale, tools.prop(dark + 0.02 * i));
  });
}

/** One tall seven. */
export function seven(tools: DrawingTools): string {
  const face = tools.linear([
    [0, tools.prop(0.98)],
    [0.52, tools.prop(0.76)],
    [0.53, tools.prop(0.58)],
    [1, tools.prop(0.82)],
  ]);
  return (
    extruded(tools, 0, 0, 1.12, 12, 2.4, 0.12) +
    figure(0, 0, 1.12, face, `stroke="${tools.prop(1)}" stroke-width="2"`) +
    star(-52, -80, 18) +
    star(60, -20, 10)
  );
}

/** Three sevens in a double ring. */
export function triple(tools: DrawingTools): string {
  const one = (x: number, y: number, scale: number, light: number) => {
    const face = tools.linear([
      [0, tools.prop(light)],
      [0.5, tools.prop(light - 0.2)],
      [0.51, tools.prop(light - 0.36)],
      [1, tools.prop(light - 0.08)],
    ]);
    const front = figure(x, y, scale, face, `stroke="${tools.prop(1)}" stroke-width="1.6"`);
    return extruded(tools, x, y, scale, 8, 1.8, 0.1) + front;
  };
  return (
    ring(94, tools.accent(0.6), 3, 'opacity=".7"') +
    ring(84, tools.accent(0.7), 1, 'opacity=".6"') +
    one(-58, -14, 0.74, 0.8) +
    one(58, -14, 0.74, 0.8) +
    one(-2, 8, 0.98, 0.99) +
    star(0, -88, 16)
  );
}
