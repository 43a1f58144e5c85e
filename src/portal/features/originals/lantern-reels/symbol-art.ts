import { circle, each, line, path, rect, repeat } from '#shared/art/draw.ts';
import type { DrawingTools } from '#shared/art/drawing-tools.ts';
import { createDrawingTools, type Motif } from '#shared/art/drawing-tools.ts';
import { lotus } from '#shared/art/motifs/plants.ts';
import { koi } from '#shared/art/motifs/sea.ts';
import { ramp } from '#shared/art/palette.ts';
import { seededRandom } from '#shared/art/seed.ts';
import type { ReelSymbol } from '#shared/games/reels.ts';
import { festivalDrum, foldingFan, luckyCoin, silkKnot, teapot } from './festival-symbols.ts';

/** A motif with the hues of its body and its contrast, and its size. */
type Figure = readonly [draw: Motif, prop: number, accent: number, size: number];

const FIGURES: Readonly<Record<ReelSymbol, Figure>> = {
  lantern: [singleLantern, 28, 78, 1],
  koi: [koi, 38, 255, 0.88],
  drum: [festivalDrum, 22, 74, 0.96],
  lotus: [lotus, 350, 70, 1],
  fan: [foldingFan, 262, 66, 0.92],
  tea: [teapot, 200, 62, 0.98],
  coin: [luckyCoin, 70, 30, 0.92],
  knot: [silkKnot, 12, 72, 1],
};

const known = new Map<ReelSymbol, string>();

/** The picture of a symbol, as the address of an image. */
export function symbolArt(symbol: ReelSymbol): string {
  const picture = known.get(symbol) ?? draw(symbol);
  known.set(symbol, picture);
  return picture;
}

function draw(symbol: ReelSymbol): string {
  const [motif, prop, accent, size] = FIGURES[symbol];
  const ground = 200;
  const tools = createDrawingTools({
    random: seededRandom(7),
    palette: {
      scheme: 'deep',
      hues: { ground, prop, accent },
      prop: ramp(prop, 0.18),
      accent: ramp(accent, 0.17),
      groundRamp: ramp(ground, 0.14, 14),
      ground: ['#021817', '#073234', '#105e62'],
    },
    prefix: 'a',
    kind: undefined,
  });
  const body = motif(tools);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -120 240 240" width="240" height="240">` +
    `<defs>${tools.defs()}</defs><g transform="scale(${size})">${body}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** One paper lantern with its tassel. */
function singleLantern(tools: DrawingTools): string {
  const { prop, accent } = tools;
  const halo = tools.radial([
    [0, prop(1), 0.6],
    [0.55, prop(0.85), 0.18],
    [1, prop(0.8), 0],
  ]);
  const paper = tools.radial(
    [
      [0, prop(1)],
      [0.34, prop(0.82)],
      [0.75, prop(0.56)],
      [1, prop(0.34)],
    ],
    0.42,
    0.4,
    0.66,
  );
  const rib = (rx: number) =>
    `<ellipse cy="-6" rx="${rx}" ry="62" fill="none" stroke="${prop(0.28)}" stroke-width="2.4" opacity=".42"/>`;
  const cap = (y: number) =>
    rect(-32, y, 64, 15, tools.shade(accent, 0.92, 0.42), 5) + rect(-32, y, 64, 4, accent(1), 2, 'opacity=".7"');
  return (
    circle(0, -6, 108, halo) +
    line('M0 -108V-78', accent(0.86), 4) +
    path('M-9 -96Q0 -112 9 -96', 'none', `stroke="${accent(0.95)}" stroke-width="4"`) +
    `<ellipse cy="-6" rx="76" ry="62" fill="${paper}"/>` +
    each([74, 50, 25], rib) +
    cap(-78) +
    cap(52) +
    path('M-50 -34Q-34 -52 -10 -56', 'none', 'stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".5"') +
    circle(0, 74, 7, accent(0.95)) +
    repeat(7, (i) => line(`M${-15 + i * 5} 76V${101 + (i % 2) * 7}`, accent(i % 2 ? 0.62 : 0.8), 3.4))
  );
}
