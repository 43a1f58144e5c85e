import type { FairNumbers } from '../fair/numbers.ts';
import { choose, cutOdds } from './exact.ts';
import { LEAST_ROWS, plinkoTable, type Risk } from './plinko-table.ts';
import { NOTHING, type Price, pricesOf, type Settled } from './price.ts';

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
  const hundredths = plinkoTable[risk][rows - LEAST_ROWS]?.[Math.floor(Math.abs(pocket - rows / 2))] ?? 0;
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
      const rows = LEAST_ROWS + index;
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
