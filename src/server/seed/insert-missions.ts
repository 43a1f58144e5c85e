import type { Queries } from '../db/database.ts';
import { missions } from '../db/schema/missions.ts';
import { reward } from './seed-promotion.ts';
import { inCurrency, type SeedCurrency, withAmounts } from './with-amounts.ts';

const DAY = 86_400_000;

/** Inserts the missions of the contract's stories, and one for each other thing that missions count. */
export async function insertMissions(tx: Queries, now: Date, currency: SeedCurrency): Promise<void> {
  const points = (count: number) => ({
    reward: reward('points', { points: count }),
    text: { EN: `${count} points`, VI: `${count} điểm` },
  });
  const startsAt = new Date(now.getTime() - 60 * DAY);
  const contributions = [
    { gameType: 'RNG' as const, rate: 10_000 },
    { gameType: 'INHOUSE' as const, rate: 10_000 },
  ];
  const rows: (typeof missions.$inferInsert)[] = [
    {
      id: 'mi-301',
      kind: 'games',
      target: '3',
      repeats: 'day',
      categories: ['RNG'],
      ...points(20),
      startsAt,
      title: { EN: 'Play three different slots today', VI: 'Chơi ba trò nổ hũ khác nhau hôm nay' },
    },
    {
      id: 'mi-302',
      kind: 'deposit',
      target: inCurrency('100.00', currency),
      repeats: 'week',
      startsAt,
      title: { EN: 'Deposit ¤100.00 this week', VI: 'Nạp ¤100.00 trong tuần này' },
      reward: reward('bonus', { amount: inCurrency('2.00', currency) }),
      text: { EN: '¤2.00 of bonus money', VI: '¤2.00 tiền thưởng' },
      wagering: { multiple: 3, base: 'bonus', days: 7, maxStake: inCurrency('10.00', currency), contributions },
    },
    {
      id: 'mi-303',
      kind: 'login_days',
      target: '5',
      repeats: 'week',
      ...points(50),
      startsAt,
      title: { EN: 'Log in on five days this week', VI: 'Đăng nhập năm ngày trong tuần này' },
    },
    {
      id: 'mi-304',
      kind: 'turnover',
      target: inCurrency('500.00', currency),
      repeats: 'week',
      startsAt,
      ...points(100),
      title: { EN: 'Bet ¤500.00 this week', VI: 'Cược ¤500.00 trong tuần này' },
    },
    {
      id: 'mi-305',
      kind: 'bets',
      target: '10',
      repeats: 'day',
      categories: ['LOTT'],
      ...points(10),
      startsAt,
      title: { EN: 'Place ten lottery bets today', VI: 'Đặt mười cược xổ số hôm nay' },
    },
    {
      id: 'mi-306',
      kind: 'profile',
      target: '4',
      ...points(30),
      startsAt,
      title: { EN: 'Complete your profile', VI: 'Hoàn thiện hồ sơ của bạn' },
    },
    {
      id: 'mi-307',
      kind: 'win',
      target: inCurrency('250.00', currency),
      repeats: 'week',
      categories: ['RNG'],
      ...points(60),
      startsAt,
      title: { EN: 'Win ¤250.00 at the slots this week', VI: 'Thắng ¤250.00 ở trò nổ hũ trong tuần này' },
    },
  ];
  await tx.orm.insert(missions).values(withAmounts(rows, currency));
}
