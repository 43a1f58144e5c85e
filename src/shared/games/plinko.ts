import type { FairNumbers } from '../fair/numbers.ts';
import { choose, cutOdds, NOTHING, type Price, pricesOf, type Settled } from './exact.ts';

export type Risk = 'low' | 'medium' | 'high';

const MIN_ROWS = 8;

/**
 * What a pocket pays in hundredths, from the middle outwards, by risk and then by rows from eight to sixteen. Both sides
 * pay alike; with an even number of rows the first pocket is the one in the middle.
 */
const plinkoTable: Readonly<Record<Risk, readonly (readonly number[])[]>> = {
  low: [
    [68, 81, 120, 230, 550],
    [80, 92, 134, 240, 550],
    [66, 79, 109, 180, 370, 900],
    [79, 88, 119, 200, 390, 900],
    [73, 80, 100, 150, 250, 470, 1_000],
    [81, 89, 110, 160, 260, 480, 1_000],
    [78, 80, 98, 130, 195, 330, 590, 1_200],
    [84, 86, 106, 140, 210, 340, 610, 1_200],
    [80, 80, 94, 120, 175, 270, 440, 810, 1_600],
  ],
  medium: [
    [34, 60, 135, 380, 1_300],
    [48, 75, 181, 520, 1_800],
    [33, 57, 113, 260, 710, 2_200],
    [47, 77, 145, 330, 870, 2_600],
    [38, 56, 99, 200, 460, 1_180, 3_300],
    [48, 70, 122, 260, 600, 1_550, 4_400],
    [43, 48, 90, 170, 360, 840, 2_100, 5_800],
    [44, 64, 112, 210, 480, 1_160, 3_100, 8_800],
    [31, 53, 78, 145, 300, 660, 1_580, 4_000, 11_000],
  ],
  high: [
    [11, 29, 120, 550, 2_900],
    [19, 51, 189, 840, 4_300],
    [8, 21, 76, 310, 1_460, 7_600],
    [10, 38, 121, 490, 2_300, 12_000],
    [11, 18, 52, 200, 810, 3_600, 17_000],
    [10, 33, 87, 310, 1_250, 5_500, 26_000],
    [7, 13, 40, 135, 510, 2_100, 9_000, 42_000],
    [14, 18, 65, 210, 790, 3_200, 13_500, 62_000],
    [7, 10, 32, 95, 340, 1_280, 5_200, 22_100, 100_000],
  ],
};

export interface PlinkoBet {
  /** From 8 to 16. */
  readonly rows: number;
  readonly risk: Risk;
}

/** What the pockets pay, from the left; pocket n is reached by n steps to the right. */
export function plinkoPockets(bet: PlinkoBet): string[] {
  return Array.from({ length: bet.rows + 1 }, (_, pocket) => pocketPays(bet, pocket));
}

function pocketPays({ rows, risk }: PlinkoBet, pocket: number): string {
  const hundredths = plinkoTable[risk][rows - MIN_ROWS]?.[Math.floor(Math.abs(pocket - rows / 2))] ?? 0;
  return cutOdds(BigInt(hundredths), 100n);
}

export function settlePlinko(bet: PlinkoBet, { below }: FairNumbers): Settled {
  const steps = Array.from({ length: bet.rows }, () => below(2));
  const pocket = steps.reduce((sum, step) => sum + step, 0);
  return { outcome: steps.map(String), multiplier: pocketPays(bet, pocket) };
}

/** The prices of each number of rows and risk: the pockets on the left, whose chance counts both sides. */
export function plinkoPrices(): Price[] {
  return (['low', 'medium', 'high'] as const).flatMap((risk) =>
    plinkoTable[risk].flatMap((outwards, index) => {
      const rows = MIN_ROWS + index;
      const pockets = plinkoPockets({ rows, risk });
      const cases = outwards.map((_, pocket) => {
        const sides = pocket * 2 === rows ? 1n : 2n;
        const bet = [rows, risk, pocket, rows - pocket];
        return { bet, multiplier: pockets[pocket] ?? NOTHING, part: choose(rows, pocket) * sides };
      });
      return pricesOf(cases, 2n ** BigInt(rows));
    }),
  );
}
