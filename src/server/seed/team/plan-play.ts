import { type Random, seededRandom } from '#shared/art/seed.ts';
import { addAmounts, compareAmounts, subtractAmounts } from '#shared/money/amount.ts';
import {
  HISTORY_DAYS,
  knownShelves,
  numbered,
  type PlannedBet,
  playSittings,
  type Sat,
  type Shelves,
} from '../history/plan-bets.ts';
import { type PlannedDeposit, walletDeposit } from '../history/plan-deposits.ts';
import type { TeamAccount } from './plan-team.ts';

/** What an account of the team has played and deposited, in dollars. */
export interface TeamPlay {
  readonly account: TeamAccount;
  readonly bets: readonly PlannedBet[];
  readonly deposits: readonly PlannedDeposit[];
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FIRST_BET = 30_001;
const FIRST_DEPOSIT = 5_001;
const DEPOSITS = ['50.00', '100.00', '200.00', '500.00', '1000.00'];

/** The settled bets of a team in the 90 days before `now`, and the deposits that paid for them; the same every time. */
export function planPlay(team: readonly TeamAccount[], now: Date): TeamPlay[] {
  const random = seededRandom(90_003);
  const shelves = knownShelves(now);
  let [bet, deposit] = [FIRST_BET, FIRST_DEPOSIT];
  return team
    .filter(({ sittings }) => sittings > 0)
    .map((account) => {
      const bets = numbered(betsOf(account, { shelves, random, now }), bet);
      const deposits = depositsFor(account.id, bets, { first: deposit, now });
      bet += bets.length;
      deposit += deposits.length;
      return { account, bets, deposits };
    });
}

interface Setting {
  readonly shelves: Shelves;
  readonly random: Random;
  readonly now: Date;
}

/** Bets that have ended, none before the account was a day old. */
function betsOf({ sittings, ageDays }: TeamAccount, { shelves, random, now }: Setting): Sat[] {
  const days = Math.min(HISTORY_DAYS, ageDays) - 1;
  const begins = Array.from({ length: sittings }, () => now.getTime() - Math.round(days * random() * DAY));
  return playSittings(begins, shelves, random).filter(({ settledAt }) => settledAt <= now);
}

/** A deposit shortly before each bet that the wallet could not pay. */
export function depositsFor(
  memberId: number,
  bets: readonly PlannedBet[],
  { first, now }: { readonly first: number; readonly now: Date },
): PlannedDeposit[] {
  const deposits: PlannedDeposit[] = [];
  let balance = '0.00';
  let paid: PlannedBet[] = [];
  for (const bet of bets) {
    const ended = paid.filter(({ settledAt }) => settledAt !== null && settledAt <= bet.placedAt);
    paid = paid.filter((other) => !ended.includes(other));
    for (const { payout } of ended) balance = addAmounts(balance, payout);
    if (compareAmounts(balance, bet.stake) < 0) {
      const amount = DEPOSITS.find((one) => compareAmounts(one, bet.stake) >= 0) ?? bet.stake;
      deposits.push(
        walletDeposit(memberId, { id: `dep-${first + deposits.length}`, amount, creditedAt: bet.placedAt }, now),
      );
      balance = addAmounts(balance, amount);
    }
    balance = subtractAmounts(balance, bet.stake);
    paid.push(bet);
  }
  return deposits;
}
