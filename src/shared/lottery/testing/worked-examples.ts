import type { Family } from '../play-types.ts';

/**
 * A bet on a draw, worked out by hand from the published rules. A row of picks is written with spaces, rows are parted
 * by `|`. The stake is that of one line. The payout follows from the chance: fair odds less three percent, cut to four
 * decimals, or the odds of the published table; sums of money are cut to cents.
 */
export type WorkedBet = readonly [
  playType: string,
  picks: string,
  stake: number,
  hits: number,
  payout: string,
  pushes?: number,
];

export interface WorkedDraw {
  readonly family: Family;
  /** The numbers of each prize in the order of the table. */
  readonly drawn: Readonly<Record<string, string>>;
  readonly bets: readonly WorkedBet[];
}

export const workedDraws: readonly WorkedDraw[] = [
  {
    // The sum is 19.
    family: 'SSC',
    drawn: { NUMBERS: '3 0 7 7 2' },
    bets: [
      ['S5_STRAIGHT', '3|0|7|7|2', 1, 1, '97000.00'],
      ['S5_STRAIGHT', '3|0|7|2|7', 1, 0, '0.00'],
      ['S5_STRAIGHT', '1 3|0|7|7 8|2 4', 1, 1, '97000.00'],
      // A set of four costs a line for each number that may be the pair: 60 of 100,000 results.
      ['S5_G60', '0 2 3 7', 1, 1, '1616.66'],
      ['S5_G120', '0 2 3 7 9', 1, 0, '0.00'],
      ['S5_G30', '2 3 7', 1, 0, '0.00'],
      ['S4L_STRAIGHT', '0|7|7|2', 1, 1, '9700.00'],
      ['S4F_STRAIGHT', '3|0|7|7', 1, 1, '9700.00'],
      // Three lines, each 12 of 10,000.
      ['S4L_G12', '0 2 7 8', 1, 1, '808.33'],
      ['S4L_G24', '0 2 7 8', 1, 0, '0.00'],
      ['S3F_STRAIGHT', '3|0|7', 1, 1, '970.00'],
      ['S3F_G6', '0 3 7 9', 2, 1, '323.33'],
      ['S3L_G3', '2 7', 1, 1, '323.33'],
      ['S3M_G3', '0 7', 1, 1, '323.33'],
      ['S3F_G3', '0 3', 1, 0, '0.00'],
      // 10 has 63 ways of 1,000, 16 has 69.
      ['S3F_SUM', '10', 1, 1, '15.39'],
      ['S3L_SUM', '16', 10, 1, '140.57'],
      // 271 of 1,000 results of three digits show a 7.
      ['S3L_ANY', '7', 10, 1, '35.79'],
      ['S2L_STRAIGHT', '7|2', 1, 1, '97.00'],
      ['S2L_GROUP', '2 7', 1, 1, '48.50'],
      // 0+3, 1+2, 2+1 and 3+0 of 100.
      ['S2F_SUM', '3', 1, 1, '24.25'],
      ['POS_3', '7', 1, 1, '9.70'],
      ['POS_1', '1 2', 1, 0, '0.00'],
      ['SUM_BS', 'SMALL', 5, 1, '9.70'],
      ['SUM_BS', 'BIG', 5, 0, '0.00'],
      ['SUM_OE', 'ODD', 1, 1, '1.94'],
      ['POS_BS', '1_SMALL 3_BIG', 1, 2, '3.88'],
      ['POS_OE', '5_ODD', 1, 0, '0.00'],
      // 45 of 100 pairs of digits fall.
      ['DRAGON_TIGER', '1_2_DRAGON', 10, 1, '21.55'],
      ['DRAGON_TIGER', '3_4_TIE', 1, 1, '9.70'],
    ],
  },
  {
    family: 'SSC',
    drawn: { NUMBERS: '5 5 5 5 8' },
    bets: [
      // Four and one: 5 of 100,000, and with the last four digits 4 of 10,000.
      ['S5_G5', '5 8', 1, 1, '19400.00'],
      ['S4L_G4', '5 8', 1, 1, '2425.00'],
      // Three of a kind are neither a pair nor three different ones.
      ['S3F_G3', '5 8', 1, 0, '0.00'],
      ['S3F_G6', '5 6 7', 1, 0, '0.00'],
    ],
  },
  {
    family: 'SSC',
    drawn: { NUMBERS: '1 1 1 9 9' },
    // Three and two: 10 of 100,000.
    bets: [
      ['S5_G10', '1 9', 1, 1, '9700.00'],
      ['S5_G20', '1 4 9', 1, 0, '0.00'],
    ],
  },
  {
    family: 'SSC',
    drawn: { NUMBERS: '4 4 6 6 1' },
    // Three lines for the single number, each 30 of 100,000.
    bets: [['S5_G30', '1 4 6', 1, 1, '3233.33']],
  },
  {
    family: 'SSC',
    drawn: { NUMBERS: '2 3 3 8 8' },
    // Two pairs: 6 of 10,000.
    bets: [['S4L_G6', '3 8', 1, 1, '1616.66']],
  },
  {
    family: 'SSC',
    drawn: { NUMBERS: '9 9 9 0 4' },
    // Three lines for the number that comes three times, each 20 of 100,000.
    bets: [['S5_G20', '0 4 9', 1, 1, '4850.00']],
  },
  {
    family: 'SSC',
    drawn: { NUMBERS: '0 1 2 3 4' },
    bets: [
      // Of the six sets of five one is drawn.
      ['S5_G120', '0 1 2 3 4 5', 1, 1, '808.33'],
      ['S4L_G24', '1 2 3 4', 1, 1, '404.16'],
    ],
  },
  {
    // The sum is 31.
    family: '11X5',
    drawn: { NUMBERS: '03 11 07 01 09' },
    bets: [
      ['ANY_1', '03 04', 1, 1, '2.13'],
      ['ANY_2', '03 07 11', 1, 3, '16.00'],
      ['ANY_5', '01 03 07 09 11', 1, 1, '448.14'],
      ['ANY_6', '01 02 03 07 09 11', 1, 1, '74.69'],
      ['ANY_8', '01 02 03 04 05 07 09 11', 1, 1, '8.00'],
      ['ANY_8', '01 02 03 04 05 06 07 09', 1, 0, '0.00'],
      ['TOP1_STRAIGHT', '03', 1, 1, '10.67'],
      ['TOP2_STRAIGHT', '03|11', 1, 1, '106.70'],
      ['TOP2_STRAIGHT', '11|03', 1, 0, '0.00'],
      ['TOP2_GROUP', '03 11', 1, 1, '53.35'],
      ['TOP3_STRAIGHT', '03|11|07', 1, 1, '960.30'],
      ['TOP3_GROUP', '03 07 11', 1, 1, '160.05'],
      ['POS_4', '01', 1, 1, '10.67'],
      ['SUM_BS', 'BIG', 1, 1, '1.94'],
      // 236 of 462 sets of five balls have an odd sum.
      ['SUM_OE', 'ODD', 10, 1, '18.98'],
      // Ball 11 is neither big nor small, and gives the stake back.
      ['POS_BS', '2_BIG', 1, 0, '1.00', 1],
      ['POS_BS', '3_BIG', 1, 1, '1.94'],
      ['POS_OE', '1_ODD 2_ODD', 1, 1, '2.94', 1],
      ['DRAGON_TIGER', '1_5_TIGER', 1, 1, '1.94'],
      ['DRAGON_TIGER', '1_5_DRAGON', 1, 0, '0.00'],
    ],
  },
  {
    // The sum is 30, which gives the stakes on big and small back.
    family: '11X5',
    drawn: { NUMBERS: '02 04 10 06 08' },
    bets: [
      ['SUM_BS', 'BIG', 2, 0, '2.00', 1],
      ['SUM_BS', 'SMALL', 2, 0, '2.00', 1],
      ['SUM_OE', 'EVEN', 10, 1, '19.82'],
    ],
  },
  {
    // The sum is 12.
    family: 'K3',
    drawn: { NUMBERS: '5 2 5' },
    bets: [
      ['SUM', '12', 1, 1, '8.38'],
      // 105 of 216 are big and no triple; so many are even.
      ['SUM_BS', 'BIG', 10, 1, '19.95'],
      ['SUM_OE', 'EVEN', 10, 1, '19.95'],
      ['SUM_OE', 'ODD', 10, 0, '0.00'],
      ['PAIR', '5', 1, 1, '13.09'],
      ['PAIR', '2', 1, 0, '0.00'],
      ['PAIR_SINGLE', '5|2', 1, 1, '69.84'],
      ['PAIR_SINGLE', '2|5', 1, 0, '0.00'],
      ['TWO_DIFFERENT', '2 5', 1, 1, '6.98'],
      // A face pays once, however often it comes: 91 of 216.
      ['SINGLE', '2 5 6', 1, 2, '4.60'],
      ['THREE_DIFFERENT', '2 5 6', 1, 0, '0.00'],
      ['TRIPLE_ANY', 'ANY', 1, 0, '0.00'],
    ],
  },
  {
    // A triple is a sum, but neither big nor even.
    family: 'K3',
    drawn: { NUMBERS: '4 4 4' },
    bets: [
      ['SUM', '12', 1, 1, '8.38'],
      ['SUM_BS', 'BIG', 1, 0, '0.00'],
      ['SUM_OE', 'EVEN', 1, 0, '0.00'],
      ['TRIPLE', '4', 1, 1, '209.52'],
      ['TRIPLE_ANY', 'ANY', 1, 1, '34.92'],
      ['PAIR', '4', 1, 1, '13.09'],
      ['RUN_ANY', 'ANY', 1, 0, '0.00'],
    ],
  },
  {
    family: 'K3',
    drawn: { NUMBERS: '3 1 2' },
    bets: [
      ['RUN_ANY', 'ANY', 1, 1, '8.73'],
      ['THREE_DIFFERENT', '1 2 3', 1, 1, '34.92'],
      ['SUM', '6', 1, 1, '20.95'],
    ],
  },
  {
    // The first two add up to 9.
    family: 'PK10',
    drawn: { NUMBERS: '07 02 10 01 05 09 03 08 06 04' },
    bets: [
      ['POS_1', '07', 1, 1, '9.70'],
      ['POS_10', '04 05', 1, 1, '9.70'],
      ['TOP2_STRAIGHT', '07|02', 1, 1, '87.30'],
      ['TOP2_GROUP', '02 07', 1, 1, '43.65'],
      ['TOP3_STRAIGHT', '07|02|10', 1, 1, '698.40'],
      ['TOP3_GROUP', '02 07 10', 1, 1, '116.40'],
      ['TOP2_SUM', '9', 1, 1, '10.91'],
      // 50 of 90 pairs add up to 11 at most, and 50 to an odd sum.
      ['TOP2_SUM_BS', 'SMALL', 10, 1, '17.46'],
      ['TOP2_SUM_OE', 'ODD', 10, 1, '17.46'],
      ['POS_BS', '1_BIG 2_BIG', 1, 1, '1.94'],
      ['POS_OE', '10_EVEN', 1, 1, '1.94'],
      ['DRAGON_TIGER', '1_10_DRAGON 2_9_TIGER', 1, 2, '3.88'],
      ['DRAGON_TIGER', '5_6_DRAGON', 1, 0, '0.00'],
    ],
  },
  {
    // The sum is 14, which is big and even, and has no colour.
    family: 'PC28',
    drawn: { NUMBERS: '9 0 5' },
    bets: [
      ['SUM', '14', 1, 1, '12.93'],
      ['SUM_BS', 'BIG', 1, 1, '1.94'],
      ['SUM_OE', 'EVEN', 1, 1, '1.94'],
      // The even sums from 14 on have 269 ways of 1,000.
      ['SUM_COMBINED', 'BIG_EVEN', 10, 1, '36.05'],
      ['SUM_COLOUR', 'BLUE', 1, 0, '0.00'],
    ],
  },
  {
    // The sum is 26.
    family: 'PC28',
    drawn: { NUMBERS: '9 9 8' },
    bets: [
      // 22 and more have 56 ways of 1,000, the blue sums 258.
      ['SUM_EXTREME', 'HIGH', 1, 1, '17.32'],
      ['SUM_COLOUR', 'BLUE', 10, 1, '37.59'],
      ['SUM_EXTREME', 'LOW', 1, 0, '0.00'],
    ],
  },
  {
    family: 'VN_NORTH',
    drawn: {
      SPECIAL: '52327',
      G1: '10007',
      G2: '34527 98765',
      G3: '11111 22222 33333 44444 55555 66666',
      G4: '1234 5678 9027 0007',
      G5: '2468 1357 8080 9191 4321 6543',
      G6: '327 111 999',
      G7: '27 45 67 89',
    },
    bets: [
      // 27 ends five of the numbers, 07 and 11 two each.
      ['LO_2', '27', 1, 5, '495.00'],
      ['LO_2', '07 00', 1, 2, '198.00'],
      ['LO_2', '07 11', 1, 4, '396.00'],
      ['LO_3', '327', 1, 2, '1800.00'],
      ['LO_3', '027', 1, 1, '900.00'],
      ['LO_4', '2327', 1, 1, '8500.00'],
      // A line is paid 100,000.00 at most.
      ['LO_4', '0007', 1, 2, '17000.00'],
      ['LO_4', '0007', 10, 2, '100000.00'],
      ['DE', '27', 1, 1, '98.00'],
      ['DE', '72', 1, 0, '0.00'],
      ['DE_G7', '27 45 46', 1, 2, '196.00'],
      ['CANG_3', '327', 1, 1, '900.00'],
      ['CANG_3', '027', 1, 0, '0.00'],
      ['CANG_4', '2327', 1, 1, '8500.00'],
      ['DAU', '2', 1, 1, '9.70'],
      ['DUOI', '7', 1, 1, '9.70'],
      ['DUOI', '2', 1, 0, '0.00'],
      ['XIEN_2', '07 27', 1, 1, '16.00'],
      ['XIEN_2', '07 12 27', 1, 1, '16.00'],
      ['XIEN_2', '12 27', 1, 0, '0.00'],
      ['XIEN_3', '07 11 27', 1, 1, '65.00'],
      ['XIEN_3', '07 11 27 99', 1, 4, '260.00'],
      ['XIEN_4', '07 11 27 99', 1, 1, '250.00'],
      ['TRUOT_4', '00 01 02 03', 1, 1, '2.50'],
      ['TRUOT_4', '00 01 02 27', 1, 0, '0.00'],
      ['TRUOT_8', '00 01 02 03 04 05 06 08', 1, 1, '8.00'],
      ['TRUOT_10', '00 01 02 03 04 05 06 08 09 10', 1, 1, '12.00'],
    ],
  },
  {
    family: 'VN_SOUTH',
    drawn: {
      SPECIAL: '123456',
      G1: '00056',
      G2: '65432',
      G3: '11199 88877',
      G4: '10101 20202 30303 40404 50505 60606 70707',
      G5: '4444',
      G6: '1056 2233 3344',
      G7: '256',
      G8: '56',
    },
    bets: [
      ['LO_2', '56', 1, 5, '495.00'],
      ['LO_3', '056', 1, 2, '1800.00'],
      ['LO_3', '256', 1, 1, '900.00'],
      ['LO_4', '0056', 1, 1, '8500.00'],
      ['DE', '56', 1, 1, '98.00'],
      ['DE_G8', '56', 1, 1, '98.00'],
      ['CANG_3', '456', 1, 1, '900.00'],
      ['CANG_4', '3456', 1, 1, '8500.00'],
      ['DAU', '5', 1, 1, '9.70'],
      ['DUOI', '6', 1, 1, '9.70'],
      ['XIEN_2', '56 99', 1, 1, '33.60'],
      ['XIEN_2', '56 98', 1, 0, '0.00'],
      ['TRUOT_4', '10 11 12 13', 1, 1, '1.73'],
    ],
  },
];
