import { chance } from '../chance.ts';
import {
  allAppearChance,
  endingChance,
  noneAppearsChance,
  numbersIn,
  type PrizeTable,
  withEndings,
} from '../ending-chances.ts';
import { numbers, single } from '../make-play.ts';
import type { PickRow, PlayType } from '../play-type.ts';

/** The northern table: 27 numbers. In 7,530 draws of 2005 to 2026 no number came twice in one prize. */
export const northTable = {
  isUnique: true,
  ranks: [
    { prize: 'SPECIAL', count: 1, digits: 5 },
    { prize: 'G1', count: 1, digits: 5 },
    { prize: 'G2', count: 2, digits: 5 },
    { prize: 'G3', count: 6, digits: 5 },
    { prize: 'G4', count: 4, digits: 4 },
    { prize: 'G5', count: 6, digits: 4 },
    { prize: 'G6', count: 3, digits: 3 },
    { prize: 'G7', count: 4, digits: 2 },
  ],
} as const satisfies PrizeTable;

/** The table of the South and the Centre: 18 numbers, independent of each other. */
export const southTable = {
  isUnique: false,
  ranks: [
    { prize: 'SPECIAL', count: 1, digits: 6 },
    { prize: 'G1', count: 1, digits: 5 },
    { prize: 'G2', count: 1, digits: 5 },
    { prize: 'G3', count: 2, digits: 5 },
    { prize: 'G4', count: 7, digits: 5 },
    { prize: 'G5', count: 1, digits: 4 },
    { prize: 'G6', count: 3, digits: 4 },
    { prize: 'G7', count: 1, digits: 3 },
    { prize: 'G8', count: 1, digits: 2 },
  ],
} as const satisfies PrizeTable;

/** The most numbers of one entry. */
const MOST = 1_000;

/** Numbers of two, three or four digits. */
function endingRow(digits: number): PickRow {
  const [from, to] = ['0'.repeat(digits), '9'.repeat(digits)];
  return numbers('numbers', from, to, 1, Math.min(MOST, 10 ** digits));
}

/** The counts of the prizes that show a number of so many digits once at most. */
function onceIn({ ranks, isUnique }: PrizeTable, digits: number): number[] {
  return isUnique ? ranks.filter((rank) => rank.digits === digits).map(({ count }) => count) : [];
}

/** A number that is compared with the last digits of all prizes that have so many. */
function lo(table: PrizeTable, digits: number): PlayType {
  const compared = withEndings(table, digits);
  return {
    playType: `LO_${digits}`,
    playGroup: 'LO',
    ...single,
    rows: [endingRow(digits)],
    linesPerCombination: numbersIn(compared),
    paysPerHit: true,
    win: { kind: 'match', prize: null, last: digits, take: digits, onceIn: onceIn(table, digits) },
    chances: [endingChance(compared, digits)],
  };
}

/** A number that is compared with a part of the special prize: the first `take` of its last `last` digits. */
function special(playType: string, playGroup: string, row: PickRow, last: number, take: number): PlayType {
  return {
    playType,
    playGroup,
    ...single,
    rows: [row],
    win: { kind: 'match', prize: 'SPECIAL', last, take, onceIn: [] },
    chances: [chance(1n, 10n ** BigInt(take))],
  };
}

/** A number that is compared with those of the last prize, which have two digits. */
function lastPrize({ ranks, isUnique }: PrizeTable): PlayType {
  const last = { ranks: ranks.slice(-1), isUnique };
  const [prize = ''] = last.ranks.map((rank) => rank.prize);
  const count = numbersIn(last);
  return {
    playType: `DE_${prize}`,
    playGroup: 'DE',
    ...single,
    rows: [endingRow(2)],
    linesPerCombination: count,
    win: { kind: 'match', prize, last: 2, take: 2, onceIn: onceIn(last, 2) },
    chances: [endingChance(last, 2)],
  };
}

/** Sets of numbers that all have to come. */
function xien(table: PrizeTable, size: number): PlayType {
  return {
    playType: `XIEN_${size}`,
    playGroup: 'XIEN',
    ...single,
    rows: [numbers('numbers', '00', '99', size, 20)],
    counting: 'choose',
    chooseSize: size,
    win: { kind: 'all_appear', size, last: 2, drawn: numbersIn(table) },
    chances: [allAppearChance(table, 2, size)],
  };
}

/** A set of numbers of which none may come. */
function truot(table: PrizeTable, size: number): PlayType {
  return {
    playType: `TRUOT_${size}`,
    playGroup: 'TRUOT',
    ...single,
    rows: [numbers('numbers', '00', '99', size, size)],
    counting: 'choose',
    chooseSize: size,
    win: { kind: 'none_appears', size },
    chances: [noneAppearsChance(table, 2, size)],
  };
}

/** The play types of a prize table, of which every number has at least two digits. */
export function vietnamPlays(table: PrizeTable): PlayType[] {
  const digit = numbers('digit', '0', '9');
  return [
    ...[2, 3, 4].map((digits) => lo(table, digits)),
    special('DE', 'DE', endingRow(2), 2, 2),
    lastPrize(table),
    special('CANG_3', 'CANG', endingRow(3), 3, 3),
    special('CANG_4', 'CANG', endingRow(4), 4, 4),
    special('DAU', 'DAU_DUOI', digit, 2, 1),
    special('DUOI', 'DAU_DUOI', digit, 1, 1),
    ...[2, 3, 4].map((size) => xien(table, size)),
    ...[4, 8, 10].map((size) => truot(table, size)),
  ];
}
