import { path, repeat, ring, star, wedge } from '../draw.ts';
import type { Kit } from '../kit.ts';
import { lettering } from '../lettering.ts';

const LAYERS = 11;

/** One or two initials with a dark body behind them, lit from the top left. */
export function mono(kit: Kit): string {
  const single = [...kit.text].length === 1;
  const size = single ? 168 : 104;
  const letters = (offset: number, attributes: string) =>
    lettering(kit.text, offset, offset + size * 0.35, size, 900, attributes);
  const body = repeat(LAYERS, (i) => letters((LAYERS - i) * 1.7, `fill="${kit.prop(0.1 + 0.022 * i)}"`));
  const face = kit.linear([
    [0, kit.prop(1)],
    [0.55, kit.prop(0.84)],
    [1, kit.prop(0.6)],
  ]);
  const setting = `font-stretch="${single ? 118 : 108}%" letter-spacing="-4"`;
  return (
    ring(98, kit.accent(0.9), 1.4, 'opacity=".5"') +
    path(wedge(86, 98, -160, -70), kit.accent(0.75), 'opacity=".8"') +
    path(wedge(86, 98, 20, 110), kit.prop(0.6), 'opacity=".7"') +
    `<g ${setting}>${body}` +
    letters(0, `fill="${face}" stroke="${kit.prop(1)}" stroke-width="1.5" paint-order="stroke"`) +
    '</g>' +
    star(-82, -64, 16) +
    star(84, 40, 9)
  );
}
