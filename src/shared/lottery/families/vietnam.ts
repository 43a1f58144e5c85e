import { allAppearChance, chance, endingChance, noneAppearsChance } from '../chance.ts';
import { numbers, single } from '../make-play.ts';
import type { PickRow, PlayType } from '../play-type.ts';

/** How many numbers of a prize table have at least so many digits, and the row of two-digit numbers. */
export interface EndingCounts {
  readonly two: number;
  readonly three: number;
  readonly four: number;
  readonly last: { readonly prize: 'G7' | 'G8'; readonly count: number };
}

/** The northern table: 27 numbers. */
export const northEndings: EndingCounts = { two: 27, three: 23, four: 20, last: { prize: 'G7', count: 4 } };
/** The table of the South and the Centre: 18 numbers. */
export const southEndings: EndingCounts = { two: 18, three: 17, four: 16, last: { prize: 'G8', count: 1 } };

/** The most numbers of one entry. */
const MOST = 1_000;

/** Numbers of two, three or four digits. */
function endingRow(digits: number): PickRow {
  const [from, to] = ['0'.repeat(digits), '9'.repeat(digits)];
  return numbers('numbers', from, to, 1, Math.min(MOST, 10 ** digits));
}

/** A number that is compared with the last digits of all prizes that have so many. */
function lo(digits: number, compared: number): PlayType {
  return {
    playType: `LO_${digits}`,
    playGroup: 'LO',
    ...single,
    rows: [endingRow(digits)],
    linesPerCombination: compared,
    paysPerHit: true,
    win: { kind: 'match', prize: null, last: digits, take: digits },
    chances: [endingChance(compared, 10n ** BigInt(digits))],
  };
}

/** A number that is compared with a part of the special prize: the first `take` of its last `last` digits. */
function special(playType: string, playGroup: string, row: PickRow, last: number, take: number): PlayType {
  return {
    playType,
    playGroup,
    ...single,
    rows: [row],
    win: { kind: 'match', prize: 'SPECIAL', last, take },
    chances: [chance(1n, 10n ** BigInt(take))],
  };
}

function lastPrize({ prize, count }: EndingCounts['last']): PlayType {
  return {
    playType: `DE_${prize}`,
    playGroup: 'DE',
    ...single,
    rows: [endingRow(2)],
    linesPerCombination: count,
    paysPerHit: count > 1,
    win: { kind: 'match', prize, last: 2, take: 2 },
    chances: [endingChance(count, 100n)],
  };
}

/** Sets of numbers that all have to come. */
function xien(size: number, drawn: number): PlayType {
  return {
    playType: `XIEN_${size}`,
    playGroup: 'XIEN',
    ...single,
    rows: [numbers('numbers', '00', '99', size, 20)],
    counting: 'choose',
    chooseSize: size,
    win: { kind: 'all_appear', size, last: 2, drawn },
    chances: [allAppearChance(size, drawn, 100)],
  };
}

/** A set of numbers of which none may come. */
function truot(size: number, drawn: number): PlayType {
  return {
    playType: `TRUOT_${size}`,
    playGroup: 'TRUOT',
    ...single,
    rows: [numbers('numbers', '00', '99', size, size)],
    counting: 'choose',
    chooseSize: size,
    win: { kind: 'none_appears', size },
    chances: [noneAppearsChance(size, drawn, 100)],
  };
}

/** The play types of a prize table. */
export function vietnamPlays({ two, three, four, last }: EndingCounts): PlayType[] {
  const digit = numbers('digit', '0', '9');
  return [
    lo(2, two),
    lo(3, three),
    lo(4, four),
    special('DE', 'DE', endingRow(2), 2, 2),
    lastPrize(last),
    special('CANG_3', 'CANG', endingRow(3), 3, 3),
    special('CANG_4', 'CANG', endingRow(4), 4, 4),
    special('DAU', 'DAU_DUOI', digit, 2, 1),
    special('DUOI', 'DAU_DUOI', digit, 1, 1),
    ...[2, 3, 4].map((size) => xien(size, two)),
    ...[4, 8, 10].map((size) => truot(size, two)),
  ];
}
