import type { VendorTransaction } from '#generated/model/index.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../shared/clock.ts';
import type { RandomBytes } from '../../shared/random.ts';
import { isMatch } from './kinds.ts';
import { fixtureOfBet, matchOutcome, resultOf } from './match-game.ts';
import { endRound, findRound, moveRound, overdueRounds, type VendorRound } from './rounds.ts';
import { purseOf } from './wager.ts';
import type { WalletClient } from './wallet-client.ts';

export interface SettleNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly wallet: WalletClient;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Pays what a round won, under one transaction id however often it is called. It throws unless the wallet took it, so
 * that a job calls it again.
 */
export async function payRound(
  { db, wallet }: Pick<SettleNeeds, 'db' | 'wallet'>,
  round: Pick<VendorRound, 'id' | 'vendor' | 'memberId' | 'payout' | 'creditKind' | 'result'>,
): Promise<VendorTransaction> {
  const { id, vendor, memberId, payout, creditKind, result } = round;
  const answer = await wallet.credit(vendor, {
    transactionId: `${id}-credit`,
    memberId,
    roundId: id,
    amount: payout ?? '0.00',
    roundEnded: true,
    kind: creditKind ?? 'win',
    ...(result !== null && { result }),
  });
  if (answer.kind !== 'done') throw new Error(`the wallet did not take the credit: ${whyOf(answer)}`);
  await moveRound(db, id, 'crediting', 'paid');
  return answer.value;
}

/** Takes a stake back whose debit had no answer. It throws unless the wallet took it, so that a job calls it again. */
export async function undoRound(
  { db, wallet }: Pick<SettleNeeds, 'db' | 'wallet'>,
  { id, vendor, memberId }: Pick<VendorRound, 'id' | 'vendor' | 'memberId'>,
): Promise<void> {
  const answer = await wallet.rollback(vendor, {
    transactionId: `${id}-rollback`,
    originalTransactionId: `${id}-debit`,
    memberId,
    roundId: id,
    reason: 'timeout',
  });
  if (answer.kind !== 'done') throw new Error(`the wallet did not take the rollback: ${whyOf(answer)}`);
  await moveRound(db, id, 'undoing', 'undone');
}

/** Brings a round to its end from wherever it stopped; one that is not due yet stays. */
export async function settleRound(needs: SettleNeeds, id: string): Promise<void> {
  const { db, clock } = needs;
  const round = await findRound(db, id);
  if (round === undefined || round.dueAt.getTime() > clock()) return;
  if (round.state === 'debiting' && (await moveRound(db, id, 'debiting', 'undoing'))) await undoRound(needs, round);
  else if (round.state === 'undoing') await undoRound(needs, round);
  else if (round.state === 'crediting') await payRound(needs, round);
  else if (round.state === 'open') await settleMatch(needs, round);
}

async function settleMatch(needs: SettleNeeds, round: VendorRound): Promise<void> {
  const { db, clock, random } = needs;
  const { id, vendor, kind, selection, currency } = round;
  const fixture = isMatch(kind) ? fixtureOfBet(vendor, kind, selection) : undefined;
  if (!isMatch(kind) || fixture === undefined) throw new Error(`round ${id} is on no match`);
  const drawn = await resultOf(db, random, fixture, new Date(clock()));
  const outcome = matchOutcome(vendor, kind, round, drawn, purseOf(currency));
  if (!(await endRound(db, id, 'open', outcome))) return;
  const { payout, result } = outcome;
  await payRound(needs, { ...round, payout, creditKind: 'win', result });
}

/**
 * Tries what its own job has given up again, for a day after it was due. Each round is tried; the first error is
 * thrown at the end.
 */
export async function settleOverdue(needs: SettleNeeds): Promise<void> {
  const now = needs.clock();
  const ids = await overdueRounds(needs.db, new Date(now - DAY), new Date(now - 10 * MINUTE));
  const errors: unknown[] = [];
  for (const id of ids) await settleRound(needs, id).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}

function whyOf(answer: { readonly kind: string; readonly code?: string }): string {
  return answer.code ?? answer.kind;
}
