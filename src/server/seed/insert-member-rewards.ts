import type { Queries } from '../db/database.ts';
import { memberRewards } from '../db/schema/bonuses.ts';
import { seedMembers } from './members.ts';
import { reward } from './seed-promotion.ts';
import { inCurrency, type SeedCurrency } from './with-amounts.ts';

const DAY = 86_400_000;

/** What waits for the demo player in the reward centre, and what it missed. */
export async function insertMemberRewards(tx: Queries, now: Date, currency: SeedCurrency): Promise<void> {
  const memberId = seedMembers.find(({ account }) => account === 'player01')?.id;
  if (memberId === undefined) throw new Error('no demo account player01');
  const at = (days: number) => new Date(now.getTime() + days * DAY);
  const cash = (amount: string) => reward('cash', { amount: inCurrency(amount, currency) });
  const about = { memberId, source: 'promotion', sourceId: 'p-103' } as const;
  const rebate = { EN: 'Weekly rebate', VI: 'Hoàn trả tuần' };
  const share = { EN: "0.4% of last week's play", VI: '0.4% tiền cược tuần trước' };
  const contributions = [
    { gameType: 'RNG' as const, rate: 10_000 },
    { gameType: 'INHOUSE' as const, rate: 10_000 },
  ];
  await tx.orm.insert(memberRewards).values([
    {
      ...about,
      id: 'rw-5102',
      key: 'seed:rw-5102',
      title: rebate,
      text: share,
      reward: cash('8.42'),
      grantedAt: at(-1),
      expiresAt: at(6),
    },
    {
      id: 'rw-5103',
      key: 'seed:rw-5103',
      memberId,
      source: 'rank',
      sourceId: null,
      title: { EN: 'Rank gift', VI: 'Quà lên hạng' },
      text: { EN: 'Bonus money for your rank', VI: 'Tiền thưởng theo hạng của bạn' },
      reward: reward('bonus', { amount: inCurrency('15.00', currency) }),
      wagering: { multiple: 5, base: 'bonus', days: 7, maxStake: inCurrency('10.00', currency), contributions },
      grantedAt: at(-2),
      expiresAt: at(12),
    },
    {
      ...about,
      id: 'rw-5101',
      key: 'seed:rw-5101',
      title: rebate,
      text: share,
      reward: cash('3.10'),
      grantedAt: at(-15),
      expiresAt: at(-8),
    },
  ]);
}
