import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { members, ranks } from '../db/schema/members.ts';
import { type RankWords, rankPrivileges, rankRules, rankTurnover } from '../db/schema/ranks.ts';
import { cleanHtml } from '../domain/ground/html/html.ts';
import { seedMembers, seedRanks } from './members.ts';
import { inCurrency, type SeedCurrency } from './with-amounts.ts';

interface SeedTier {
  readonly level: number;
  readonly pointsNeeded: number;
  readonly pointsToKeep: number;
  /** Basis points on slots and on live tables. */
  readonly rebates: readonly [number, number];
  readonly birthday: string;
  /** Null for no cap. */
  readonly withdrawals: number | null;
  readonly withdrawn: string;
  readonly support: RankWords;
}

const chat = { EN: 'Chat', VI: 'Trò chuyện' };
const firstInLine = { EN: 'Chat first in line', VI: 'Trò chuyện ưu tiên' };
const vipLine = { EN: 'VIP line', VI: 'Đường dây VIP' };
const ownHost = { EN: 'Own host', VI: 'Người chăm sóc riêng' };

/** The requirements and benefits of each rank. */
const seedTiers: readonly SeedTier[] = [
  {
    level: 0,
    pointsNeeded: 0,
    pointsToKeep: 0,
    rebates: [30, 20],
    birthday: '5.00',
    withdrawals: 3,
    withdrawn: '2000.00',
    support: chat,
  },
  {
    level: 1,
    pointsNeeded: 500,
    pointsToKeep: 200,
    rebates: [35, 22],
    birthday: '10.00',
    withdrawals: 4,
    withdrawn: '3000.00',
    support: chat,
  },
  {
    level: 2,
    pointsNeeded: 2_500,
    pointsToKeep: 1_000,
    rebates: [40, 25],
    birthday: '30.00',
    withdrawals: 5,
    withdrawn: '5000.00',
    support: chat,
  },
  {
    level: 3,
    pointsNeeded: 10_000,
    pointsToKeep: 4_000,
    rebates: [60, 40],
    birthday: '100.00',
    withdrawals: 8,
    withdrawn: '15000.00',
    support: firstInLine,
  },
  {
    level: 4,
    pointsNeeded: 40_000,
    pointsToKeep: 16_000,
    rebates: [70, 45],
    birthday: '200.00',
    withdrawals: 10,
    withdrawn: '25000.00',
    support: firstInLine,
  },
  {
    level: 5,
    pointsNeeded: 100_000,
    pointsToKeep: 40_000,
    rebates: [80, 50],
    birthday: '300.00',
    withdrawals: 12,
    withdrawn: '40000.00',
    support: vipLine,
  },
  {
    level: 6,
    pointsNeeded: 300_000,
    pointsToKeep: 120_000,
    rebates: [100, 60],
    birthday: '1000.00',
    withdrawals: null,
    withdrawn: '100000.00',
    support: ownHost,
  },
];

/** The upgrade rules; the brand's figures are separate. */
const seedRankRules = {
  EN: [
    '<h2>How you rise</h2>',
    '<p>Rank points come from valid turnover alone: bets that are settled and can be won or lost. Void and returned bets, and bets on both sides of one event, bring none; a bet that wins less than half of its stake, or loses less, brings less.</p>',
    '<p>As soon as a check finds the points of a higher rank, the rank is yours, also more than one step at a time.</p>',
    '<h2>How you stay</h2>',
    '<p>At the end of its period a rank is kept by enough points of that period. Without them you go down by one rank, never by more.</p>',
    '<h2>Rebates</h2>',
    '<p>A rebate is a share of the valid turnover of a day. Slots and sport count in full, lotteries by half, live tables by a fifth.</p>',
    '<h2>What a rank is not</h2>',
    '<ul><li>Rank points cannot be spent and are no points of the mall.</li>',
    '<li>Limits that you have set for yourself apply at every rank.</li>',
    '<li>A rank never asks you to play more. Nothing you have is lost when it ends.</li></ul>',
  ].join(''),
  VI: [
    '<h2>Lên hạng</h2>',
    '<p>Điểm hạng chỉ đến từ doanh thu cược hợp lệ: những cược đã có kết quả, có thể thắng hoặc thua. Cược bị hủy, được hoàn tiền hoặc đặt cả hai bên của một trận không được tính; cược chỉ thắng hoặc thua dưới một nửa tiền cược được tính ít hơn.</p>',
    '<p>Khi một lần xét thấy bạn đủ điểm của hạng cao hơn, hạng đó là của bạn, kể cả khi vượt nhiều bậc cùng lúc.</p>',
    '<h2>Giữ hạng</h2>',
    '<p>Cuối mỗi kỳ, hạng được giữ nếu điểm trong kỳ đạt mức cần thiết. Nếu không, bạn xuống một bậc, không bao giờ nhiều hơn.</p>',
    '<h2>Hoàn trả</h2>',
    '<p>Tiền hoàn trả là một phần doanh thu cược hợp lệ trong ngày. Nổ hũ và thể thao được tính đủ, xổ số tính một nửa, bàn trực tiếp tính một phần năm.</p>',
    '<h2>Điều cần biết</h2>',
    '<ul><li>Điểm hạng không dùng để chi tiêu và không phải điểm đổi quà.</li>',
    '<li>Các hạn mức bạn tự đặt được áp dụng ở mọi hạng.</li>',
    '<li>Hạng không bao giờ bắt bạn chơi nhiều hơn. Khi hết hạng, bạn không mất gì đang có.</li></ul>',
  ].join(''),
} as const;

export interface SeedProgress {
  readonly account: string;
  /** Days between the check that gave the rank and seeding. */
  readonly reached: number;
  /** Days ago, and the valid turnover counted then. */
  readonly turnover: readonly (readonly [number, string])[];
}

/** The turnover that brought the demo accounts to their ranks. */
const seedProgress: readonly SeedProgress[] = [
  {
    account: 'agent01',
    reached: 60,
    turnover: [
      [82, '190000.00'],
      [70, '140000.00'],
      [61, '92500.00'],
      [33, '118200.00'],
      [12, '64350.00'],
    ],
  },
  {
    account: 'agent02',
    reached: 41,
    turnover: [
      [75, '58000.00'],
      [42, '47600.00'],
      [20, '31250.00'],
    ],
  },
  {
    account: 'promoter41',
    reached: 25,
    turnover: [
      [39, '3400.00'],
      [26, '1900.00'],
      [8, '1120.00'],
    ],
  },
  {
    account: 'player01',
    reached: 34,
    turnover: [
      [58, '9200.00'],
      [51, '8600.00'],
      [44, '7400.00'],
      [36, '6300.00'],
      [30, '8100.00'],
      [23, '9300.00'],
      [16, '6900.00'],
      [9, '5800.00'],
      [3, '2400.00'],
    ],
  },
];

const DAY = 86_400_000;
/** The days for which the demo accounts keep their ranks. */
const KEPT = 90;

/** Inserts the levels and names of the ranks. */
export async function insertRankLevels({ orm }: Queries): Promise<void> {
  await orm.insert(ranks).values([...seedRanks]);
}

/** Inserts the requirements, benefits and rules of the ranks. */
export async function insertRankRules(tx: Queries, currency: SeedCurrency): Promise<void> {
  for (const { level, pointsNeeded, pointsToKeep } of seedTiers) {
    await tx.orm.update(ranks).set({ pointsNeeded, pointsToKeep }).where(eq(ranks.level, level));
  }
  await tx.orm.insert(rankPrivileges).values(seedTiers.flatMap((tier) => privilegesOf(tier, currency)));
  await tx.orm.insert(rankRules).values([
    { language: 'EN', html: cleanHtml(seedRankRules.EN) },
    { language: 'VI', html: cleanHtml(seedRankRules.VI) },
  ]);
}

/** Inserts the turnover that brought the demo accounts to their ranks. */
export async function insertRankProgress(tx: Queries, now: Date, currency: SeedCurrency): Promise<void> {
  const daysFromNow = (days: number) => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);
  for (const { account, reached, turnover } of seedProgress) {
    const rankLevel = seedMembers.find((member) => member.account === account)?.rankLevel ?? 0;
    const [member] = await tx.orm
      .update(members)
      .set({ rankReachedOn: daysFromNow(-reached), rankKeptUntil: daysFromNow(KEPT - reached) })
      .where(and(eq(members.account, account), eq(members.rankLevel, rankLevel)))
      .returning({ id: members.id });
    // A sandbox that was changed since keeps its data.
    if (member === undefined) continue;
    const counted = turnover.map(([days, amount]) => ({
      memberId: member.id,
      countedOn: daysFromNow(-days),
      amount: inCurrency(amount, currency),
    }));
    await tx.orm.insert(rankTurnover).values(counted);
  }
}

function privilegesOf({ level, rebates, birthday, withdrawals, withdrawn, support }: SeedTier, currency: SeedCurrency) {
  const [slots, live] = rebates;
  return [
    { kind: 'rebate_slots' as const, rate: slots },
    { kind: 'rebate_live' as const, rate: live },
    { kind: 'birthday_credit' as const, amount: inCurrency(birthday, currency) },
    { kind: 'withdrawals_per_day' as const, count: withdrawals },
    { kind: 'withdrawal_amount_per_day' as const, amount: inCurrency(withdrawn, currency) },
    { kind: 'vip_support' as const, words: support },
  ].map((privilege, position) => ({ level, position, ...privilege }));
}
