import type { Queries } from '../../db/database.ts';
import { depositSteps, deposits } from '../../db/schema/payments.ts';
import { betSettlements, bets } from '../../db/schema/play.ts';
import { postAll } from '../../domain/money/wallet/post.ts';
import { inCurrency, type SeedCurrency } from '../with-amounts.ts';
import { betPostings, depositPostings } from './history-postings.ts';
import { betRow, countValidTurnover, depositRow, depositStepRows, settlementRow } from './history-rows.ts';
import type { PlannedBet } from './plan-bets.ts';
import type { PlannedDeposit } from './plan-deposits.ts';

/** What an account has played and deposited, in dollars. */
export interface PlannedPlay {
  readonly memberId: number;
  readonly bets: readonly PlannedBet[];
  readonly deposits: readonly PlannedDeposit[];
}

/** A statement has at most 65,535 parameters. */
const ROWS = 2_000;

/** Inserts what accounts have played and deposited, with its movements of money; each account needs an empty wallet. */
export async function insertPlays(tx: Queries, plays: readonly PlannedPlay[], currency: SeedCurrency): Promise<void> {
  const pasts = plays.map((play) => pastOf(inBrand(play, currency), currency.code));
  await inParts(
    pasts.flatMap(({ rows }) => rows.bets),
    (rows) => tx.orm.insert(bets).values(rows),
  );
  await inParts(
    pasts.flatMap(({ rows }) => rows.settlements),
    (rows) => tx.orm.insert(betSettlements).values(rows),
  );
  await countValidTurnover(
    tx,
    plays.map(({ memberId }) => memberId),
  );
  await inParts(
    pasts.flatMap(({ rows }) => rows.deposits),
    (rows) => tx.orm.insert(deposits).values(rows),
  );
  await inParts(
    pasts.flatMap(({ rows }) => rows.steps),
    (rows) => tx.orm.insert(depositSteps).values(rows),
  );
  await inParts(
    pasts.flatMap(({ postings }) => postings),
    (postings) => postAll(tx, postings),
  );
}

function inBrand(play: PlannedPlay, currency: SeedCurrency): PlannedPlay {
  return {
    ...play,
    bets: play.bets.map((bet) => betIn(currency, bet)),
    deposits: play.deposits.map((deposit) => depositIn(currency, deposit)),
  };
}

/** A bet that was planned in dollars. */
export function betIn(currency: SeedCurrency, bet: PlannedBet): PlannedBet {
  return { ...bet, stake: inCurrency(bet.stake, currency), payout: inCurrency(bet.payout, currency) };
}

/** A deposit that was planned in dollars. */
export function depositIn(currency: SeedCurrency, deposit: PlannedDeposit): PlannedDeposit {
  const convert = (amount: string) => inCurrency(amount, currency);
  const { amount, fee, credited } = deposit;
  return { ...deposit, amount: convert(amount), fee: convert(fee), credited: convert(credited) };
}

/** The rows of what an account has played, and its movements of money in the order of their times. */
function pastOf({ memberId, ...play }: PlannedPlay, currency: string) {
  const postings = [
    ...betPostings(play.bets, memberId, currency),
    ...play.deposits.flatMap((deposit) => depositPostings(deposit, currency)),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const past = { ...play, postings, withdrawals: [] };
  return {
    postings,
    rows: {
      bets: play.bets.map((bet) => betRow(bet, memberId)),
      settlements: play.bets.flatMap((bet) => settlementRow(bet, memberId)),
      deposits: play.deposits.map((deposit) => depositRow(deposit, past)),
      steps: play.deposits.flatMap(depositStepRows),
    },
  };
}

async function inParts<Row>(rows: readonly Row[], insert: (part: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS) await insert(rows.slice(at, at + ROWS));
}
