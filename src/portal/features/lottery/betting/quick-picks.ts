import type { PickRow } from '../../../../../generated/client/model/index.ts';
import { isTypedOnly, offeredBy } from './play.ts';

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

/** Different picks of a row by chance, in the order of the row. `below(n)` gives a whole number from 0 to n - 1. */
export function randomPicks(row: PickRow, count: number, below: (limit: number) => number): readonly string[] {
  const left = [...offeredBy(row)];
  const taken = Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0] ?? '');
  return taken.toSorted();
}
