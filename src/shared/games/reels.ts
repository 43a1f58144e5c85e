/** The symbols of Lantern Reels, the best first. The lantern stands for every other one. */
export const symbols = ['lantern', 'koi', 'drum', 'lotus', 'fan', 'tea', 'coin', 'knot'] as const;
export type ReelSymbol = (typeof symbols)[number];

/** A strip by the letters of its symbols; `n` is the knot, `o` the lotus, `c` the coin. */
const letters: Readonly<Record<string, ReelSymbol>> = {
  l: 'lantern',
  k: 'koi',
  d: 'drum',
  o: 'lotus',
  f: 'fan',
  t: 'tea',
  c: 'coin',
  n: 'knot',
};

const strip = (places: string): ReelSymbol[] => [...places].flatMap((letter) => letters[letter] ?? []);

/** The five reels from the left. Below the last place of a strip comes its first again. */
export const reels: readonly (readonly ReelSymbol[])[] = [
  strip('fckdfntontoncktcnfdnlfckoltnocdt'),
  strip('onktdfndcfotknloktcnodfnlctfctdc'),
  strip('lkftcnodcoktndfcnfcotnftlktdconf'),
  strip('ofndtcltnkotkcnfocdtfcknldncofdt'),
  strip('tcnofcdtnfkodntlncftklckofdntcno'),
];

export const ROWS = 3;

/** The row that each payline crosses on each reel, from 0 at the top. */
export const paylines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];

/** What three, four and five of a symbol from the left pay for each 1 staked on a line. */
export const linePays: Readonly<Record<ReelSymbol, readonly [number, number, number]>> = {
  lantern: [50, 250, 2_000],
  koi: [25, 100, 500],
  drum: [20, 75, 300],
  lotus: [15, 50, 200],
  fan: [10, 35, 150],
  tea: [7, 26, 80],
  coin: [6, 18, 60],
  knot: [4, 10, 40],
};
