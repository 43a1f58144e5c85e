import type { Drawing, Rank } from './drawing.ts';
import { fiveOfElevenPlays } from './families/five-of-eleven.ts';
import { k3Plays } from './families/k3.ts';
import { type MiddleSums, pc28Plays } from './families/pc28.ts';
import { pk10Plays } from './families/pk10.ts';
import { sscPlays } from './families/ssc.ts';
import { northTable, southTable, vietnamPlays } from './families/vietnam.ts';
import type { PlayType } from './play-type.ts';

/** The games that share their play types. */
export type Family = 'SSC' | '11X5' | 'K3' | 'PK10' | 'PC28' | 'VN_NORTH' | 'VN_SOUTH';

/** What a game may have otherwise than its family. */
export interface PlayOptions {
  /** Only bets on sides: big and small, odd and even, dragon and tiger. */
  readonly isTwoSided?: boolean;
  readonly middleSums?: MiddleSums;
}

/** The family of a drawing, null where no play types are known for it. */
export function familyOf(drawing: Drawing): Family | null {
  if (drawing.kind === 'dice') return drawing.count === 3 ? 'K3' : null;
  if (drawing.kind === 'shuffle') {
    if (drawing.of === 11 && drawing.take === 5) return '11X5';
    return drawing.of === 10 && drawing.take === 10 ? 'PK10' : null;
  }
  return byTable[textOf(drawing.ranks)] ?? null;
}

function textOf(ranks: readonly Rank[]): string {
  return ranks.map(({ prize, count, digits }) => `${prize} ${count}x${digits}`).join();
}

const byTable: Readonly<Record<string, Family>> = {
  'NUMBERS 5x1': 'SSC',
  'NUMBERS 3x1': 'PC28',
  [textOf(northTable.ranks)]: 'VN_NORTH',
  [textOf(southTable.ranks)]: 'VN_SOUTH',
};

const sided: readonly string[] = ['TWO_SIDED', 'DRAGON_TIGER'];

/** The play types of a family in the order of their tabs. */
export function playTypesOf(family: Family, { isTwoSided = false, middleSums = 'win' }: PlayOptions = {}): PlayType[] {
  const plays = makers[family](middleSums);
  return isTwoSided ? plays.filter(({ playGroup }) => sided.includes(playGroup)) : plays;
}

const makers: Readonly<Record<Family, (middleSums: MiddleSums) => PlayType[]>> = {
  SSC: sscPlays,
  '11X5': fiveOfElevenPlays,
  K3: k3Plays,
  PK10: pk10Plays,
  PC28: pc28Plays,
  VN_NORTH: () => vietnamPlays(northTable),
  VN_SOUTH: () => vietnamPlays(southTable),
};
