import { path, repeat, ring, star, wedge } from '../draw.ts';
import type { DrawingTools } from '../drawing-tools.ts';
import { lettering } from '../lettering.ts';

const LAYERS = 11;

/** One or two initials with a dark body behind them, lit from the top left. */
export function mono(tools: DrawingTools): string {
  const single = [...tools.text].length === 1;
  const size = single ? 168 : 104;
  const letters = (offset: number, attributes: string) =>
    lettering(tools.text, offset, offset + size * 0.35, size, 900, attributes);
  const body = repeat(LAYERS, (i) => letters((LAYERS - i) * 1.7, `fill="${tools.prop(0.1 + 0.022 * i)}"`));
  const face = tools.linear([
    [0, tools.prop(1)],
    [0.55, tools.prop(0.84)],
    [1, tools.prop(0.6)],
  ]);
  const setting = `font-stretch="${single ? 118 : 108}%" letter-spacing="-4"`;
  return (
    ring(98, tools.accent(0.9), 1.4, 'opacity=".5"') +
    path(wedge(86, 98, -160, -70), tools.accent(0.75), 'opacity=".8"') +
    path(wedge(86, 98, 20, 110), tools.prop(0.6), 'opacity=".7"') +
    `<g ${setting}>${body}` +
    letters(0, `fill="${face}" stroke="${tools.prop(1)}" stroke-width="1.5" paint-order="stroke"`) +
    '</g>' +
    star(-82, -64, 16) +
    star(84, 40, 9)
  );
}
