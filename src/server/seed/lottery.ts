import { createHash } from 'node:crypto';
import type { PrizeMode } from '#generated/model/index.ts';
import { counted } from '#shared/text/words.ts';
import type { Queries } from '../db/database.ts';
import {
  type Drawing,
  lotteryDraws,
  lotteryDrawVersions,
  lotteryGames,
  lotteryGameTexts,
  lotteryGroups,
  lotteryGroupTexts,
  type Timetable,
} from '../db/schema/lottery.ts';
import { drawNumbers } from '../domain/lottery/draws/draw-seeds.ts';
import { stationDays } from '../domain/lottery/draws/draws.ts';
import type { DrawPlan } from '../domain/lottery/draws/next-draw.ts';
import { plannedDraws } from '../domain/lottery/draws/planned-draws.ts';
import { drawingOf, ENTERED, insertLotteryRules } from './lottery-rules.ts';
import { type SeedBrand, withBrand } from './with-amounts.ts';

/** The groups in the order of the menu, with their names in English and Vietnamese. */
const groups = [
  ['SSC', 'Five digits', 'Năm chữ số'],
  ['11X5', 'Five of eleven', '11 chọn 5'],
  ['K3', 'Three dice', 'Ba xúc xắc'],
  ['PK10', 'Racing ten', 'Đua xe 10'],
  ['PC28', 'Lucky 28', 'May mắn 28'],
  ['VN', 'Vietnam', 'Việt Nam'],
  ['VN_FAST', 'Vietnam, fast draws', 'Việt Nam, quay nhanh'],
] as const;

type Group = (typeof groups)[number][0];

interface SeedLottery {
  readonly code: string;
  readonly group: Group;
  readonly mode: PrizeMode;
  readonly EN: string;
  readonly VI: string;
  readonly seconds?: number;
  readonly timetable?: Timetable;
  readonly nodeId?: number;
  readonly hot?: boolean;
}

const timeZone = 'Asia/Ho_Chi_Minh';

/** Stations by weekday, Monday first; the first of a day is its main station. */
const north: Timetable = {
  timeZone,
  closedAtTet: true,
  at: '18:15',
  stations: [['HN'], ['QN'], ['BN'], ['HN'], ['HP'], ['ND'], ['TB']],
};
const central: Timetable = {
  timeZone,
  closedAtTet: true,
  at: '17:15',
  stations: [
    ['TTH', 'PY'],
    ['DLK', 'QNM'],
    ['DNG', 'KH'],
    ['BDH', 'QT', 'QB'],
    ['GL', 'NT'],
    ['DNG', 'QNG', 'DNO'],
    ['KT', 'KH', 'TTH'],
  ],
};
const south: Timetable = {
  timeZone,
  closedAtTet: true,
  at: '16:15',
  stations: [
    ['HCM', 'DT', 'CM'],
    ['BTR', 'VT', 'BL'],
    ['DN', 'CT', 'ST'],
    ['TN', 'AG', 'BTH'],
    ['VL', 'BD', 'TV'],
    ['HCM', 'LA', 'BP', 'HG'],
    ['TG', 'KG', 'DL'],
  ],
};

/** A digit lottery at the interval that its code names. */
function timed(group: Group, mode: PrizeMode, minutes: number, name: string, hot = false): SeedLottery {
  const code = `${mode === 'ZY' ? 'ZY_' : ''}${group}_${minutes}M`;
  const own = mode === 'ZY' ? ' {{brand}}' : '';
  return {
    code,
    group,
    mode,
    seconds: minutes * 60,
    hot,
    EN: `${name}${own} ${counted(minutes, 'minute')}`,
    VI: `${name}${own} ${minutes} phút`,
  };
}

/** The games of the lottery in the order of their groups. */
const seedLotteries: readonly SeedLottery[] = [
  timed('SSC', 'Lott', 5, 'SSC', true),
  timed('SSC', 'Lott', 1, 'SSC'),
  timed('SSC', 'Lott', 3, 'SSC'),
  timed('SSC', 'ZY', 1, 'SSC'),
  {
    code: 'E_SSC_45S',
    group: 'SSC',
    mode: 'Elott',
    seconds: 45,
    EN: 'Fast five 45 seconds',
    VI: 'Năm số nhanh 45 giây',
  },
  timed('11X5', 'Lott', 1, '11x5'),
  timed('11X5', 'Lott', 5, '11x5'),
  timed('K3', 'Lott', 1, 'K3'),
  timed('K3', 'Lott', 3, 'K3'),
  timed('K3', 'ZY', 1, 'K3'),
  {
    code: 'E_K3_1M',
    group: 'K3',
    mode: 'Elott',
    seconds: 60,
    EN: 'Fast dice 1 minute',
    VI: 'Xúc xắc nhanh 1 phút',
  },
  timed('PK10', 'Lott', 1, 'PK10'),
  timed('PK10', 'Lott', 5, 'PK10'),
  {
    code: 'E_PK10_45S',
    group: 'PK10',
    mode: 'Elott',
    seconds: 45,
    EN: 'Fast race 45 seconds',
    VI: 'Đua nhanh 45 giây',
  },
  timed('PC28', 'Lott', 3, 'PC28'),
  timed('PC28', 'Lott', 5, 'PC28'),
  {
    code: 'VN_NORTH',
    group: 'VN',
    mode: 'SEA',
    timetable: north,
    nodeId: 31_001,
    hot: true,
    EN: 'VN North',
    VI: 'Xổ số miền Bắc',
  },
  {
    code: 'VN_CENTRAL',
    group: 'VN',
    mode: 'SEA',
    timetable: central,
    nodeId: 31_002,
    hot: true,
    EN: 'VN Central',
    VI: 'Xổ số miền Trung',
  },
  {
    code: 'VN_SOUTH',
    group: 'VN',
    mode: 'SEA',
    timetable: south,
    nodeId: 31_003,
    hot: true,
    EN: 'VN South',
    VI: 'Xổ số miền Nam',
  },
  {
    code: 'VN_FAST_5M',
    group: 'VN_FAST',
    mode: 'SEA',
    seconds: 300,
    EN: 'VN Fast 5 minutes',
    VI: 'Xổ số nhanh 5 phút',
  },
  {
    code: 'VN_FAST_1M',
    group: 'VN_FAST',
    mode: 'SEA',
    seconds: 60,
    EN: 'VN Fast 1 minute',
    VI: 'Xổ số nhanh 1 phút',
  },
];

/** Inserts the lotteries with their menu; in a demo with the results of the one whose results operators enter. */
export async function insertLottery(
  tx: Queries,
  now: Date,
  { brand, demo }: { readonly brand: SeedBrand; readonly demo: boolean },
): Promise<void> {
  const { orm } = tx;
  await orm.insert(lotteryGroups).values(groups.map(([code], position) => ({ code, position })));
  const labels = groups.flatMap(([groupCode, EN, VI]) => [
    { groupCode, language: 'EN' as const, label: EN },
    { groupCode, language: 'VI' as const, label: VI },
  ]);
  await orm.insert(lotteryGroupTexts).values(labels);
  const rows = seedLotteries.map(({ code, group, mode, seconds, timetable, nodeId, hot }, position) => ({
    code,
    groupCode: group,
    vendorCode: 'TCG_SEA',
    nodeId: nodeId ?? null,
    prizeMode: mode,
    position,
    accountTypeName: mode === 'SEA' ? 'TCG_LOTTO_VN' : 'TCG_LOTTO',
    area: mode === 'SEA' ? ('VN' as const) : null,
    isHot: hot ?? false,
    source: timetable === undefined ? ('built_in' as const) : ('external' as const),
    intervalSeconds: seconds ?? null,
    timetable: timetable ?? null,
    closeSeconds: timetable === undefined ? closeOf(seconds ?? 0) : 900,
  }));
  await orm.insert(lotteryGames).values(rows);
  await insertLotteryRules(tx, rows, { currency: brand.currency, demo });
  const names = withBrand(seedLotteries, brand).flatMap(({ code, EN, VI }) => [
    { gameCode: code, language: 'EN' as const, name: EN },
    { gameCode: code, language: 'VI' as const, name: VI },
  ]);
  await orm.insert(lotteryGameTexts).values(names);
  for (const row of rows.filter(({ code }) => demo && code === ENTERED)) {
    const drawing = drawingOf(row);
    if (drawing !== undefined) await insertResults(tx, { ...row, days: [] }, { drawing, timeZone, now });
  }
}

const DAY = 86_400_000;
/** How long after its time (ms) a result was entered. */
const TAKEN = 20 * 60_000;

/**
 * Inserts the results that operators entered for a game of the demonstration, as far back as its draws are listed. The last
 * day with draws has none: they wait for an operator.
 */
async function insertResults(
  { orm }: Queries,
  plan: DrawPlan,
  { drawing, timeZone, now }: { readonly drawing: Drawing; readonly timeZone: string; readonly now: Date },
): Promise<void> {
  const range = { from: now.getTime() - stationDays * DAY, to: now.getTime() - TAKEN };
  const { count, oldest } = plannedDraws(plan, range, timeZone);
  const past = oldest(0, count);
  const entered = past.filter(({ drawAt }) => drawAt < (past.at(-1)?.drawAt ?? 0));
  if (entered.length === 0) return;
  const rows = entered.map(({ drawId, opensAt, closesAt, drawAt, ...draw }) => {
    const prizes = drawNumbers(
      createHash('sha256').update(drawId).digest('hex'),
      drawId,
      drawing,
      'portico-hmac-sha256-1',
    );
    const enteredAt = new Date(drawAt + TAKEN);
    return {
      ...draw,
      id: drawId,
      gameCode: plan.code,
      state: 'settled' as const,
      version: 1,
      prizes,
      opensAt: new Date(opensAt),
      closesAt: new Date(closesAt),
      drawAt: new Date(drawAt),
      enteredAt,
      settledAt: enteredAt,
    };
  });
  await orm.insert(lotteryDraws).values(rows);
  await orm.insert(lotteryDrawVersions).values(
    rows.map(({ id, version, prizes, enteredAt }) => ({
      drawId: id,
      version,
      prizes,
      enteredAt,
      enteredBy: 'op_mai',
    })),
  );
}

/** Slow draws give the server half a minute, fast ones a few seconds. */
function closeOf(seconds: number): number {
  return seconds >= 300 ? 30 : seconds >= 180 ? 15 : 5;
}
