import { amountOf, compareAmounts, subtractAmounts } from '#shared/money/amount.ts';
import type { Queries } from '../../db/database.ts';
import { depositSteps, deposits, withdrawalSteps, withdrawals } from '../../db/schema/payments.ts';
import { betSettlements, bets } from '../../db/schema/play.ts';
import { hashPassword } from '../../domain/identity/session/password.ts';
import { type Posting, postAll } from '../../domain/money/wallet/post.ts';
import { bindAccount } from '../insert-accounts.ts';
import { insertMember } from '../insert-members.ts';
import { historyMember, type SeedMember, seedMembers } from '../members.ts';
import { inCurrency, type SeedCurrency } from '../with-amounts.ts';
import { betPostings, depositPostings, withdrawalPostings, withOpening } from './history-postings.ts';
import {
  betRow,
  countValidTurnover,
  depositRow,
  depositStepRows,
  type Past,
  settlementRow,
  stepRows,
  withdrawalRow,
} from './history-rows.ts';
import { betIn, depositIn } from './insert-plays.ts';
import { type PlannedBet, planBets } from './plan-bets.ts';
import { endedDeposits, type PlannedDeposit, runningDeposits } from './plan-deposits.ts';
import { endedWithdrawals, type PlannedWithdrawal, runningWithdrawals } from './plan-withdrawals.ts';

const DAY = 86_400_000;
const HISTORIC = 'player01';
/** The payment password of the second member; the README publishes it. */
const PAYMENT_PASSWORD = '418276';
const SET_PASSWORD = `
  update members set payment_password_hash = $2, payment_password_changed_at = created_at where id = $1`;

/** Whether the opening of an account comes with its history. */
export function hasHistory({ account }: SeedMember): boolean {
  return account === HISTORIC;
}

/** What else came to the player's main wallet. */
interface OtherIncome {
  readonly postings: readonly Posting[];
  /** What is posted after the history. */
  readonly later: string;
}

/**
 * Inserts the 90 days before the demo: the player's bets, rebates, deposits and withdrawals. All have ended but one
 * bet. Deposits and withdrawals of a second member are under way. The balances are those of the demo accounts.
 */
export async function insertHistory(
  tx: Queries,
  now: Date,
  currency: SeedCurrency,
  income: OtherIncome = NO_INCOME,
): Promise<void> {
  const player = seedMembers.find(hasHistory);
  if (player === undefined) throw new Error(`no demo account ${HISTORIC}`);
  const played = planBets(now);
  const payee = { memberId: player.id, accountId: 'ba-1101', payeeName: player.payeeName };
  const ended = endedWithdrawals(payee, now);
  await insertPast(tx, {
    member: player,
    now,
    currency,
    bets: played,
    deposits: endedDeposits(player.id, now),
    withdrawals: ended,
    income,
  });
  await insertMember(tx, historyMember, now);
  const { id: memberId, payeeName } = historyMember;
  await tx.query('seed_history_password', SET_PASSWORD, [memberId, await hashPassword(PAYMENT_PASSWORD)]);
  const account = { id: 'ba-1121', memberId, payeeName, number: '19034570026' };
  await bindAccount(tx, now, { ...account, kind: 'bank', bankCode: 'SAOMAI', bankName: 'Sao Mai Bank' });
  const running = runningWithdrawals({ memberId, accountId: account.id, payeeName }, now);
  await insertPast(tx, {
    member: historyMember,
    now,
    currency,
    bets: [],
    deposits: runningDeposits(memberId, now),
    withdrawals: running,
    income: NO_INCOME,
  });
}

const NO_INCOME: OtherIncome = { postings: [], later: '0.00' };

interface MemberPast {
  readonly member: SeedMember;
  readonly now: Date;
  readonly currency: SeedCurrency;
  readonly bets: readonly PlannedBet[];
  readonly deposits: readonly PlannedDeposit[];
  readonly withdrawals: readonly PlannedWithdrawal[];
  readonly income: OtherIncome;
}

async function insertPast(tx: Queries, planned: MemberPast): Promise<void> {
  const past = { ...planned, ...converted(planned) };
  const { member, now } = past;
  const { code: currency } = past.currency;
  const { id: memberId, ageDays } = member;
  const balance = subtractAmounts(inCurrency(member.balance, past.currency), past.income.later);
  const moved = [
    ...betPostings(past.bets, memberId, currency),
    ...rebatePostings(past.bets, memberId, currency, now),
    ...past.deposits.flatMap((planned) => depositPostings(planned, currency)),
    ...past.withdrawals.flatMap((planned) => withdrawalPostings(planned, currency)),
    ...past.income.postings,
  ];
  const at = new Date(now.getTime() - ageDays * DAY);
  const postings = withOpening(moved, { memberId, balance, currency, at });
  if (past.bets.length > 0) {
    await tx.orm.insert(bets).values(past.bets.map((bet) => betRow(bet, memberId)));
    await tx.orm.insert(betSettlements).values(past.bets.flatMap((bet) => settlementRow(bet, memberId)));
    await countValidTurnover(tx, [memberId]);
  }
  const all: Past = { ...past, postings };
  await tx.orm.insert(deposits).values(past.deposits.map((planned) => depositRow(planned, all)));
  await tx.orm.insert(depositSteps).values(past.deposits.flatMap(depositStepRows));
  await tx.orm.insert(withdrawals).values(past.withdrawals.map((planned) => withdrawalRow(planned, all)));
  await tx.orm.insert(withdrawalSteps).values(past.withdrawals.flatMap(stepRows));
  await postAll(tx, postings);
}

/** The plan in the brand's currency. */
function converted({ currency, bets: played, deposits: paid, withdrawals: taken }: MemberPast) {
  return {
    bets: played.map((bet) => betIn(currency, bet)),
    deposits: paid.map((deposit) => depositIn(currency, deposit)),
    withdrawals: taken.map((withdrawal) => ({ ...withdrawal, amount: inCurrency(withdrawal.amount, currency) })),
  };
}

/** Basis points of the stakes on slots of a week. */
const REBATE = 40;
const WEEK = 7 * DAY;

/** The rebates of the past weeks. */
function rebatePostings(played: readonly PlannedBet[], memberId: number, currency: string, now: Date): Posting[] {
  return Array.from({ length: 12 }, (_, index) => now.getTime() - (index + 1) * WEEK).flatMap((end, index) => {
    const ofWeek = played.filter(({ category, settledAt }) => {
      const age = settledAt === null ? -1 : end - settledAt.getTime();
      return category === 'RNG' && age >= 0 && age < WEEK;
    });
    const cents = ofWeek.reduce((sum, { stake }) => sum + Number(stake.replace('.', '')), 0);
    const amount = amountOf(cents * REBATE, 1_000_000, 2);
    if (compareAmounts(amount, '0') === 0) return [];
    const key = `rebate:${memberId}:${index}`;
    const entries = [
      { house: 'promotions', amount: `-${amount}` },
      { memberId, purpose: 'main', amount },
    ] as const;
    return [{ key, kind: 'rebate', reason: REASON, at: new Date(end), currency, entries }];
  });
}

/** The promotion of the sandbox that pays rebates. */
const REASON = { kind: 'promotion', id: 'p-103' } as const;
