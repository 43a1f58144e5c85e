import type { PickRow, PlayType } from '#generated/model/index.ts';
import { isTypedOnly, offeredBy, type Picks } from './play.ts';

export const quickPicks = ['all', 'big', 'small', 'odd', 'even'] as const;
export type QuickPick = (typeof quickPicks)[number];

/** The numbers of a row that a quick pick takes, the upper or lower half for big and small. */
export function quickPickOf(kind: QuickPick, row: PickRow): readonly string[] {
  const offered = offeredBy(row);
  const half = offered.length / 2;
  switch (kind) {
    case 'all':
      return offered;
    case 'big':
      return offered.filter((_, index) => index >= half);
    case 'small':
      return offered.filter((_, index) => index < half);
    case 'odd':
      return offered.filter((number) => Number(number) % 2 === 1);
    case 'even':
      return offered.filter((number) => Number(number) % 2 === 0);
  }
}

/** The quick picks of a row of numbers that its limits allow. */
export function quickPicksOf(row: PickRow): readonly QuickPick[] {
  if (row.from === null || isTypedOnly(row)) return [];
  return quickPicks.filter((kind) => {
    const { length } = quickPickOf(kind, row);
    return length >= row.minPicks && length <= row.maxPicks;
  });
}

/** How many picks a random choice makes: as few as the row asks for, five where each of many numbers is a bet. */
export function randomCount(row: PickRow, counting: string): number {
  return counting === 'each' && row.minPicks === 1 && offeredBy(row).length >= 100 ? 5 : row.minPicks;
}

/** Different picks of a row by chance, in its order. `below(n)` gives a whole number below n. */
function randomPicks(row: PickRow, count: number, below: (limit: number) => number): readonly string[] {
  const left = [...offeredBy(row)];
  const taken = Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0] ?? '');
  return [...taken].sort();
}

/** A random bet of a play type. */
export function randomPlay({ rows, counting }: PlayType): Picks {
  const [first] = rows;
  return first === undefined ? [] : randomOfAll(rows, randomCount(first, counting));
}

/** Random picks of every row. Rows of balls take none twice, because no ball has two places. */
export function randomOfAll(rows: readonly PickRow[], count: number): Picks {
  const taken: string[] = [];
  return rows.map((row) => {
    const isBall = row.from !== null && Number(row.from) > 0;
    const next = drawnFrom(row, count, isBall ? taken : []);
    taken.push(...next);
    return next;
  });
}

function drawnFrom(row: PickRow, count: number, taken: readonly string[]): readonly string[] {
  for (;;) {
    const next = randomPicks(row, count, below);
    if (!next.some((pick) => taken.includes(pick))) return next;
  }
}

/** A whole number below a limit of at most 10,000; the remainder of 32 bits is as good as even. */
function below(limit: number): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return random % limit;
}
