import type { DrawnPrize } from '../drawing.ts';
import type { Family } from '../play-types.ts';

/** An entry and its result, for a slow evaluation that makes every combination. */
export interface PlainEntry {
  readonly family: Family;
  readonly playType: string;
  readonly picks: readonly (readonly string[])[];
  readonly result: readonly DrawnPrize[];
  /** What sums 13 and 14 of PC28 do to bets on sides. */
  readonly middleSums?: 'win' | 'push' | 'lose';
}

/** What a combination of an entry costs in money, and what a hit pays. */
export interface PlainPrice {
  /** Whole hundredths. */
  readonly stake: number;
  /** At most four decimals. */
  readonly odds: string;
  /** The most that a combination is paid, in hundredths. */
  readonly most: number;
}

/** Evaluates an entry by the rules in words, combination by combination, without the code under test. */
export function plainOutcome(entry: PlainEntry): { combinations: number; hits: number; pushes: number } {
  const ends = plainEnds(entry);
  return {
    combinations: ends.length,
    hits: ends.reduce<number>((sum, end) => sum + (end === 'push' ? 0 : end), 0),
    pushes: ends.filter((end) => end === 'push').length,
  };
}

/** What an entry is paid, in hundredths: each combination by itself, the sum cut to hundredths. */
export function plainPayout(entry: PlainEntry, { stake, odds, most }: PlainPrice): number {
  // In ten-thousandths of a hundredth: whole numbers, since odds have four decimals.
  const perHit = Math.round(stake * Number(odds) * 10_000);
  const paid = plainEnds(entry).map((end) => (end === 'push' ? stake * 10_000 : Math.min(perHit * end, most * 10_000)));
  return Math.floor(paid.reduce((sum, each) => sum + each, 0) / 10_000);
}

/** How each combination of an entry ends. */
function plainEnds(entry: PlainEntry): (number | 'push')[] {
  return plainCombinations(entry).map((combination) => plainHits(entry, combination));
}

/** How many picks make a set of a play type that takes sets. */
const setSizes: Readonly<Record<string, number>> = {
  S5_G120: 5,
  S5_G60: 4,
  S5_G30: 3,
  S5_G20: 3,
  S4L_G24: 4,
  S4L_G12: 3,
  S4L_G6: 2,
  S3F_G6: 3,
  S3M_G6: 3,
  S3L_G6: 3,
  S2F_GROUP: 2,
  S2L_GROUP: 2,
  TOP2_GROUP: 2,
  TOP3_GROUP: 3,
  ANY_2: 2,
  ANY_3: 3,
  ANY_4: 4,
  ANY_5: 5,
  ANY_6: 6,
  ANY_7: 7,
  ANY_8: 8,
  TWO_DIFFERENT: 2,
  THREE_DIFFERENT: 3,
  XIEN_2: 2,
  XIEN_3: 3,
  XIEN_4: 4,
  TRUOT_4: 4,
  TRUOT_8: 8,
  TRUOT_10: 10,
};
const orderedPairs = ['S5_G10', 'S5_G5', 'S4L_G4', 'S3F_G3', 'S3M_G3', 'S3L_G3'];

/** Made once for the same picks, which meet up to a hundred thousand results. */
const combinationsOf = new WeakMap<PlainEntry['picks'], readonly [playType: string, made: string[][]]>();

export function plainCombinations(entry: Omit<PlainEntry, 'result'>): string[][] {
  const [playType, known] = combinationsOf.get(entry.picks) ?? [];
  if (known !== undefined && playType === entry.playType) return known;
  const made = makeCombinations(entry);
  combinationsOf.set(entry.picks, [entry.playType, made]);
  return made;
}

function makeCombinations({ family, playType, picks }: Omit<PlainEntry, 'result'>): string[][] {
  const [first = []] = picks;
  if (picks.length > 1) {
    const all = picks.reduce<string[][]>((made, row) => made.flatMap((one) => row.map((pick) => [...one, pick])), [[]]);
    const isDrawnOnce = family === '11X5' || family === 'PK10' || playType === 'PAIR_SINGLE';
    return all.filter((one) => !isDrawnOnce || new Set(one).size === one.length);
  }
  if (orderedPairs.includes(playType)) {
    return first.flatMap((one) => first.filter((other) => other !== one).map((other) => [one, other]));
  }
  const size = setSizes[playType];
  return size === undefined ? first.map((pick) => [pick]) : sets(first, size);
}

function sets(items: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => sets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}

const slices: Readonly<Record<string, readonly [number, number]>> = {
  S5: [0, 5],
  S4F: [0, 4],
  S4L: [1, 5],
  S3F: [0, 3],
  S3M: [1, 4],
  S3L: [2, 5],
  S2F: [0, 2],
  S2L: [3, 5],
  TOP1: [0, 1],
  TOP2: [0, 2],
  TOP3: [0, 3],
};

function plainHits(entry: PlainEntry, combination: readonly string[]): number | 'push' {
  const { family, playType, result } = entry;
  if (family === 'VN_NORTH' || family === 'VN_SOUTH') return vietnamHits(playType, combination, result);
  const drawn = result.flatMap(({ numbers }) => numbers);
  const won = digitHit(entry, drawn, combination);
  return won === 'push' ? 'push' : won ? 1 : 0;
}

function vietnamHits(playType: string, combination: readonly string[], result: readonly DrawnPrize[]): number {
  const all = result.flatMap(({ numbers }) => numbers);
  const [pick = ''] = combination;
  const special = result.find(({ prize }) => prize === 'SPECIAL')?.numbers[0] ?? '';
  const twos = all.map((number) => number.slice(-2));
  if (playType.startsWith('LO_')) return all.filter((number) => number.endsWith(pick)).length;
  if (playType === 'DE' || playType.startsWith('CANG_')) return special.endsWith(pick) ? 1 : 0;
  if (playType.startsWith('DE_')) {
    const row = result.find(({ prize }) => `DE_${prize}` === playType);
    return row?.numbers.filter((number) => number === pick).length ?? 0;
  }
  if (playType === 'DAU') return special.at(-2) === pick ? 1 : 0;
  if (playType === 'DUOI') return special.at(-1) === pick ? 1 : 0;
  const come = combination.filter((number) => twos.includes(number)).length;
  return come === (playType.startsWith('XIEN_') ? combination.length : 0) ? 1 : 0;
}

/** All ways in which the picks of a group can be the digits. */
function multisets(kind: string, combination: readonly string[]): string[][] {
  const [one = '', other = ''] = combination;
  const without = (pick: string) => combination.filter((each) => each !== pick);
  const each = (make: (pick: string) => string[]) => combination.map(make);
  switch (kind) {
    case 'S5_G60':
    case 'S4L_G12':
      return each((pick) => [...combination, pick]);
    case 'S5_G30':
      return each((pick) => [...combination, ...without(pick)]);
    case 'S5_G20':
      return each((pick) => [...combination, pick, pick]);
    case 'S5_G10':
      return [[one, one, one, other, other]];
    case 'S5_G5':
      return [[one, one, one, one, other]];
    case 'S4L_G6':
      return [[...combination, ...combination]];
    case 'S4L_G4':
      return [[one, one, one, other]];
    case 'S3F_G3':
    case 'S3M_G3':
    case 'S3L_G3':
      return [[one, one, other]];
    default:
      return [[...combination]];
  }
}

function digitHit(entry: PlainEntry, drawn: readonly string[], combination: readonly string[]): boolean | 'push' {
  const { family, playType } = entry;
  const [pick = ''] = combination;
  const [prefix = '', kind = ''] = playType.split('_');
  const slice = drawn.slice(...(slices[prefix] ?? [0, drawn.length]));
  const sum = slice.reduce((total, number) => total + Number(number), 0);
  const inOrder = (numbers: readonly string[]) => numbers.toSorted().join();
  const faces = (number: string) => drawn.filter((face) => face === number).length;
  if (kind === 'STRAIGHT') return slice.join() === combination.join();
  if (/^POS_\d+$/.test(playType)) return drawn[Number(kind) - 1] === pick;
  if (kind === 'GROUP' || /^G\d+$/.test(kind)) {
    return multisets(playType, combination).some((digits) => inOrder(digits) === inOrder(slice));
  }
  if (prefix === 'POS') return placeSide(family, drawn, pick);
  if (prefix === 'DRAGON') return duel(drawn, pick);
  if (prefix === 'SUM' || kind === 'SUM') return sumSide(entry, sum, drawn, pick);
  if (prefix === 'ANY')
    return drawn.every((ball) => combination.includes(ball)) || combination.every((ball) => drawn.includes(ball));
  if (kind === 'ANY' && prefix.startsWith('S3')) return slice.includes(pick);
  switch (playType) {
    case 'SINGLE':
      return faces(pick) >= 1;
    case 'PAIR':
      return faces(pick) >= 2;
    case 'TRIPLE':
      return faces(pick) === 3;
    case 'TRIPLE_ANY':
      return drawn[0] === drawn[1] && drawn[1] === drawn[2];
    case 'RUN_ANY':
      return ['1,2,3', '2,3,4', '3,4,5', '4,5,6'].includes(inOrder(drawn));
    case 'PAIR_SINGLE':
      return inOrder(drawn) === inOrder([pick, ...combination]);
    case 'TWO_DIFFERENT':
    case 'THREE_DIFFERENT':
      return combination.every((face) => drawn.includes(face));
    default:
      throw new Error(`no plain rule for ${playType}: add a case to src/shared/lottery/testing/plain-plays.ts`);
  }
}

function side(name: string, value: number, isBig: boolean): boolean {
  if (name === 'ODD' || name === 'EVEN') return (value % 2 === 1) === (name === 'ODD');
  return isBig === (name === 'BIG');
}

function placeSide(family: Family, drawn: readonly string[], pick: string): boolean | 'push' {
  const [place = '', name = ''] = pick.split('_');
  const value = Number(drawn[Number(place) - 1]);
  if (family === '11X5' && value === 11) return 'push';
  return side(name, value, family === 'SSC' ? value >= 5 : value >= 6);
}

function duel(drawn: readonly string[], pick: string): boolean {
  const [one = '', other = '', name = ''] = pick.split('_');
  const lead = Number(drawn[Number(one) - 1]) - Number(drawn[Number(other) - 1]);
  return name === 'TIE' ? lead === 0 : name === 'DRAGON' ? lead > 0 : lead < 0;
}

const leastBig: Readonly<Record<string, number>> = { SSC: 23, '11X5': 31, K3: 11, PK10: 12, PC28: 14 };
const colours: Readonly<Record<string, readonly number[]>> = {
  RED: [3, 6, 9, 12, 15, 18, 21, 24],
  GREEN: [1, 4, 7, 10, 16, 19, 22, 25],
  BLUE: [2, 5, 8, 11, 17, 20, 23, 26],
};

function sumSide(
  { family, playType, middleSums }: PlainEntry,
  sum: number,
  drawn: readonly string[],
  pick: string,
): boolean | 'push' {
  if (/^\d+$/.test(pick)) return sum === Number(pick);
  if (pick in colours) return colours[pick]?.includes(sum) ?? false;
  if (pick === 'HIGH') return sum >= 22;
  if (pick === 'LOW') return sum <= 5;
  if (family === 'K3' && new Set(drawn).size === 1) return false;
  if (family === '11X5' && playType === 'SUM_BS' && sum === 30) return 'push';
  if (family === 'PC28' && (sum === 13 || sum === 14) && middleSums !== undefined && middleSums !== 'win') {
    return middleSums === 'push' ? 'push' : false;
  }
  return pick.split('_').every((name) => side(name, sum, sum >= (leastBig[family] ?? 0)));
}
