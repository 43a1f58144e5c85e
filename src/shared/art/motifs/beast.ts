import { circle, each, ellipse, group, line, mirrored, path, polygon, repeat, type Spot } from '../draw.ts';
import { DIAGONAL, type DrawingTools } from '../drawing-tools.ts';
import type { Ramp } from '../palette.ts';

export const BEASTS = ['tiger', 'lion', 'bull', 'fox', 'panda', 'owl'] as const;
export type Beast = (typeof BEASTS)[number];

interface Head {
  /** Right half of the head; the left one is its mirror image in a lighter shade. */
  readonly outline: string;
  readonly eye: readonly [number, number];
  /** Mane or horns, behind everything else. */
  readonly behind?: (tools: DrawingTools) => string;
  /** The left ear; mirrored. */
  readonly ear: (tools: DrawingTools, black: string) => string;
  /** Stripes, cheeks and beaks that lie on the head. */
  readonly marks: (tools: DrawingTools, black: string) => string;
}

const TIGER_CHEEKS: readonly Spot[] = [
  [-80, -18, 26],
  [-80, 6, 30],
  [-74, 30, 24],
];

const tiger: Head = {
  outline: 'M0 -84C50 -84 82 -46 80 0C78 50 40 86 0 90Z',
  eye: [-34, -12],
  ear: (tools) => circle(-56, -66, 25, tools.prop(0.5)) + circle(-56, -66, 14, tools.accent(0.8)),
  marks: (_kit, black) =>
    mirrored(each(TIGER_CHEEKS, ([x, y, w]) => polygon(`${x - 2},${y - 8} ${x + w},${y + 2} ${x},${y + 8}`, black))) +
    polygon('-9,-84 9,-84 0,-44', black) +
    mirrored(polygon('-34,-80 -20,-82 -17,-50', black)) +
    mirrored(ellipse(-20, 44, 26, 22, '#fff')),
};

const lion: Head = {
  outline: 'M0 -64C40 -64 64 -36 62 4C60 48 30 78 0 84Z',
  eye: [-28, -8],
  behind: (tools) =>
    repeat(22, (i) =>
      group(
        `rotate(${Math.round((i * 3600) / 22) / 10})`,
        path('M-15 -56Q-19 -96 0 -116Q19 -96 15 -56Z', tools.prop(i % 2 ? 0.36 : 0.5)),
      ),
    ) +
    repeat(18, (i) =>
      group(`rotate(${i * 20 + 10})`, path('M-14 -50Q-16 -80 0 -94Q16 -80 14 -50Z', tools.accent(i % 2 ? 0.5 : 0.62))),
    ),
  ear: (tools) => circle(-50, -58, 19, tools.prop(0.6)) + circle(-50, -58, 10, tools.prop(0.9)),
  marks: () =>
    mirrored(ellipse(-16, 46, 20, 18, '#fff')) + polygon('-20,-62 20,-62 9,24 -9,24', '#fff', 'opacity=".22"'),
};

const bull: Head = {
  outline: 'M0 -88C40 -88 66 -60 62 -14C58 26 52 40 46 66C38 92 20 98 0 98Z',
  eye: [-36, -22],
  behind: (tools) =>
    mirrored(
      path(
        'M-44 -50C-84 -58 -112 -84 -106 -122C-88 -104 -62 -96 -30 -84Z',
        tools.linear(
          [
            [0, '#ffffff'],
            [1, tools.accent(0.6)],
          ],
          DIAGONAL,
        ),
      ),
    ),
  ear: (tools) => path('M-58 -34C-92 -42 -108 -26 -110 -16C-90 -8 -70 -10 -54 -20Z', tools.prop(0.42)),
  marks: (tools, black) =>
    ellipse(0, 68, 42, 28, tools.accent(0.8)) +
    mirrored(ellipse(-17, 66, 8, 6, black)) +
    path('M-16 76A17 17 0 0 0 16 76', 'none', `stroke="${tools.prop(0.98)}" stroke-width="5"`) +
    polygon('-16,-86 16,-86 0,-18', tools.prop(0.98), 'opacity=".7"'),
};

const fox: Head = {
  outline: 'M0 -68C44 -68 82 -30 90 8C64 24 40 60 0 92Z',
  eye: [-36, 2],
  ear: (tools) =>
    polygon('-84,-108 -18,-62 -66,-18', tools.prop(0.56)) + polygon('-74,-90 -34,-62 -62,-36', tools.prop(0.2)),
  marks: () =>
    mirrored(
      path('M-90 8C-60 6 -30 24 -6 88L0 92C-40 62 -66 24 -90 8Z', '#fff') +
        path('M-88 8C-60 4 -34 20 -10 40Q-6 70 0 92C-40 60 -64 24 -88 8Z', '#fff', 'opacity=".9"'),
    ),
};

const panda: Head = {
  outline: 'M0 -80C54 -80 92 -44 90 4C86 54 44 82 0 82Z',
  eye: [-34, -4],
  ear: (_kit, black) => circle(-60, -66, 28, black),
  marks: (_kit, black) => mirrored(ellipse(-36, -2, 21, 27, black, 'transform="rotate(24 -36 -2)"')),
};

const owl: Head = {
  outline: 'M0 -80C52 -84 84 -46 82 6C80 58 40 92 0 96Z',
  eye: [-34, -16],
  ear: (tools) => polygon('-70,-100 -14,-66 -66,-30', tools.prop(0.42)),
  marks: (tools) =>
    mirrored(circle(-34, -16, 34, tools.accent(0.86)) + circle(-34, -16, 26, '#fff')) +
    repeat(3, (row) =>
      repeat(5 - row, (i) =>
        path(`M${-40 + i * 16 + row * 8} ${44 + row * 14}q8 14 16 0Z`, tools.prop(0.36 + row * 0.1)),
      ),
    ),
};

const HEADS: Readonly<Record<Beast, Head>> = { tiger, lion, bull, fox, panda, owl };

const isBeast = (kind: string | undefined): kind is Beast => BEASTS.some((beast) => beast === kind);

function leftEye(tools: DrawingTools, beast: Beast, black: string): string {
  const [x, y] = HEADS[beast].eye;
  if (beast === 'owl') return circle(x, y, 15, black) + circle(x - 5, y - 5, 5, '#fff');
  const almond = `M${x - 14} ${y + 2}Q${x} ${y - 15} ${x + 14} ${y + 5}Q${x} ${y + 11} ${x - 14} ${y + 2}Z`;
  const dark = beast === 'panda';
  return path(almond, dark ? '#fff' : tools.accent(0.95)) + circle(x + 1, y, 5.4, dark ? '#111' : black);
}

function nose(tools: DrawingTools, beast: Beast, black: string): string {
  if (beast === 'bull') return '';
  if (beast === 'owl') return polygon('-11,-4 11,-4 0,24', tools.accent(0.62));
  if (beast === 'fox') return path('M-12 78H12L0 94Z', black);
  return (
    path('M-14 26H14Q12 40 0 44Q-12 40 -14 26Z', black) + line('M0 44V54M0 54Q-12 64 -22 56M0 54Q12 64 22 56', black, 3)
  );
}

/** Head of an animal seen from the front; the tools's kind says which, otherwise the seed does. */
export function beast(tools: DrawingTools): string {
  const name = isBeast(tools.kind) ? tools.kind : tools.pick(BEASTS);
  const head = HEADS[name];
  const black = tools.tint(0.2, 0.05);
  const fur: Ramp = name === 'panda' ? (shade) => tools.tint(0.7 + 0.28 * shade, 0.015) : tools.prop;
  return (
    (head.behind?.(tools) ?? '') +
    mirrored(head.ear(tools, black)) +
    group('scale(-1 1)', path(head.outline, fur(0.86))) +
    path(head.outline, fur(0.62)) +
    head.marks(tools, black) +
    mirrored(leftEye(tools, name, black)) +
    nose(tools, name, black)
  );
}
