import type { Motif } from './drawing-tools.ts';
import { crash, dice, mines, plinko, rocket, tiles } from './motifs/arcade.ts';
import { BEASTS, type Beast, beast } from './motifs/beast.ts';
import { cards, chips, mono, roulette, seven, stage, table, triple, wheel } from './motifs/casino.ts';
import { bag, candy, controller, giftcard, headphones, phone, watch } from './motifs/goods.ts';
import { city, lantern, pagoda, pyramid, shipwheel } from './motifs/landmarks.ts';
import { balls, drum, keno, ticket } from './motifs/lottery.ts';
import { book, eye, phoenix, scarab, serpent } from './motifs/myth.ts';
import { cherry, citrus, lotus, mandala } from './motifs/plants.ts';
import { koi, shark, trident, turtle } from './motifs/sea.ts';
import { aurora, bolt, lamp, orbit, sun, wave } from './motifs/sky.ts';
import { basketball, crosshair, football, helm, mask, pitch, shield, swords, versus } from './motifs/sports.ts';
import { brilliant, coins, crown, gem, hive, ingot, shard } from './motifs/treasure.ts';

const MOTIFS = {
  aurora,
  bag,
  balls,
  basketball,
  beast,
  bolt,
  book,
  brilliant,
  candy,
  cards,
  cherry,
  chips,
  citrus,
  city,
  coins,
  console: controller,
  crash,
  crosshair,
  crown,
  dice,
  drum,
  eye,
  football,
  gem,
  giftcard,
  headphones,
  helm,
  hive,
  ingot,
  keno,
  koi,
  lamp,
  lantern,
  lotus,
  mandala,
  mask,
  mines,
  mono,
  orbit,
  pagoda,
  phoenix,
  phone,
  pitch,
  plinko,
  pyramid,
  rocket,
  roulette,
  scarab,
  serpent,
  seven,
  shard,
  shark,
  shield,
  shipwheel,
  stage,
  sun,
  swords,
  table,
  ticket,
  tiles,
  trident,
  triple,
  turtle,
  versus,
  watch,
  wave,
  wheel,
} as const satisfies Record<string, Motif>;

type MotifName = keyof typeof MOTIFS;
/** A motif, with the animal where there are several. */
export type MotifRef = MotifName | `beast:${Beast}`;

/** How much a poster enlarges a motif that fills its circle less, or more, than the others. */
const POSTER_ZOOM: Readonly<Partial<Record<MotifName, number>>> = {
  aurora: 1.06,
  beast: 1.2,
  bolt: 1.1,
  brilliant: 1.2,
  candy: 1.2,
  cherry: 1.24,
  citrus: 1.2,
  city: 1.14,
  coins: 1.2,
  gem: 1.22,
  hive: 0.98,
  mandala: 1.22,
  pagoda: 1.06,
  pitch: 1.05,
  pyramid: 1.06,
  roulette: 1.12,
  seven: 1.2,
  sun: 1.2,
  trident: 1.08,
  wave: 1.12,
  wheel: 1.14,
};

const isMotifName = (name: string): name is MotifName => Object.hasOwn(MOTIFS, name);
const isBeastRef = (value: string): value is `beast:${Beast}` => BEASTS.some((kind) => value === `beast:${kind}`);

/** Whether an external text names a motif. */
export const isMotifRef = (value: string): value is MotifRef => isMotifName(value) || isBeastRef(value);

/** Every available motif. */
export const motifRefs = (): MotifRef[] => [
  ...Object.keys(MOTIFS).filter(isMotifName),
  ...BEASTS.map((kind) => `beast:${kind}` as const),
];

/** The drawing behind a reference. */
export function motifOf(ref: MotifRef): { draw: Motif; kind: string | undefined; posterZoom: number } {
  const [name, kind] = isMotifName(ref) ? [ref] : (['beast', ref.slice('beast:'.length)] as const);
  return { draw: MOTIFS[name], kind, posterZoom: POSTER_ZOOM[name] ?? 1.16 };
}
