import {
  circle,
  corners,
  each,
  ellipse,
  group,
  path,
  polygon,
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
import { ACROSS, DIAGONAL, type DrawingTools, gloss } from '../drawing-tools.ts';
import { lettering } from '../lettering.ts';
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

/** Wheel of fortune with a pointer. */
export function wheel(tools: DrawingTools): string {
  const count = tools.pick([12, 16, 18]);
  const step = 360 / count;
  const field = (i: number) => (i % 2 ? tools.groundRamp(0.26) : i % 4 ? tools.prop(0.62) : tools.prop(0.36));
  const sector = (i: number) =>
    path(wedge(34, 90, i * step, (i + 1) * step), field(i), `stroke="${tools.accent(0.8)}" stroke-width="1"`);
  const handle = rect(-3.5, -50, 7, 50, tools.accent(0.88), 3.5) + circle(0, -50, 7, tools.accent(1));
  return (
    circle(4, 8, 104, '#000', 'opacity=".25"') +
    circle(0, 0, 104, tools.shade(tools.accent, 0.92, 0.36, DIAGONAL)) +
    circle(0, 0, 94, tools.groundRamp(0.12)) +
    repeat(count, sector) +
    each(corners(count, 99, step / 2), ([x, y]) => circle(x, y, 2.6, '#fff')) +
    each(corners(count, 74, step / 2), ([x, y]) => circle(x, y, 4, '#fff', 'opacity=".5"')) +
    gloss(tools, 90, 0.34, 0.5, 0.34) +
    circle(0, 0, 34, tools.shade(tools.accent, 0.96, 0.4, DIAGONAL)) +
    repeat(4, (i) => group(`rotate(${i * 90 + 20})`, handle)) +
    circle(0, 0, 13, tools.prop(0.9)) +
    polygon('-13,-116 13,-116 0,-88', '#fff')
  );
}

/** Roulette wheel seen at an angle. */
export function roulette(tools: DrawingTools): string {
  const rim = tools.linear(
    [
      [0, tools.accent(0.86)],
      [0.5, tools.accent(0.42)],
      [1, tools.accent(0.7)],
    ],
    ACROSS,
  );
  const field = (i: number) => (i === 0 ? tools.accent(0.64) : i % 2 ? tools.prop(0.5) : tools.tint(0.2, 0.03));
  const pocket = (i: number) =>
    path(wedge(66, 104, i * 15, (i + 1) * 15), field(i), `stroke="${tools.accent(0.9)}" stroke-width=".8"`);
  const bowl =
    circle(0, 26, 118, '#000', 'opacity=".3"') +
    circle(0, 12, 118, tools.groundRamp(0.14)) +
    circle(0, 0, 118, rim) +
    circle(0, 0, 108, tools.groundRamp(0.1)) +
    repeat(24, pocket) +
    circle(0, 0, 66, tools.shade(tools.groundRamp, 0.3, 0.62)) +
    ring(52, tools.accent(0.8), 1.4, 'opacity=".7"') +
    gloss(tools, 118, 0.3, 0.45, 0.3);
  const spindle =
    path('M-24 14Q0 26 24 14L8 -20H-8Z', tools.shade(tools.accent, 0.96, 0.4, ACROSS)) +
    rect(-40, -30, 80, 7, tools.accent(0.9), 3.5) +
    circle(-42, -26.5, 7, tools.accent(1)) +
    circle(42, -26.5, 7, tools.accent(0.7)) +
    tools.sphere(0, -46, 13, tools.accent);
  const ball = tools.sphere(70, 44, 9, (shade) => tools.tint(0.6 + 0.4 * shade, 0.01));
  return group('scale(1 .62) translate(0 34)', bowl) + group('translate(0 8)', spindle) + ball;
}

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
