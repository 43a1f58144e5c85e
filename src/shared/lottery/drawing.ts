import type { FairNumbers } from '../fair/numbers.ts';

/** A row of a result: the numbers of a prize, zero-padded, in the order of drawing. */
export interface DrawnPrize<Prize extends string = string> {
  /** `NUMBERS` is the only row of a draw without a prize table. */
  readonly prize: Prize;
  readonly numbers: string[];
}

/** The size of a prize. */
export interface Rank<Prize extends string = string> {
  readonly prize: Prize;
  readonly count: number;
  readonly digits: number;
}

/** How the numbers of a draw are generated: digits for every row of the table, numbers from a set, or dice. */
export type Drawing<Prize extends string = string> =
  | { readonly kind: 'digits'; readonly ranks: readonly Rank<Prize>[] }
  | { readonly kind: 'shuffle'; readonly of: number; readonly take: number }
  | { readonly kind: 'dice'; readonly count: number };

/** The contract's algorithms: by the second no number comes twice in one prize. */
export const algorithms = ['portico-hmac-sha256-1', 'portico-hmac-sha256-2'] as const;

export type DrawAlgorithm = (typeof algorithms)[number];

/** The result that follows from the numbers of a seed and a draw's id, by one of the contract's algorithms. */
export function drawPrizes<Prize extends string>(
  { below, shuffle }: FairNumbers,
  drawing: Drawing<Prize>,
  algorithm: DrawAlgorithm,
): DrawnPrize<Prize | 'NUMBERS'>[] {
  if (drawing.kind === 'digits') {
    const isUnique = algorithm === 'portico-hmac-sha256-2';
    return drawing.ranks.map(({ prize, count, digits }) => {
      const numbers: string[] = [];
      while (numbers.length < count) {
        const number = times(digits, () => below(10)).join('');
        if (!isUnique || !numbers.includes(number)) numbers.push(number);
      }
      return { prize, numbers };
    });
  }
  if (drawing.kind === 'dice') {
    return [{ prize: 'NUMBERS', numbers: times(drawing.count, () => String(1 + below(6))) }];
  }
  const balls = times(drawing.of, (index) => String(index + 1).padStart(2, '0'));
  return [{ prize: 'NUMBERS', numbers: shuffle(balls, drawing.take) }];
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
