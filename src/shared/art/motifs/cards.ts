import {
  circle,
  each,
  ellipse,
  group,
  path,
  radians,
  rect,
  repeat,
  ring,
  type Spot,
  shadow,
  star,
  tenth,
  wedge,
} from '../draw.ts';
import { DIAGONAL, type DrawingTools } from '../drawing-tools.ts';
import type { Ramp } from '../palette.ts';

type Suit = 'spade' | 'heart' | 'diamond' | 'club';

const SUITS: Readonly<Record<Suit, string>> = {
  spade: 'M0 -20C8 -10 20 -4 20 8C20 17 9 20 3 13L7 24H-7L-3 13C-9 20 -20 17 -20 8C-20 -4 -8 -10 0 -20Z',
  heart: 'M0 22C-8 12 -22 4 -22 -8C-22 -19 -7 -22 0 -10C7 -22 22 -19 22 -8C22 4 8 12 0 22Z',
  diamond: 'M0 -24L18 0L0 24L-18 0Z',
  club:
    'M0 -22a10.5 10.5 0 0 1 9 16a10.5 10.5 0 1 1 -6 17L7 24H-7L-3 11' +
    'a10.5 10.5 0 1 1 -6 -17a10.5 10.5 0 0 1 9 -16Z',
};

/** One playing card, 84 by 124, round the origin. */
function card(tools: DrawingTools, suit: Suit): string {
  const red = suit === 'heart' || suit === 'diamond';
  const pip = path(SUITS[suit], red ? tools.prop(0.5) : tools.tint(0.22, 0.06));
  const paper = tools.linear(
    [
      [0, '#ffffff'],
      [1, tools.tint(0.88, 0.02)],
    ],
    DIAGONAL,
  );
  return (
    rect(-42, -62, 84, 124, paper, 9, `stroke="${tools.tint(0.3, 0.05)}" stroke-opacity=".35" stroke-width="1"`) +
    group('scale(1.15) translate(0 2)', pip) +
    group('translate(-29 -46) scale(.36)', pip) +
    group('translate(29 46) rotate(180) scale(.36)', pip)
  );
}

const HANDS: readonly [readonly Suit[], ...(readonly Suit[])[]] = [
  ['spade', 'heart', 'club', 'diamond'],
  ['diamond', 'spade', 'heart', 'club'],
  ['club', 'diamond', 'spade', 'heart'],
];

/** Fan of four cards. */
function fan(tools: DrawingTools): string {
  const hand = tools.pick(HANDS);
  return each(hand, (suit, i) => {
    const angle = -30 + i * 21;
    const drop = tenth(16 - Math.cos(radians(angle)) * 14 + Math.abs(angle) * 0.25);
    return group(
      `translate(${-46 + i * 30} ${drop}) rotate(${angle})`,
      rect(-38, -58, 84, 124, '#000', 9, 'opacity=".22"') + card(tools, suit),
    );
  });
}

/** A hand of cards. */
export function cards(tools: DrawingTools): string {
  return shadow(0, 96, 104, 12, 0.25) + fan(tools) + star(-80, -76, 16) + star(88, -62, 9);
}

/** Three betting chips. */
export function chips(tools: DrawingTools): string {
  const chip = (x: number, y: number, radius: number, ramp: Ramp) =>
    group(
      `translate(${x} ${y})`,
      circle(3, 6, radius, '#000', 'opacity=".28"') +
        circle(0, 0, radius, tools.shade(ramp, 0.72, 0.36, DIAGONAL)) +
        repeat(6, (i) => path(wedge(radius * 0.76, radius, i * 60 - 13, i * 60 + 13), '#fff', 'opacity=".92"')) +
        circle(0, 0, radius * 0.7, ramp(0.3)) +
        circle(0, 0, radius * 0.62, tools.shade(ramp, 0.86, 0.5, DIAGONAL)) +
        ring(radius * 0.5, '#fff', 1.4, 'opacity=".6" stroke-dasharray="2 4"') +
        group(`scale(${tenth(radius / 58)})`, path(SUITS.spade, '#fff')),
    );
  return (
    chip(44, 48, 50, tools.accent) +
    chip(-54, 40, 44, tools.groundRamp) +
    chip(-4, -30, 64, tools.prop) +
    star(70, -70, 16)
  );
}

/** Cards on a round stage under three spotlights. */
export function stage(tools: DrawingTools): string {
  const beam = tools.linear([
    [0, tools.prop(1), 0.75],
    [1, tools.prop(0.9), 0.04],
  ]);
  const cone = (i: number) => path(`M${-60 + i * 60} -150L${-120 + i * 84} 96H${-48 + i * 84}Z`, beam);
  return (
    repeat(3, cone) +
    ellipse(0, 92, 124, 28, tools.groundRamp(0.12)) +
    ellipse(0, 82, 124, 28, tools.shade(tools.accent, 0.9, 0.5)) +
    ellipse(0, 80, 108, 22, tools.groundRamp(0.2)) +
    group('translate(0 18) scale(.66)', cards(tools))
  );
}

/** Position and turn of the cards dealt on the table. */
const DEALT: readonly (readonly [Suit, ...Spot])[] = [
  ['spade', -56, 24, 24],
  ['heart', -20, 42, 8],
  ['club', 20, 42, -8],
  ['diamond', 56, 24, -24],
];

/** Half-round card table with a dealt row. */
export function table(tools: DrawingTools): string {
  const felt =
    path('M-128 -10H128V6C128 74 70 108 0 108S-128 74 -128 6Z', tools.accent(0.24)) +
    path('M-128 -22H128V-6C128 62 70 96 0 96S-128 62 -128 -6Z', tools.shade(tools.accent, 0.8, 0.42)) +
    path('M-114 -22H114V-8C114 52 62 82 0 82S-114 52 -114 -8Z', tools.shade(tools.prop, 0.4, 0.56)) +
    path('M-86 -14C-82 32 -46 56 0 56S82 32 86 -14', 'none', 'stroke="#fff" stroke-width="1.6" opacity=".6"');
  const dealt = each(DEALT, ([suit, x, y, angle]) =>
    group(`translate(${x} ${y}) rotate(${angle}) scale(.28)`, card(tools, suit)),
  );
  return (
    group('translate(0 12)', felt + dealt) +
    group('translate(-24 -56) rotate(-10) scale(.78)', card(tools, 'spade')) +
    group('translate(26 -58) rotate(9) scale(.78)', card(tools, 'heart')) +
    star(86, -86, 14)
  );
}
