import type { GameCategory } from '#generated/model/index.ts';

/** How the sandbox's player plays a category. */
export interface Play {
  /** How often, relative to the others. */
  readonly share: number;
  /** The games' category and vendors in the catalogue, where they differ. */
  readonly shelf?: { readonly category: GameCategory; readonly vendors: readonly string[] };
  /** The least and the most bets of a sitting. */
  readonly bets: readonly [number, number];
  /** Minutes between bets, at most. */
  readonly gap: number;
  /** Minutes until a bet is settled, at most. */
  readonly settles: number;
  /** In hundredths. */
  readonly stakes: readonly number[];
  /** What is bet on, in English and Vietnamese. */
  readonly summaries: readonly (readonly [string, string])[];
  /** The payout in hundredths of the stake, and its frequency; the rest is lost. 100 is no win. */
  readonly pays: readonly (readonly [number, number])[];
  /** What a payout of 100 means. */
  readonly even?: 'push' | 'void';
}

const lines = (...counts: readonly number[]) =>
  counts.map((count) => [`${count} lines`, `${count} dòng cược`] as const);
const usual = [2_000, 5_000, 5_000, 10_000, 10_000, 20_000, 40_000];
const small = [1_000, 2_000, 5_000, 10_000, 20_000];
const sports = { gap: 20, settles: 150, stakes: [5_000, 10_000, 20_000, 30_000], even: 'void' as const };

/** The plays of each category. In the long run 85 to 98% comes back. */
export const plays: Readonly<Record<GameCategory, Play>> = {
  RNG: {
    share: 6,
    bets: [5, 12],
    gap: 3,
    settles: 1,
    stakes: usual,
    summaries: lines(20, 25, 40),
    pays: [
      [60, 0.12],
      [150, 0.11],
      [300, 0.07],
      [800, 0.03],
      [2_000, 0.01],
    ],
  },
  LIVE: {
    share: 4,
    bets: [4, 9],
    gap: 4,
    settles: 1,
    stakes: usual,
    even: 'push',
    summaries: [
      ['Banker', 'Cái'],
      ['Player', 'Con'],
      ['Red', 'Đỏ'],
      ['Even', 'Chẵn'],
    ],
    pays: [
      [195, 0.42],
      [100, 0.07],
      [900, 0.01],
    ],
  },
  SPORTS: {
    ...sports,
    share: 3,
    bets: [1, 3],
    summaries: [
      ['Home at 1.85', 'Chủ nhà, tỷ lệ 1.85'],
      ['Away at 2.40', 'Khách, tỷ lệ 2.40'],
      ['Over 2.5 goals at 1.85', 'Trên 2.5 bàn, tỷ lệ 1.85'],
    ],
    pays: [
      [185, 0.3],
      [240, 0.14],
      [100, 0.04],
    ],
  },
  ESPORTS: {
    ...sports,
    share: 2,
    bets: [1, 3],
    shelf: { category: 'SPORTS', vendors: ['AV', 'TF'] },
    summaries: [
      ['First map at 1.85', 'Bản đồ đầu tiên, tỷ lệ 1.85'],
      ['Match at 2.40', 'Cả trận, tỷ lệ 2.40'],
    ],
    pays: [
      [185, 0.3],
      [240, 0.13],
      [100, 0.05],
    ],
  },
  LOTT: {
    share: 3,
    bets: [1, 4],
    gap: 3,
    settles: 45,
    stakes: [1_000, 2_700, 5_400],
    summaries: [
      ['Lô, 2 digits: 27', 'Lô 2 số: 27'],
      ['Đề, special prize: 68', 'Đề đặc biệt: 68'],
      ['Lô, 2 digits: 39', 'Lô 2 số: 39'],
    ],
    pays: [
      [367, 0.2],
      [733, 0.02],
    ],
  },
  ELOTT: {
    share: 2,
    bets: [3, 6],
    gap: 5,
    settles: 5,
    stakes: small,
    summaries: [
      ['Big', 'Tài'],
      ['Small', 'Xỉu'],
      ['Odd', 'Lẻ'],
      ['Even', 'Chẵn'],
    ],
    pays: [[196, 0.47]],
  },
  FISH: {
    share: 2,
    bets: [4, 8],
    gap: 3,
    settles: 2,
    stakes: small,
    even: 'void',
    summaries: [
      ['24 shots', '24 phát bắn'],
      ['60 shots', '60 phát bắn'],
      ['120 shots', '120 phát bắn'],
    ],
    pays: [
      [80, 0.2],
      [150, 0.2],
      [500, 0.08],
      [100, 0.03],
    ],
  },
  PVP: {
    share: 2,
    bets: [3, 7],
    gap: 5,
    settles: 4,
    stakes: usual,
    even: 'push',
    summaries: [
      ['Table of 4', 'Bàn 4 người'],
      ['Table of 2', 'Bàn 2 người'],
    ],
    pays: [
      [190, 0.46],
      [100, 0.05],
    ],
  },
  INHOUSE: {
    share: 3,
    bets: [4, 10],
    gap: 2,
    settles: 1,
    stakes: small,
    summaries: [
      ['5 mines, 4 gems', '5 mìn, 4 đá quý'],
      ['Cash out at 1.50', 'Rút tại 1.50'],
      ['3 mines, 6 gems', '3 mìn, 6 đá quý'],
    ],
    pays: [
      [150, 0.25],
      [253, 0.17],
      [600, 0.03],
    ],
  },
};
