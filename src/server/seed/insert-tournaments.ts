import type { Queries } from '../db/database.ts';
import { tournaments } from '../db/schema/tournaments.ts';
import { inCurrency, type SeedCurrency } from './with-amounts.ts';

const DAY = 86_400_000;

/** Places and the prize of each, in dollars. */
type Prizes = readonly (readonly [from: number, to: number, dollars: string])[];

/** The prizes of the banner: 250,000 for the first 500. */
const race: Prizes = [
  [1, 1, '65000.00'],
  [2, 2, '30000.00'],
  [3, 3, '20000.00'],
  [4, 10, '5000.00'],
  [11, 50, '1000.00'],
  [51, 200, '200.00'],
  [201, 500, '100.00'],
];
const climb: Prizes = [
  [1, 1, '500.00'],
  [2, 3, '200.00'],
  [4, 10, '50.00'],
];

/** Inserts the tournament of the home page's banner, which ends in three days, and one by multipliers. */
export async function insertTournaments(tx: Queries, now: Date, currency: SeedCurrency): Promise<void> {
  const prizesOf = (prizes: Prizes) =>
    prizes.map(([from, to, dollars]) => ({ from, to, amount: inCurrency(dollars, currency) }));
  const after = (days: number) => new Date(now.getTime() + days * DAY);
  const minimumStake = inCurrency('0.10', currency);
  const rows: (typeof tournaments.$inferInsert)[] = [
    {
      id: 't-1',
      metric: 'turnover',
      vendorCode: 'SAF',
      minimumStake,
      prizes: prizesOf(race),
      startsAt: after(-7),
      endsAt: after(3),
      title: { EN: 'Lantern Race', VI: 'Đua đèn lồng' },
      text: {
        EN: 'Every spin on Saffron Play games moves you up.',
        VI: 'Mỗi vòng quay ở trò chơi Saffron Play là một bậc.',
      },
    },
    {
      id: 't-2',
      metric: 'multiplier',
      category: 'INHOUSE',
      minimumStake,
      prizes: prizesOf(climb),
      startsAt: after(-3),
      endsAt: after(11),
      title: { EN: 'Highest climb', VI: 'Bay cao nhất' },
      text: {
        EN: 'Your best multiplier in a game of ours counts.',
        VI: 'Hệ số cao nhất của bạn trong một trò chơi của chúng tôi được tính.',
      },
    },
  ];
  await tx.orm.insert(tournaments).values(rows);
}
