import type { Family } from '../play-types.ts';

/** Both sides of each place, as `1_BIG`. */
const sides = (places: number, one: string, other: string) =>
  Array.from({ length: places }, (_, place) => `${place + 1}_${one}/${place + 1}_${other}`).join('/');
/** Dragon and tiger of pairs, with a tie where numbers can be equal. */
const duels = (pairs: string, kinds: string) =>
  pairs
    .split(' ')
    .flatMap((pair) => kinds.split(' ').map((kind) => `${pair}_${kind}`))
    .join('/');
const places = (range: string, most: number, ...each: number[]) =>
  each.map((place) => `place ${place} ${range} 1-${most}`).join('; ');

const digits = '0-9';
const vietnam = (lo: readonly [number, number, number], last: string) => `
LO LO_2: numbers 00-99 1-100; each x${lo[0]} per hit
LO LO_3: numbers 000-999 1-1000; each x${lo[1]} per hit
LO LO_4: numbers 0000-9999 1-1000; each x${lo[2]} per hit
DE DE: numbers 00-99 1-100; each x1
${last}
CANG CANG_3: numbers 000-999 1-1000; each x1
CANG CANG_4: numbers 0000-9999 1-1000; each x1
DAU_DUOI DAU: digit 0-9 1-10; each x1
DAU_DUOI DUOI: digit 0-9 1-10; each x1
XIEN XIEN_2: numbers 00-99 2-20; choose 2 x1
XIEN XIEN_3: numbers 00-99 3-20; choose 3 x1
XIEN XIEN_4: numbers 00-99 4-20; choose 4 x1
TRUOT TRUOT_4: numbers 00-99 4-4; choose 4 x1
TRUOT TRUOT_8: numbers 00-99 8-8; choose 8 x1
TRUOT TRUOT_10: numbers 00-99 10-10; choose 10 x1`;

const threes = (group: string, first: number) => `
${group} ${group}_STRAIGHT: ${places(digits, 10, first, first + 1, first + 2)}; product x1
${group} ${group}_G3: digits 0-9 2-10; ordered_pairs x1
${group} ${group}_G6: digits 0-9 3-10; choose 3 x1
${group} ${group}_SUM: sum 0..27 1-28; each x1
${group} ${group}_ANY: digits 0-9 1-10; each x1`;

const twos = (code: string, first: number) => `
S2 ${code}_STRAIGHT: ${places(digits, 10, first, first + 1)}; product x1
S2 ${code}_GROUP: digits 0-9 2-10; choose 2 x1
S2 ${code}_SUM: sum 0..18 1-19; each x1`;

const positions = (range: string, count: number, most: number) =>
  Array.from({ length: count }, (_, place) => `\nPOS POS_${place + 1}: ${places(range, most, place)}; each x1`).join(
    '',
  );

const tops = (range: string, most: number) => `
TOP TOP2_STRAIGHT: ${places(range, most, 0, 1)}; product x1 different
TOP TOP2_GROUP: numbers ${range} 2-${most}; choose 2 x1
TOP TOP3_STRAIGHT: ${places(range, most, 0, 1, 2)}; product x1 different
TOP TOP3_GROUP: numbers ${range} 3-${most}; choose 3 x1`;

/**
 * The play types of each family by the published rules of these games. A line has the tab, the code and the rows. A row
 * has what it offers and how many may be picked. The line ends with how picks combine and what a combination costs.
 */
export const playTable: Readonly<Record<Family, string>> = {
  SSC: `
S5 S5_STRAIGHT: ${places(digits, 10, 0, 1, 2, 3, 4)}; product x1
S5 S5_G120: digits 0-9 5-10; choose 5 x1
S5 S5_G60: digits 0-9 4-10; choose 4 x4
S5 S5_G30: digits 0-9 3-10; choose 3 x3
S5 S5_G20: digits 0-9 3-10; choose 3 x3
S5 S5_G10: digits 0-9 2-10; ordered_pairs x1
S5 S5_G5: digits 0-9 2-10; ordered_pairs x1
S4 S4F_STRAIGHT: ${places(digits, 10, 0, 1, 2, 3)}; product x1
S4 S4L_STRAIGHT: ${places(digits, 10, 1, 2, 3, 4)}; product x1
S4 S4L_G24: digits 0-9 4-10; choose 4 x1
S4 S4L_G12: digits 0-9 3-10; choose 3 x3
S4 S4L_G6: digits 0-9 2-10; choose 2 x1
S4 S4L_G4: digits 0-9 2-10; ordered_pairs x1${threes('S3F', 0)}${threes('S3M', 1)}${threes('S3L', 2)}${twos('S2F', 0)}${twos('S2L', 3)}${positions(digits, 5, 10)}
TWO_SIDED SUM_BS: sum BIG/SMALL 1-2; each x1
TWO_SIDED SUM_OE: sum ODD/EVEN 1-2; each x1
TWO_SIDED POS_BS: side ${sides(5, 'BIG', 'SMALL')} 1-10; each x1
TWO_SIDED POS_OE: side ${sides(5, 'ODD', 'EVEN')} 1-10; each x1
DRAGON_TIGER DRAGON_TIGER: side ${duels('1_2 1_3 1_4 1_5 2_3 2_4 2_5 3_4 3_5 4_5', 'DRAGON TIGER TIE')} 1-30; each x1`,
  '11X5': `
ANY ANY_1: numbers 01-11 1-11; each x1
ANY ANY_2: numbers 01-11 2-11; choose 2 x1
ANY ANY_3: numbers 01-11 3-11; choose 3 x1
ANY ANY_4: numbers 01-11 4-11; choose 4 x1
ANY ANY_5: numbers 01-11 5-11; choose 5 x1
ANY ANY_6: numbers 01-11 6-11; choose 6 x1
ANY ANY_7: numbers 01-11 7-11; choose 7 x1
ANY ANY_8: numbers 01-11 8-11; choose 8 x1
TOP TOP1_STRAIGHT: place 0 01-11 1-11; each x1${tops('01-11', 11)}${positions('01-11', 5, 11)}
TWO_SIDED SUM_BS: sum BIG/SMALL 1-2; each x1
TWO_SIDED SUM_OE: sum ODD/EVEN 1-2; each x1
TWO_SIDED POS_BS: side ${sides(5, 'BIG', 'SMALL')} 1-10; each x1
TWO_SIDED POS_OE: side ${sides(5, 'ODD', 'EVEN')} 1-10; each x1
DRAGON_TIGER DRAGON_TIGER: side ${duels('1_5', 'DRAGON TIGER')} 1-2; each x1`,
  K3: `
SUM SUM: sum 3..18 1-16; each x1
TWO_SIDED SUM_BS: sum BIG/SMALL 1-2; each x1
TWO_SIDED SUM_OE: sum ODD/EVEN 1-2; each x1
TRIPLE TRIPLE: faces 1-6 1-6; each x1
TRIPLE TRIPLE_ANY: choice ANY 1-1; each x1
PAIR PAIR: faces 1-6 1-6; each x1
PAIR PAIR_SINGLE: double 1-6 1-6; single 1-6 1-6; product x1 different
DIFFERENT TWO_DIFFERENT: faces 1-6 2-6; choose 2 x1
DIFFERENT THREE_DIFFERENT: faces 1-6 3-6; choose 3 x1
DIFFERENT RUN_ANY: choice ANY 1-1; each x1
SINGLE SINGLE: faces 1-6 1-6; each x1`,
  PK10: `${positions('01-10', 10, 10)}${tops('01-10', 10)}
TOP2_SUM TOP2_SUM: sum 3..19 1-17; each x1
TWO_SIDED TOP2_SUM_BS: sum BIG/SMALL 1-2; each x1
TWO_SIDED TOP2_SUM_OE: sum ODD/EVEN 1-2; each x1
TWO_SIDED POS_BS: side ${sides(10, 'BIG', 'SMALL')} 1-20; each x1
TWO_SIDED POS_OE: side ${sides(10, 'ODD', 'EVEN')} 1-20; each x1
DRAGON_TIGER DRAGON_TIGER: side ${duels('1_10 2_9 3_8 4_7 5_6', 'DRAGON TIGER')} 1-10; each x1`,
  PC28: `
SUM SUM: sum 0..27 1-28; each x1
TWO_SIDED SUM_BS: sum BIG/SMALL 1-2; each x1
TWO_SIDED SUM_OE: sum ODD/EVEN 1-2; each x1
TWO_SIDED SUM_COMBINED: sum BIG_ODD/BIG_EVEN/SMALL_ODD/SMALL_EVEN 1-4; each x1
TWO_SIDED SUM_EXTREME: sum HIGH/LOW 1-2; each x1
COLOUR SUM_COLOUR: sum RED/GREEN/BLUE 1-3; each x1`,
  VN_NORTH: vietnam([27, 23, 20], 'DE DE_G7: numbers 00-99 1-100; each x4'),
  VN_SOUTH: vietnam([18, 17, 16], 'DE DE_G8: numbers 00-99 1-100; each x1'),
};
