import { seededRandom } from '#shared/art/seed.ts';
import type { PlannedPlay } from '../history/insert-plays.ts';
import { knownShelves, numbered, playSittings } from '../history/plan-bets.ts';
import { walletDeposit } from '../history/plan-deposits.ts';
import { depositsFor } from '../team/plan-play.ts';

/** A friend that the demo player invited. Times are days before seeding. */
export interface SeedFriend {
  readonly account: string;
  readonly nickname: string;
  readonly payeeName: string;
  readonly ageDays: number;
  /** When it sat down to play. */
  readonly sittings?: readonly number[];
  /** A deposit that it has not played with. */
  readonly deposit?: { readonly amount: string; readonly age: number };
  /** Bound the inviter's own payout account. */
  readonly isInviter?: true;
}

const HOURS_5 = 5 / 24;

/** Friends in every state: two who play, one who only deposited, one who just registered, and a refused account. */
export const seedFriends: readonly SeedFriend[] = [
  {
    account: 'haiyen88',
    nickname: 'Hải Yến',
    payeeName: 'DO HAI YEN',
    ageDays: 64,
    sittings: [63, 41, 27, 13, 6],
  },
  {
    account: 'minhtri90',
    nickname: 'Minh Trí',
    payeeName: 'LY MINH TRI',
    ageDays: 17.5,
    deposit: { amount: '50.00', age: 10 },
  },
  { account: 'khoa90', nickname: 'Khoa', payeeName: 'NGUYEN MINH KHOA', ageDays: 12, isInviter: true },
  { account: 'tuanvu', nickname: 'Tuấn Vũ', payeeName: 'HO TUAN VU', ageDays: 9, sittings: [8, 5, 4] },
  { account: 'thaovy', nickname: 'Thảo Vy', payeeName: 'BUI THAO VY', ageDays: HOURS_5 },
];

const DAY = 86_400_000;
const FIRST_BET = 80_001;
const FIRST_DEPOSIT = 8_001;

/** What the friends have played and deposited, in dollars; the same every time. */
export function planFriends(ids: readonly number[], now: Date): PlannedPlay[] {
  const random = seededRandom(90_007);
  const shelves = knownShelves(now);
  let [bet, paid] = [FIRST_BET, FIRST_DEPOSIT];
  const before = (days: number) => now.getTime() - days * DAY;
  return seedFriends.map(({ sittings = [], deposit }, index) => {
    const memberId = ids[index];
    if (memberId === undefined) throw new Error('a friend without an account');
    const bets = numbered(playSittings(sittings.map(before), shelves, random), bet);
    const deposits = deposit
      ? [
          walletDeposit(
            memberId,
            { id: `dep-${paid}`, amount: deposit.amount, creditedAt: new Date(before(deposit.age)) },
            now,
          ),
        ]
      : depositsFor(memberId, bets, { first: paid, now });
    bet += bets.length;
    paid += deposits.length;
    return { memberId, bets, deposits };
  });
}
