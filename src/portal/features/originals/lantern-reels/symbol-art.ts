import { createDrawingTools, type Motif } from '#shared/art/drawing-tools.ts';
import { lotus } from '#shared/art/motifs/plants.ts';
import { koi } from '#shared/art/motifs/sea.ts';
import { ramp } from '#shared/art/palette.ts';
import { seededRandom } from '#shared/art/seed.ts';
import type { ReelSymbol } from '#shared/games/reels.ts';
import { festivalDrum, foldingFan, luckyCoin, silkKnot, teapot } from './festival-symbols.ts';
import { singleLantern } from './single-lantern.ts';

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
